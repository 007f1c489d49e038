import { finishJob } from '../../platform/jobs/job-runs.queries.ts'
import { type PeriodicJob, startPeriodicJob } from '../../platform/jobs/periodic-job.ts'
import type { PaymentParts } from '../payment-parts.ts'
import { askRefundsAgain } from '../refunds/ask-refunds-again.ts'
import { reconcileDue, reconcilerJob } from './reconcile.ts'

/** Polling interval for due status checks. */
const usualIntervalMs = 15_000

/**
 * Checks open attempts at the provider on their schedule while the process runs: notifications are fast, polling is
 * reliable. Every process may run one: attempts are claimed per row, so each is checked once. The schedule is stored in
 * the rows and survives restarts.
 */
export const startReconciler = (parts: PaymentParts, intervalMs = usualIntervalMs): PeriodicJob =>
  startPeriodicJob(async (isStopped) => {
    try {
      const result = await reconcileDue(parts, isStopped)
      await askRefundsAgain(parts, isStopped)
      // Only the end of this job is recorded: it is not claimed, and its start stays that of the first round.
      await finishJob(parts.db, reconcilerJob, result)
      if (result.asked + result.ended + result.paid + result.unanswered > 0) {
        parts.log.info(result, 'payments reconciled')
      }
    } catch (error) {
      parts.log.error({ err: error }, 'payments could not be reconciled')
    }
  }, intervalMs)
