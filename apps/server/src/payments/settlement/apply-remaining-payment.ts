import { hasMoney } from '@dimsum/domain/payment-outcome'
import type { Tx } from '../../platform/db/connection.ts'
import { insertOrderEvent } from '../../shop/orders/timeline/order-events.queries.ts'
import { changeAttempt, keepNextCheck } from '../ledger/attempts.queries.ts'
import type { PaymentRow } from '../ledger/payments.queries.ts'
import type { TransactionState } from '../ledger/transaction-states.ts'

/**
 * Makes another payment pay an order after one was voided; the trigger updates the order. Its attempt refers to its
 * transaction again. `kind` is the timeline entry: `paid` when the order was unpaid in between, else `payment`.
 */
export const applyRemainingPayment = async (
  tx: Tx,
  { orderId, attemptId, amount, method, status, receivedAt, recordedBy }: PaymentRow,
  transaction: TransactionState | undefined,
  kind: 'paid' | 'payment',
): Promise<void> => {
  if (transaction && hasMoney(transaction.outcome)) await pointAttemptAt(tx, transaction, receivedAt)
  await insertOrderEvent(tx, {
    orderId,
    actor: attemptId === null ? recordedBy : 'provider',
    kind,
    data: { via: 'hand-over', status, method, attemptId, amount },
  })
}

/** When one page has several payments, the attempt refers to the remaining one. */
export const pointAttemptAt = (
  tx: Tx,
  { attemptId, transactionId, status, method }: TransactionState,
  paidAt: Date,
): Promise<void> =>
  changeAttempt(
    tx,
    attemptId,
    { state: 'paid', transactionId, transactionStatus: status, paymentType: method, paidAt },
    keepNextCheck,
  )
