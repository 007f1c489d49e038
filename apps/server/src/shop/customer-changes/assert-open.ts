import { changeObstacle, changesEnd } from '@dimsum/domain/customer-changes'
import type { OrderStatus } from '@dimsum/domain/order-status'
import { customerChanges } from '@dimsum/words/server/customer-changes'
import { ShopError } from '../../platform/errors/shop-error.ts'

/** The owner's time of day, or null while she lets customers change nothing. */
export type Closing = { now: Date; clock: string | null }

/**
 * Refuses what comes when the order is not the customer's to change any more.
 * @throws ShopError `conflict`, naming the time and whom to write to
 */
export const assertOpen = (
  order: { status: OrderStatus; deliveryDate: string | null },
  { now, clock }: Closing,
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
