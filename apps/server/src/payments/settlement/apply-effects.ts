import type { Tx } from '../../platform/db/connection.ts'
import { updateOrder } from '../../shop/orders/change/order-status.queries.ts'
import { insertOrderEvent } from '../../shop/orders/timeline/order-events.queries.ts'
import { changeAttempt, checkAttemptsNow, methodOf } from '../ledger/attempts.queries.ts'
import { insertPayment, listPayments, updatePayment, voidPayment } from '../ledger/payments.queries.ts'
import { insertRefund } from '../ledger/refunds.queries.ts'
import { applyRemainingPayment, pointAttemptAt } from './apply-remaining-payment.ts'
import type { Effect } from './effects.ts'
import { finishRefund } from './finish-refund.ts'
import type { Message, PaymentState } from './payment-state.ts'
import { raiseConcern, raiseMissingStock } from './raise-concerns.ts'

/** Writes the effects of a decision in the transaction that holds the order's lock. */
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
    case 'raise-attention':
      return raiseConcern(tx, { order, attempt, report }, effect.concern)
    case 'raise-missing-stock':
      return raiseMissingStock(tx, { order, attempt, report })
    case 'change-attempt':
      return changeAttempt(tx, attempt.id, effect.change, effect.nextCheckMs)
    case 'end-other-attempts':
      return checkAttemptsNow(tx, order.id)
    case 'record-payment':
      return insertPayment(tx, {
        orderId: order.id,
        attemptId: attempt.id,
        transactionId,
        amount: attempt.amount,
        method: methodOf(attempt, report.words.method),
        status,
        receivedAt: report.settledAt,
        recordedBy: 'provider',
      })
    case 'note-payment-status':
      return updatePayment(tx, effect.paymentId, { status })
    case 'void-payment':
      return voidPayment(tx, effect.paymentId, 'provider')
    case 'note-transaction':
      return updateOrder(tx, order.id, {
        midtransTransactionId: transactionId,
        midtransPaymentStatus: status,
      })
    case 'write-timeline': {
      const { kind, isPart, concerns } = effect
      const method = methodOf(attempt, report.words.method)
      const data = {
        via,
        status,
        method,
        attemptId: attempt.id,
        amount: attempt.amount,
        ...(isPart && { isPart }),
      }
      await insertOrderEvent(tx, {
        orderId: order.id,
        actor: 'provider',
        kind,
        data: concerns.length > 0 ? { ...data, concerns } : data,
      })
      return
    }
    case 'apply-remaining-payment': {
      const { payment } = effect
      return applyRemainingPayment(
        tx,
        payment,
        state.transactions.get(payment.transactionId ?? ''),
        'payment',
      )
    }
    case 'point-attempt-at':
      return pointAttemptAt(tx, effect.transaction, effect.paidAt)
    case 'finish-refund':
      return finishRefund(tx, effect.refund, 'done')
    case 'record-dashboard-refund': {
      const payments = await listPayments(tx, order.id)
      const payment = payments.find((each) => each.transactionId === transactionId)
      // Refunded before it was ever reported as paid: no payment was recorded, so none is voided.
      if (!payment) return
      const { key: refundKey, amount } = effect
      const of = { orderId: order.id, paymentId: payment.id, amount: String(amount) }
      await insertRefund(tx, { ...of, way: 'provider', state: 'done', refundKey }, null)
    }
  }
}
