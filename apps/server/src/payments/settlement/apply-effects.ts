import type { Tx } from '../../platform/db/connection.ts'
import { insertOrderEvent } from '../../shop/orders/timeline/order-events.queries.ts'
import { changeAttempt, checkAttemptsNow, methodOf } from '../ledger/attempts.queries.ts'
import { markPaid, markUnpaid, noteTransaction } from '../ledger/payable-orders.queries.ts'
import { insertRefund } from '../ledger/refunds.queries.ts'
import { applyRemainingPayment, pointAttemptAt } from './apply-remaining-payment.ts'
import type { Effect } from './effects.ts'
import { finishRefund } from './finish-refund.ts'
import type { Message, PaymentState } from './payment-state.ts'
import { raiseConcern, raiseMissingStock } from './raise-concerns.ts'

/** Writes the effects of a decision, in the transaction that holds the order's lock. The trigger books the revenue. */
export const applyEffects = async (
  tx: Tx,
  state: PaymentState,
  message: Message,
  effects: readonly Effect[],
): Promise<void> => {
  for (const effect of effects) await applyEffect(tx, state, message, effect)
}

const applyEffect = async (tx: Tx, state: PaymentState, message: Message, effect: Effect): Promise<void> => {
  const { order, attempt } = state
  const { report, via } = message
  const { transactionId } = report
  const { status } = report.words
  switch (effect.name) {
    case 'finish-refund':
      return finishRefund(tx, effect.refund, 'done')
    case 'record-dashboard-refund': {
      const { key: refundKey, amount, counts } = effect
      const { id: attemptId, method: paymentMethod } = attempt
      const of = { orderId: order.id, attemptId, transactionId, paymentMethod, amount: String(amount) }
      await insertRefund(tx, { ...of, way: 'provider', state: 'done', refundKey, counts }, null)
      return
    }
    case 'raise-attention':
      return raiseConcern(tx, { order, attempt, report }, effect.concern)
    case 'change-attempt':
      return changeAttempt(tx, attempt.id, effect.change, effect.nextCheckMs)
    case 'pay-order':
      await markPaid(tx, order.id, {
        paidAt: report.settledAt,
        paymentMethod: methodOf(attempt, report.words.method),
        transactionId,
        transactionStatus: status,
      })
      await raiseMissingStock(tx, { order, attempt, report })
      // This order must not be paid a second time.
      return checkAttemptsNow(tx, order.id)
    case 'unpay-order':
      return markUnpaid(tx, order.id, status)
    case 'note-transaction':
      return noteTransaction(tx, order.id, { transactionId, status })
    case 'write-timeline': {
      const { kind, concerns } = effect
      const method = methodOf(attempt, report.words.method)
      const data = { via, status, method, attemptId: attempt.id, amount: attempt.amount }
      await insertOrderEvent(tx, {
        orderId: order.id,
        actor: 'provider',
        kind,
        data: concerns.length > 0 ? { ...data, concerns } : data,
      })
      return
    }
    case 'apply-remaining-payment':
      return applyRemainingPayment(tx, order.id, effect.transaction, 'payment')
    case 'point-attempt-at':
      return pointAttemptAt(tx, effect.transaction)
  }
}
