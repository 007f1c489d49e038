import type { Tx } from '../../platform/db/connection.ts'
import { raiseAttention } from '../../shop/attention/attention.queries.ts'
import type { Attempt } from '../ledger/attempts.queries.ts'
import { listLinesWithoutStock, type PayableOrder } from '../ledger/payable-orders.queries.ts'
import type { PaymentReport } from '../payment-provider.ts'
import type { Concern } from './rank-rule.ts'

type Subject = { order: PayableOrder; attempt: Attempt; report: PaymentReport }

/** Reports of a concern with the same reference are the same one. */
const referenceOf = (concern: Concern, { attempt, report }: Subject): string => {
  const transaction = report.transactionId ?? attempt.providerOrderId
  switch (concern) {
    case 'wrong-amount':
      return `${attempt.providerOrderId} ${report.grossAmount}`
    case 'partial-refund':
      return `${transaction} ${report.refundAmount ?? ''}`
    default:
      return transaction
  }
}

/** Adds a concern to «Perlu perhatian», once per cause. */
export const raiseConcern = async (tx: Tx, subject: Subject, concern: Concern): Promise<void> => {
  const { order, attempt, report } = subject
  await raiseAttention(tx, {
    kind: concern,
    orderId: order.id,
    attemptId: attempt.id,
    reference: referenceOf(concern, subject),
    data: {
      total: order.totalPrice,
      received: report.grossAmount,
      paymentType: report.words.method,
      transactionId: report.transactionId,
      providerOrderId: attempt.providerOrderId,
      ...(report.refundAmount === null ? {} : { refunded: report.refundAmount }),
      // Possibly the same money twice: recorded by hand, then reported by the provider.
      ...(order.isPaid && order.transactionId === null ? { recordedByHand: order.paymentMethod } : {}),
    },
  })
}

/** A paid order whose packages were returned to stock and are not available any more. */
export const raiseMissingStock = async (tx: Tx, { order, attempt, report }: Subject): Promise<void> => {
  const packages = await listLinesWithoutStock(tx, order.id)
  if (packages.length === 0) return
  await raiseAttention(tx, {
    kind: 'paid-without-stock',
    orderId: order.id,
    attemptId: attempt.id,
    reference: report.transactionId ?? attempt.providerOrderId,
    data: { packages },
  })
}
