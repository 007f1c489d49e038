import type { Order } from '@dimsum/contract/orders'
import type { Db } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { findOrder } from '../orders/read/orders.queries.ts'
import { presentOrder } from '../orders/read/present-order.ts'

/** The holder's view of the order, as last committed. */
export const ownOrder = async (db: Db, id: number): Promise<Order> => {
  const order = await findOrder(db, id)
  if (!order) throw new ShopError('not-found')
  return presentOrder(order)
}
