import type { PaymentAttemptView } from '@dimsum/contract/payments'
import { findJobRun } from '../platform/jobs/job-runs.queries.ts'
import type { OrderPayments } from '../shop/order-payments.ts'
import { type Attempt, checkAttemptsNow, listAttempts } from './ledger/attempts.queries.ts'
import { countWatchedAttempts } from './reconcile/reconcile.queries.ts'
import { reconcilerJob } from './reconcile/reconcile.ts'

/** The payment functions that `shop` depends on. */
export const orderPayments: OrderPayments = {
  endSoon: checkAttemptsNow,
  list: async (db, orderId) => (await listAttempts(db, orderId)).map(presentAttempt),
  reconciler: async (db) => {
    const [run, open] = await Promise.all([findJobRun(db, reconcilerJob), countWatchedAttempts(db)])
    return { lastRun: run?.finishedAt?.toISOString() ?? null, open }
  },
}

/** The owner's view of an attempt, without the token, which would open the customer's payment page. */
const presentAttempt = (attempt: Attempt): PaymentAttemptView => ({
  id: attempt.id,
  providerOrderId: attempt.providerOrderId,
  method: attempt.method,
  state: attempt.state,
  amount: attempt.amount,
  paymentType: attempt.paymentType,
  transactionStatus: attempt.transactionStatus,
  createdAt: attempt.createdAt.toISOString(),
  expiresAt: attempt.expiresAt?.toISOString() ?? null,
  paidAt: attempt.paidAt?.toISOString() ?? null,
})
