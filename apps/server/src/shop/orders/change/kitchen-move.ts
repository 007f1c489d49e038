import { waitsForConfirmation } from '@dimsum/domain/cook-sheet'
import { isCancelled, type OrderStatus } from '@dimsum/domain/order-status'
import type { Db } from '../../../platform/db/connection.ts'
import { ShopError } from '../../../platform/errors/shop-error.ts'
import { findOrder } from '../read/orders.queries.ts'

/**
 * What the kitchen may do with an order's status: forward and back while it is cooked for. Confirming an unpaid order and
 * cancelling are for who speaks with the customer.
 * @returns where the order stands; the change is to be made only while it stands there
 * @throws ShopError `not-found`, `forbidden`
 */
export const assertKitchenMove = async (db: Db, id: number, to: OrderStatus): Promise<OrderStatus> => {
  const order = await findOrder(db, id)
  if (!order) throw new ShopError('not-found')
  const { status: from, isPaid } = order
  const isCookedFor = (status: OrderStatus) =>
    !isCancelled(status) && !waitsForConfirmation({ status, isPaid })
  if (!isCookedFor(from) || !isCookedFor(to)) throw new ShopError('forbidden')
  return from
}
