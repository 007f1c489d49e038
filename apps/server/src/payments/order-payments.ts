import { findJobRun } from '../platform/jobs/job-runs.queries.ts'
import { withIsoDates } from '../shop/iso-dates.ts'
import type { OrderPayments } from '../shop/order-payments.ts'
import { checkAttemptsNow, listAttempts } from './ledger/attempts.queries.ts'
import { countWatchedAttempts } from './reconcile/reconcile.queries.ts'
import { reconcilerJob } from './reconcile/reconcile.ts'

/** The payment functions that `shop` depends on. */
export const orderPayments: OrderPayments = {
  endSoon: checkAttemptsNow,
  // Token and address are left out, because they open the customer's payment page.
  list: async (db, orderId) =>
    (await listAttempts(db, orderId)).map(({ token: _, redirectUrl: __, ...shown }) => withIsoDates(shown)),
  reconciler: async (db) => {
    const [run, open] = await Promise.all([findJobRun(db, reconcilerJob), countWatchedAttempts(db)])
    return { lastRun: run?.finishedAt?.toISOString() ?? null, open }
  },
}
