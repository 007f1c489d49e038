import { isLiveState } from '@dimsum/domain/payment-attempt'
import { finishJob } from '../../platform/jobs/job-runs.queries.ts'
import { type PeriodicJob, startPeriodicJob } from '../../platform/jobs/periodic-job.ts'
import { endAttempt } from '../attempts/end-attempt.ts'
import { type Attempt, findAttempt } from '../ledger/attempts.queries.ts'
import { findPayableOrder } from '../ledger/payable-orders.queries.ts'
import type { PaymentParts } from '../payment-parts.ts'
import { isProviderError } from '../payment-provider.ts'
import { askRefundsAgain } from '../refunds/ask-for-refund.ts'
import { askAboutAttempt } from '../settlement/ask-about-attempt.ts'
import { pauseAfter } from '../settlement/check-schedule.ts'
import { isWanted } from '../settlement/decide.ts'
import { askAttemptLater, claimDueAttempts, giveBackAttempts } from './reconcile.queries.ts'

export const reconcilerJob = 'payment-reconciler'

/** Attempts claimed at a time, and parallel status checks. */
const batchSize = 20
const atOnce = 4
/** Longer than the checks of one batch can take. */
const leaseMs = 5 * 60_000
/** Retry delay for attempts that were not checked because the provider did not answer. */
const afterSilenceMs = 60_000

export type Reconciliation = { asked: number; paid: number; ended: number; unanswered: number }

type Result = 'asked' | 'paid' | 'ended' | 'unanswered' | 'silence'

/**
 * Checks the status of every due attempt at the provider and applies the answers. «Not found» means that no payment
 * method was chosen yet. An attempt whose order is paid, cancelled or being paid otherwise is ended at the provider.
 * When the provider does not answer, the rest is postponed.
 */
export const reconcileDue = async (parts: PaymentParts, isStopped = () => false): Promise<Reconciliation> => {
  const total: Reconciliation = { asked: 0, paid: 0, ended: 0, unanswered: 0 }
  let isSilent = false
  while (!isStopped() && !isSilent) {
    const queue = await claimDueAttempts(parts.db, batchSize, leaseMs)
    if (queue.length === 0) break
    const work = async () => {
      while (!isStopped() && !isSilent) {
        const id = queue.shift()
        if (id === undefined) return
        const result = await reconcileOne(parts, id)
        if (result === 'silence') isSilent = true
        total[result === 'silence' ? 'unanswered' : result] += 1
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    // Not checked: due again when the provider may have recovered, or for the next process.
    await giveBackAttempts(parts.db, queue, isSilent ? afterSilenceMs : 0)
  }
  return total
}

const reconcileOne = async (parts: PaymentParts, id: number): Promise<Result> => {
  const { db, log } = parts
  let attempt: Attempt | undefined
  try {
    attempt = await findAttempt(db, id)
    const order = attempt && (await findPayableOrder(db, attempt.orderId))
    if (!attempt || !order) return 'asked'
    if (isLiveState(attempt.state) && isWanted(order, attempt)) {
      const { isPaid } = await askAboutAttempt(parts, attempt, 'reconciler')
      return isPaid ? 'paid' : 'asked'
    }
    await endAttempt(parts, attempt, 'reconciler')
    return attempt.state === 'paid' ? 'asked' : 'ended'
  } catch (error) {
    if (!isProviderError(error)) {
      // A fault of the server: the claim expires and the check is due again.
      log.error({ attemptId: id, err: error }, 'payment attempt could not be reconciled')
      return 'unanswered'
    }
    const { failure, status } = error
    log.warn({ attemptId: id, failure, status }, 'payment provider did not answer')
    const isRefused = failure === 'refused' || failure === 'order-id-in-use'
    const trouble = isRefused ? 'refused' : failure === 'cancel-failed' ? 'cancel-failed' : 'silent'
    if (attempt) await askAttemptLater(db, id, pauseAfter(trouble, attempt.checks, attempt.ageMs))
    // A fault in the answer about one payment says nothing about the others: after several, the circuit breaker opens, and
    // its error has no status.
    return trouble === 'silent' && (status === null || status === 401) ? 'silence' : 'unanswered'
  }
}

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
