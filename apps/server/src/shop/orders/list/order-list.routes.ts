import { OrderList, OrderListQuery, SearchOrders } from '@dimsum/contract/orders'
import { forRight } from '../../../platform/http/access/access.ts'
import type { ShopFeature } from '../../shop-parts.ts'
import { listOrders } from './list-orders.ts'

/** The owner's list of orders with search and filters (product.md section 7). */
export const orderListRoutes: ShopFeature = (app, { db }) => {
  app.get(
    '/api/orders',
    { config: forRight('orders'), schema: { querystring: OrderListQuery, response: { 200: OrderList } } },
    (request) => listOrders(db, request.query),
  )

  // The desk often searches for a name or a phone: the text is in the body, because URLs are logged.
  app.post(
    '/api/admin/search/orders',
    { config: forRight('orders'), schema: { body: SearchOrders, response: { 200: OrderList } } },
    (request) => listOrders(db, request.body),
  )
}
