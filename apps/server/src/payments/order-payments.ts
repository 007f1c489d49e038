import { findJobRun } from '../platform/jobs/job-runs.queries.ts'
import type { OrderPayments } from '../shop/order-payments.ts'
import { checkAttemptsNow, listAttempts } from './ledger/attempts.queries.ts'
import { presentAttempt } from './ledger/present-attempt.ts'
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
