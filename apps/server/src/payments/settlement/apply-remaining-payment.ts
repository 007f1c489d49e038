import type { Tx } from '../../platform/db/connection.ts'
import { insertOrderEvent } from '../../shop/orders/timeline/order-events.queries.ts'
import { changeAttempt, findAttempt, keepNextCheck, methodOf } from '../ledger/attempts.queries.ts'
import { markPaid } from '../ledger/payable-orders.queries.ts'
import type { TransactionState } from '../ledger/transaction-states.ts'

/**
 * The order is paid by this transaction: method, time, transaction and, by the trigger, the reports are its own from
 * now on. `kind` is the line of the timeline: `paid` when the order was unpaid, `payment` when another payment of it went
 * back.
 */
export const applyRemainingPayment = async (
  tx: Tx,
  orderId: number,
  transaction: TransactionState,
  kind: 'paid' | 'payment',
): Promise<void> => {
  const { attemptId, transactionId, status } = transaction
  const attempt = await findAttempt(tx, attemptId)
  if (!attempt) throw new Error(`There is no attempt ${attemptId}`)
  const paidAt = attempt.transactionId === transactionId ? attempt.paidAt : transaction.heardPaidAt
  await pointAttemptAt(tx, transaction, paidAt)
  const paymentMethod = methodOf(attempt, transaction.method)
  await markPaid(tx, orderId, { paidAt, paymentMethod, transactionId, transactionStatus: status })
  await insertOrderEvent(tx, {
    orderId,
    actor: 'provider',
    kind,
    data: { via: 'hand-over', status, method: paymentMethod, attemptId, amount: attempt.amount },
  })
}

/** Of several payments on one page the attempt stands for the one that is left. */
export const pointAttemptAt = (
  tx: Tx,
  { attemptId, transactionId, status, method, heardPaidAt }: TransactionState,
  paidAt = heardPaidAt,
): Promise<void> =>
  changeAttempt(
    tx,
    attemptId,
    {
      state: 'paid',
      transactionId,
      transactionStatus: status,
      paymentType: method,
      ...(paidAt === null ? {} : { paidAt }),
    },
    keepNextCheck,
  )
