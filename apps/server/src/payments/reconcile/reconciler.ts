import { finishJob } from '../../platform/jobs/job-runs.queries.ts'
import { type Rounds, startRounds } from '../../platform/jobs/rounds.ts'
import type { PaymentParts } from '../payment-parts.ts'
import { askRefundsAgain } from '../refunds/ask-refunds-again.ts'
import { reconcileDue, reconcilerJob } from './reconcile.ts'

/** How often due questions are looked for. */
const usualIntervalMs = 15_000

/**
 * Polls the provider about open attempts on their schedule for as long as the process lives: notifications are fast, polling
 * is certain. Every process may run one: attempts are claimed row by row, so each is polled once.
 * The schedule is in the rows and survives restarts.
 */
export const startReconciler = (parts: PaymentParts, intervalMs = usualIntervalMs): Rounds =>
  startRounds(async (isStopped) => {
    try {
      const result = await reconcileDue(parts, isStopped)
      await askRefundsAgain(parts, isStopped)
      // Never claimed, and read for its end alone: its beginning stays that of the first round.
      await finishJob(parts.db, reconcilerJob, result)
      if (result.asked + result.ended + result.paid + result.unanswered > 0) {
        parts.log.info(result, 'payments reconciled')
      }
    } catch (error) {
      parts.log.error({ err: error }, 'payments could not be reconciled')
    }
  }, intervalMs)
