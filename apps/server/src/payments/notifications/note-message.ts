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
        paymentType: told.words.method,
        transactionId: told.transactionId,
        providerOrderId: attempt.providerOrderId,
      },
    })
  })

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
    if (told.isTest || isTestPaymentId(providerOrderId) || !told.isWellFormed) return
    await raiseAttention(tx, {
      kind: 'unmatched-message',
      orderId: null,
      reference: providerOrderId,
      data: {
        providerOrderId,
        transactionId: told.transactionId,
        status: told.words.status,
        received: told.grossAmount,
        paymentType: told.words.method,
        isKnownToProvider,
      },
    })
  })
