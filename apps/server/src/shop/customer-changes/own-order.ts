import type { Order } from '@dimsum/contract/orders'
import { changeObstacle, changesEnd } from '@dimsum/domain/customer-changes'
import type { OrderStatus } from '@dimsum/domain/order-status'
import { customerChanges } from '@dimsum/words/server/customer-changes'
import type { Db } from '../../platform/db/connection.ts'
import { orNotFound, ShopError } from '../../platform/errors/shop-error.ts'
import { findOrder } from '../orders/read/orders.queries.ts'
import { presentOrder } from '../orders/read/present-order.ts'
import type { ShopRules } from '../settings/shop-rules.ts'

/** The holder's view of the order, as last committed. */
export const ownOrder = async (db: Db, id: number): Promise<Order> => {
  return presentOrder(orNotFound(await findOrder(db, id)))
}

/**
 * @throws ShopError `conflict` when the customer cannot change the order any more, naming the deadline and the contact
 */
export const assertOpen = (
  order: { status: OrderStatus; deliveryDate: string | null },
  now: Date,
  { customerChanges: clock }: Pick<ShopRules, 'customerChanges'>,
): void => {
  if (clock === null) throw new ShopError('conflict', customerChanges.off)
  const obstacle = changeObstacle(order, now, clock)
  if (obstacle === null) return
  const end = changesEnd(order.deliveryDate, clock)
  throw new ShopError(
    'conflict',
    obstacle === 'too-late' && end
      ? customerChanges.tooLate(end)
      : customerChanges[obstacle === 'done' ? 'done' : 'started'],
  )
}
