import { EditDetails } from '@dimsum/contract/edit-details'
import { EditGoods, GoodsTerms } from '@dimsum/contract/edit-goods'
import { OrderIdParams } from '@dimsum/contract/fields'
import { AdminOrder } from '@dimsum/contract/orders'
import { forRight, requireActor } from '../../platform/http/access/access.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { editDetails } from './change/edit-details.ts'
import { editGoods, goodsTerms } from './change/edit-goods.ts'
import { byCurrentMenu } from './place/by-current-menu.ts'

/** The owner changes an order: its packages and charges, or who gets it and how. */
export const editOrderRoutes: ShopFeature = (app, parts) => {
  const config = forRight('orders')

  app.get(
    '/api/orders/:id/goods',
    { config, schema: { params: OrderIdParams, response: { 200: GoodsTerms } } },
    async ({ params }) => goodsTerms(parts.db, params.id),
  )

  app.put(
    '/api/orders/:id/goods',
    { config, schema: { params: OrderIdParams, body: EditGoods, response: { 200: AdminOrder } } },
    async (request) => {
      const actor = requireActor(request)
      return byCurrentMenu(parts, (rules) => editGoods(parts, actor, request.params.id, request.body, rules))
    },
  )

  app.put(
    '/api/orders/:id/details',
    { config, schema: { params: OrderIdParams, body: EditDetails, response: { 200: AdminOrder } } },
    async (request) => {
      const actor = requireActor(request)
      return byCurrentMenu(parts, (rules) =>
        editDetails(parts, actor, request.params.id, request.body, rules),
      )
    },
  )
}
