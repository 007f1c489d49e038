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

  // What the desk searches for is often a name or a phone: it comes in a body, as addresses are kept by logs.
  app.post(
    '/api/admin/search/orders',
    { config: forRight('orders'), schema: { body: SearchOrders, response: { 200: OrderList } } },
    (request) => listOrders(db, request.body),
  )
}
