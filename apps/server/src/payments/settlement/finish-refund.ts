import type { Tx } from '../../platform/db/connection.ts'
import { insertOrderEvent } from '../../shop/orders/timeline/order-events.queries.ts'
import { type RefundRow, settleRefundRow } from '../ledger/refunds.queries.ts'

/** Settles a refund as done or refused, once, in the transaction that holds the order's lock. */
export const finishRefund = async (
  tx: Tx,
  refund: RefundRow,
  state: 'done' | 'refused',
  refusal: string | null = null,
): Promise<void> => {
  if (!(await settleRefundRow(tx, refund.id, state, refusal))) return
  await insertOrderEvent(tx, {
    orderId: refund.orderId,
    actor: 'provider',
    kind: 'refund',
    data: { amount: refund.amount, way: refund.way, state, ...(refusal !== null && { refusal }) },
  })
}
