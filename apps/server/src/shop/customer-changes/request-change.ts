import type { RequestChange } from '@dimsum/contract/customer-changes'
import type { Order } from '@dimsum/contract/orders'
import { customerChanges } from '@dimsum/words/server/customer-changes'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { orNotFound, ShopError } from '../../platform/errors/shop-error.ts'
import { announce } from '../../platform/live/announce.ts'
import { isAttentionOpen, raiseAttention } from '../attention/attention.queries.ts'
import { lockOrderState } from '../orders/change/order-status.queries.ts'
import { insertOrderEvent } from '../orders/timeline/order-events.queries.ts'
import type { ShopRules } from '../settings/shop-rules.ts'
import { assertOpen, ownOrder } from './own-order.ts'

/**
 * The holder requests what she may not do herself: cancelling a paid order, or any other change. The request is on
 * «Perlu perhatian» until the owner decides. Its text is only in the timeline, where an erasure removes it.
 * @throws ShopError `conflict` when it is too late, when a request is undecided, or when she may cancel it herself
 */
export const requestChange = async (
  parts: { db: Db; now: () => Date },
  actor: string,
  id: number,
  { what, text }: RequestChange,
  rules: ShopRules,
): Promise<Order> => {
  await inTransaction(parts.db, async (tx) => {
    const order = orNotFound(await lockOrderState(tx, id))
    assertOpen(order, parts.now(), rules)
    if (what === 'cancel' && !order.isPaid && order.amountPaid === null)
      throw new ShopError('conflict', customerChanges.notPaid)
    if (await isAttentionOpen(tx, 'change-request', id))
      throw new ShopError('conflict', customerChanges.asked)
    const event = await insertOrderEvent(tx, {
      orderId: id,
      actor,
      kind: 'change-request',
      data: { what },
      text,
    })
    await raiseAttention(tx, {
      kind: 'change-request',
      orderId: id,
      reference: `order-${id}-event-${event.id}`,
      data: { what, event: event.id },
    })
  })
  announce(parts)
  return ownOrder(parts.db, id)
}
