import { waitsForConfirmation } from '@dimsum/domain/cook-sheet'
import { isCancelled, type OrderStatus } from '@dimsum/domain/order-status'
import type { Db } from '../../../platform/db/connection.ts'
import { ShopError } from '../../../platform/errors/shop-error.ts'
import { findOrder } from '../read/orders.queries.ts'

/**
 * Checks the status changes of the kitchen role: between confirmed and delivered, in both directions. Confirming an
 * unpaid order and cancelling need contact with the customer.
 * @returns the current status, which the change must expect
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
