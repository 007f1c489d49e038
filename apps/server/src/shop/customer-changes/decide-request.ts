import type { DecideRequest } from '@dimsum/contract/customer-changes'
import type { AttentionItem } from '@dimsum/contract/payments'
import { isDelivered, withdrawal } from '@dimsum/domain/order-status'
import { attentionRefusals, orderRefusals } from '@dimsum/words/server/desk'
import { inTransaction } from '../../platform/db/connection.ts'
import { orNotFound, ShopError } from '../../platform/errors/shop-error.ts'
import { announce } from '../../platform/live/announce.ts'
import { closeAttention, findAttention } from '../attention/attention.queries.ts'
import { presentAttention } from '../attention/present-attention.ts'
import { type Alongside, changeOrderStatus } from '../orders/change/change-order-status.ts'
import type { EditParts } from '../orders/change/edit-order.ts'
import { lockOrderState } from '../orders/change/order-status.queries.ts'
import { insertOrderEvent } from '../orders/timeline/order-events.queries.ts'
import type { ShopRules } from '../settings/shop-rules.ts'

/**
 * The owner approves or refuses a change request; the customer reads the answer on her tracking page. An approved
 * cancellation is made in the same transaction; any other change the owner makes herself.
 * @throws ShopError `not-found`; `conflict` when it is decided already; `stale` when the order was handed over
 * meanwhile
 */
export const decideRequest = async (
  parts: EditParts,
  actor: string,
  id: number,
  { decision, note }: DecideRequest,
  rules: ShopRules,
): Promise<AttentionItem> => {
  const item = await findAttention(parts.db, id)
  if (item?.kind !== 'change-request' || item.orderId === null)
    throw new ShopError('not-found', attentionRefusals.missing)
  const { orderId, data } = item
  const cancels = decision === 'approved' && data.what === 'cancel'
  const settle: Alongside = async (tx, order) => {
    if (cancels && isDelivered(order.status)) throw new ShopError('stale', orderRefusals.isNow(order.status))
    if (!(await closeAttention(tx, id, actor, note ?? '')))
      throw new ShopError('conflict', attentionRefusals.closed)
    const answer = { what: data.what, decision }
    await insertOrderEvent(tx, { orderId, actor, kind: 'change-answer', data: answer, text: note })
  }
  if (cancels) {
    await changeOrderStatus(parts, actor, orderId, { ...withdrawal, reason: note, alongside: settle }, rules)
  } else {
    await inTransaction(parts.db, async (tx) => {
      const order = orNotFound(await lockOrderState(tx, orderId))
      await settle(tx, order)
    })
  }
  announce(parts)
  const decided = await findAttention(parts.db, id)
  return presentAttention(decided ?? item)
}
