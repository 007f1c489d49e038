import type { TickedLine } from '@dimsum/contract/kitchen'
import { formatOrderId } from '@dimsum/domain/order-number'
import { isCancelled } from '@dimsum/domain/order-status'
import { kitchenRefusals } from '@dimsum/words/server/kitchen'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { announce } from '../../platform/live/announce.ts'
import { lockOrderState } from '../orders/change/order-status.queries.ts'
import { insertOrderEvent } from '../orders/timeline/order-events.queries.ts'
import { findLine, updateTick } from './tick-line.queries.ts'

/**
 * Ticks one line of an order as prepared, or removes the tick. A repeated tick changes nothing and adds no timeline
 * entry: two people may press at the same time.
 * @throws ShopError `not-found`; `conflict` for a cancelled order, which must not be cooked
 */
export const tickLine = async (
  parts: { db: Db },
  actor: string,
  id: number,
  isPrepared: boolean,
): Promise<TickedLine> => {
  const { orderId } = (await findLine(parts.db, id)) ?? {}
  if (orderId === undefined) throw new ShopError('not-found', kitchenRefusals.noLine)
  const preparedAt = await inTransaction(parts.db, async (tx) => {
    const order = await lockOrderState(tx, orderId)
    const line = await findLine(tx, id)
    if (!order || !line) throw new ShopError('not-found', kitchenRefusals.noLine)
    if (isPrepared && isCancelled(order.status)) {
      throw new ShopError('conflict', kitchenRefusals.doNotCook(formatOrderId(orderId)))
    }
    if (isPrepared === (line.preparedAt !== null)) return line.preparedAt
    const changed = await updateTick(tx, id, isPrepared)
    const { packageType, quantity } = line
    await insertOrderEvent(tx, {
      orderId,
      actor,
      kind: 'prepared',
      data: { packageType, quantity, isPrepared },
    })
    return changed
  })
  announce(parts)
  return { id, orderId, preparedAt: preparedAt?.toISOString() ?? null }
}
