import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { raiseAttention } from '../../shop/attention/attention.queries.ts'
import { type Attempt, checkAttemptWithin } from '../ledger/attempts.queries.ts'
import { isTestPaymentId } from '../ledger/test-payment-id.ts'
import type { PaymentReport } from '../payment-provider.ts'
import { isAmount } from '../settlement/judge-report.ts'
import { noteReport } from '../settlement/record-report.ts'
import { claimsPayment } from './judge-message.ts'

/** The provider is asked soon about an attempt whose message could not be taken at its word. */
export const askAgainMs = 60_000

/**
 * A signed message that does not fit its attempt is kept, and shown to the owner when it speaks of money. Something may have
 * happened all the same, so the provider is asked about the attempt within a minute.
 */
export const noteMismatch = (db: Db, told: PaymentReport, attempt: Attempt): Promise<void> =>
  inTransaction(db, async (tx) => {
    await noteReport(tx, {
      attempt,
      report: told,
      authority: 'told',
      source: 'notification',
      verdict: 'mismatch',
    })
    await checkAttemptWithin(tx, attempt.id, askAgainMs)
    if (!claimsPayment(told) || isAmount(told.grossAmount, attempt.amount)) return
    await raiseAttention(tx, {
      kind: 'wrong-amount',
      orderId: attempt.orderId,
      attemptId: attempt.id,
      reference: `${attempt.providerOrderId} ${told.grossAmount}`,
      data: {
        total: attempt.amount,
        received: told.grossAmount,
        paymentType: told.paymentType,
        transactionId: told.transactionId,
        providerOrderId: attempt.providerOrderId,
      },
    })
  })

/** Of the dashboard's test button: https://docs.midtrans.com/docs/https-notification-webhooks */
const isDashboardTest = (id: string) => id.startsWith('payment_notif_test_')

/** Regrouped digits of a genuine message fit its signature too; they betray themselves by code or amount. */
const isWellFormed = ({ statusCode, grossAmount }: PaymentReport) =>
  /^(20[0-2]|407)$/.test(statusCode ?? '') && /^[1-9]\d*\.\d{2}$/.test(grossAmount)

/**
 * A signed message about an order we do not know. Tests of the provider and of the owner are expected; anything
 * else may be money nobody waits for.
 */
export const noteUnmatched = (db: Db, told: PaymentReport, isKnownToProvider: boolean): Promise<void> =>
  inTransaction(db, async (tx) => {
    await noteReport(tx, {
      attempt: null,
      report: told,
      authority: 'told',
      source: 'notification',
      verdict: 'unmatched',
    })
    const { providerOrderId } = told
    if (isDashboardTest(providerOrderId) || isTestPaymentId(providerOrderId) || !isWellFormed(told)) return
    await raiseAttention(tx, {
      kind: 'unmatched-message',
      orderId: null,
      reference: providerOrderId,
      data: {
        providerOrderId,
        transactionId: told.transactionId,
        status: told.statusWord,
        received: told.grossAmount,
        paymentType: told.paymentType,
        isKnownToProvider,
      },
    })
  })
