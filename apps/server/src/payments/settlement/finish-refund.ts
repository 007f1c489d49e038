import { rupiahFromWire } from '@dimsum/domain/money'
import { refundLeft } from '@dimsum/domain/refund'
import { textOf } from '@dimsum/words/sentence'
import { refunding } from '@dimsum/words/server/refunding'
import type { Tx } from '../../platform/db/connection.ts'
import { closeAttentionOfOrder } from '../../shop/attention/attention.queries.ts'
import { insertOrderEvent } from '../../shop/orders/timeline/order-events.queries.ts'
import { findPayableOrder } from '../ledger/payable-orders.queries.ts'
import { listRefunds, openStates, type RefundRow, settleRefundRow } from '../ledger/refunds.queries.ts'

/** What asks for money to be given back, and is answered once all of it was. */
const answered = ['cancelled-after-paid', 'paid-after-cancel'] as const

/** The provider gave it back, or refused. Once for each refund, in the transaction that holds the order's lock. */
export const finishRefund = async (
  tx: Tx,
  refund: RefundRow,
  state: 'done' | 'refused',
  refusal: string | null = null,
): Promise<void> => {
  if (!openStates.includes(refund.state)) return
  const settled = await settleRefundRow(tx, refund.id, state, refusal)
  if (!settled) return
  await insertOrderEvent(tx, {
    orderId: refund.orderId,
    actor: 'provider',
    kind: 'refund',
    data: { amount: refund.amount, way: refund.way, state, ...(refusal !== null && { refusal }) },
  })
  if (state === 'done') await closeWhenAllIsBack(tx, settled)
}

/** An order that was cancelled has nothing left to be done once all its money went back. */
export const closeWhenAllIsBack = async (tx: Tx, { orderId, askedBy }: RefundRow): Promise<void> => {
  const order = await findPayableOrder(tx, orderId)
  if (!order) return
  const given = (await listRefunds(tx, orderId))
    .filter(({ state }) => state === 'done')
    .map(({ amount, state, counts }) => ({ amount: rupiahFromWire(amount), state, counts }))
  if (refundLeft(rupiahFromWire(order.totalPrice), given) > 0) return
  await closeAttentionOfOrder(
    tx,
    orderId,
    answered,
    askedBy ?? 'provider',
    textOf(refunding.allIsBack, 'default'),
  )
}
