import { isLiveState } from '@dimsum/domain/payment-attempt'
import { hasMoney } from '@dimsum/domain/payment-outcome'
import { inTransaction } from '../../platform/db/connection.ts'
import { type Attempt, changeAttempt, lockAttempt } from '../ledger/attempts.queries.ts'
import { listMovingTransactions } from '../ledger/transaction-states.ts'
import { type PaymentParts, sharedLimit } from '../payment-parts.ts'
import type { PaymentReport, TimeLimit } from '../payment-provider.ts'
import { graceMs, pauseAfter, waitBeforeNextCheck, waitWhilePending } from './check-schedule.ts'
import { isWanted } from './decide.ts'
import type { Via } from './payment-state.ts'
import { type RecordedReport, recordReport } from './record-report.ts'

export type Learnt = {
  /** The provider's answers and their judgements; empty while no payment method was chosen. */
  recorded: (RecordedReport & { report: PaymentReport })[]
  /** Whether the order is paid after all of them. */
  isPaid: boolean
}

/** Whether an answer is about this attempt, also when the provider repeats the transaction id as the order id. */
export const isAbout = (report: PaymentReport, attempt: Attempt): boolean => {
  if (report.providerOrderId === attempt.providerOrderId) return true
  if (report.transactionId === null || report.providerOrderId !== report.transactionId) return false
  return report.transactionId === attempt.transactionId || report.ourReference === attempt.providerOrderId
}

/**
 * Requests the status of one attempt and applies the answers. Asks by order id, and by every known transaction that may
 * still change: the order id returns only one, but a page may have several. Only stored ids are used. Throws
 * ProviderError.
 */
export const askAboutAttempt = async (
  parts: PaymentParts,
  attempt: Attempt,
  via: Via,
  limit: TimeLimit = {},
): Promise<Learnt> => {
  const { provider, rules } = parts
  const left = sharedLimit(limit.withinMs ?? rules.limits.question)
  const answers: PaymentReport[] = []
  const byOrder = await provider.statusOf(attempt.providerOrderId, left())
  if (byOrder !== null) answers.push(byOrder)
  for (const id of await listMovingTransactions(parts.db, provider, attempt)) {
    if (id === byOrder?.transactionId || id === attempt.providerOrderId) continue
    const byTransaction = await provider.statusOf(id, left())
    // Older transactions first, so that the one the provider returns for the order id is applied last.
    if (byTransaction !== null) answers.unshift(byTransaction)
  }
  await parts.stopAt?.('provider-asked')
  const learnt: Learnt = { recorded: [], isPaid: false }
  for (const report of answers.filter((answer) => isAbout(answer, attempt))) {
    const recorded = await recordReport(parts, attempt.id, { report, via })
    learnt.recorded.push({ ...recorded, report })
    learnt.isPaid = recorded.isPaid
  }
  await planNextCheck(parts, attempt.id, learnt)
  await parts.stopAt?.('report-recorded')
  return learnt
}

/**
 * Schedules the next check, which no applied report may have done. An unused attempt expires silently: the provider
 * sends no notification when only the page ends. The open attempts of an order that was paid or cancelled during the
 * check become due at once.
 */
const planNextCheck = (parts: PaymentParts, attemptId: number, { recorded }: Learnt): Promise<void> =>
  inTransaction(parts.db, async (tx) => {
    const locked = await lockAttempt(tx, attemptId)
    if (!locked) return
    const { order, attempt } = locked
    const { state, leftMs, ageMs, checks } = attempt
    const isLive = isLiveState(state)
    const isUnused = recorded.every(
      ({ judgement }) => judgement.outcome === 'failed' || judgement.outcome === 'denied',
    )
    const isOver = leftMs !== null && leftMs < -graceMs
    const isExpired = isUnused && isOver && isLive
    const isDenied = recorded.length > 0
    const isPending = recorded.some(({ judgement }) => judgement.outcome === 'open')
    const mustEnd =
      !(isLive && isWanted(order, attempt)) && (isPending || (isLive && !isExpired && !isUsedUp(recorded)))
    const next = mustEnd
      ? untilEnding(checks, ageMs)
      : (waitBeforeNextCheck(attempt) ?? (isPending ? waitWhilePending(attempt) : null))
    const change = isExpired ? ({ state: isDenied ? 'failed' : 'expired' } as const) : {}
    await changeAttempt(tx, attemptId, mustEnd ? change : { ...change, checks: 0 }, next)
  })

/** A payment of another amount arrived: the provider accepts no further one on that page, so nothing is left to end. */
const isUsedUp = (recorded: Learnt['recorded']): boolean =>
  recorded.some(({ judgement: { verdict, outcome } }) => verdict === 'mismatch' && hasMoney(outcome))

/** At once; after a failed try with growing pauses. */
const untilEnding = (checks: number, ageMs: number): number =>
  checks <= 1 ? 0 : pauseAfter('cancel-failed', checks, ageMs)
