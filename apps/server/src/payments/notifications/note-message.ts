import { hasMoney } from '@dimsum/domain/payment-outcome'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { raiseAttention } from '../../shop/attention/attention.queries.ts'
import { type Attempt, checkAttemptWithin } from '../ledger/attempts.queries.ts'
import { isTestPaymentId } from '../ledger/test-payment-id.ts'
import type { PaymentReport } from '../payment-provider.ts'
import { isAmount } from '../settlement/rank-rule.ts'
import { noteReport } from '../settlement/record-report.ts'

/** Delay until the status check of an attempt whose notification could not be trusted. */
export const askAgainMs = 60_000

/**
 * Stores a signed notification that does not match its attempt, and raises it to the owner when it claims money.
 * Something may have happened nevertheless, so the attempt's status is checked within a minute.
 */
export const noteMismatch = (db: Db, report: PaymentReport, attempt: Attempt): Promise<void> =>
  inTransaction(db, async (tx) => {
    await noteReport(tx, {
      attempt,
      report,
      source: 'notification',
      verdict: 'mismatch',
    })
    await checkAttemptWithin(tx, attempt.id, askAgainMs)
    if (!hasMoney(report.outcome) || isAmount(report.grossAmount, attempt.amount)) return
    await raiseAttention(tx, {
      kind: 'wrong-amount',
      orderId: attempt.orderId,
      attemptId: attempt.id,
      reference: `${attempt.providerOrderId} ${report.grossAmount}`,
      data: {
        total: attempt.amount,
        received: report.grossAmount,
        paymentType: report.words.method,
        transactionId: report.transactionId,
        providerOrderId: attempt.providerOrderId,
      },
    })
  })

/**
 * Stores a signed notification about an unknown order. Test notifications are expected; anything else may be money
 * without an order.
 */
export const noteUnmatched = (db: Db, report: PaymentReport, isKnownToProvider: boolean): Promise<void> =>
  inTransaction(db, async (tx) => {
    await noteReport(tx, {
      attempt: null,
      report,
      source: 'notification',
      verdict: 'unmatched',
    })
    const { providerOrderId } = report
    if (report.isTest || isTestPaymentId(providerOrderId) || !report.isWellFormed) return
    await raiseAttention(tx, {
      kind: 'unmatched-message',
      orderId: null,
      reference: providerOrderId,
      data: {
        providerOrderId,
        transactionId: report.transactionId,
        status: report.words.status,
        received: report.grossAmount,
        paymentType: report.words.method,
        isKnownToProvider,
      },
    })
  })
