import { isLiveState } from '@dimsum/domain/payment-attempt'
import { hasMoney } from '@dimsum/domain/payment-outcome'
import { inTransaction } from '../../platform/db/connection.ts'
import { type Attempt, changeAttempt, lockAttempt } from '../ledger/attempts.queries.ts'
import type { PaymentParts } from '../payment-parts.ts'
import { ProviderError, type TimeLimit } from '../payment-provider.ts'
import { askAboutAttempt } from '../settlement/ask-about-attempt.ts'
import { waitBeforeNextCheck } from '../settlement/check-schedule.ts'
import type { Via } from '../settlement/payment-state.ts'

/**
 * Max rounds: a payment may race with a cancellation, and a choice with closing the page; then the status is read
 * again.
 */
const rounds = 3

/**
 * Makes sure that this attempt cannot be paid any more: cancels an open transaction at the provider, closes an unused
 * page, and records a payment that was faster. Throws ProviderError when the result is uncertain; the attempt then
 * stays unchanged.
 * @returns `other-amount` when a payment of another amount arrived: the attempt stays for the owner to decide
 */
export const endAttempt = async (
  parts: PaymentParts,
  attempt: Attempt,
  via: Via,
  limit?: TimeLimit,
): Promise<'over' | 'other-amount'> => {
  const { provider, log } = parts
  let isUnclear = false
  for (let round = 0; round < rounds; round += 1) {
    const { recorded } = await askAboutAttempt(parts, attempt, via, limit)
    const open = recorded.filter(({ judgement }) => judgement.outcome === 'open')
    if (open.length === 0) {
      const paid = recorded.filter(({ judgement }) => hasMoney(judgement.outcome))
      if (paid.length > 0) {
        return paid.every(({ judgement }) => judgement.verdict === 'mismatch') ? 'other-amount' : 'over'
      }
      const isClosed = !isLiveState(attempt.state) || (await closePage(parts, attempt, limit))
      if (isClosed || recorded.length > 0) return await replace(parts, attempt.id)
    }
    for (const { report } of open) {
      // Cancelled or too late: the next status check reports the result, which the ledger records.
      const answer = await provider.cancel(report.transactionId ?? attempt.providerOrderId, limit)
      log.info(
        { attemptId: attempt.id, orderId: attempt.orderId, answer },
        'requested cancellation of an open payment',
      )
    }
    isUnclear = open.length > 0
  }
  if (isUnclear) throw new ProviderError('cancel-failed', 'The payment provider did not end an open payment')
  // The page is in use but has no transaction yet: from now on the reconciler watches it and ends a transaction as soon
  // as one exists.
  return await replace(parts, attempt.id)
}

const closePage = async (parts: PaymentParts, attempt: Attempt, limit?: TimeLimit): Promise<boolean> =>
  attempt.token === null || (await parts.provider.closePage(attempt.token, limit)) === 'closed'

/** The status is checked until the attempt expires: if it is paid nevertheless, the shop learns of it. */
const replace = async ({ db }: PaymentParts, attemptId: number): Promise<'over'> => {
  await inTransaction(db, async (tx) => {
    const locked = await lockAttempt(tx, attemptId)
    if (!locked || !isLiveState(locked.attempt.state)) return
    const wait = waitBeforeNextCheck({ ...locked.attempt, state: 'replaced' })
    await changeAttempt(tx, attemptId, { state: 'replaced' }, wait)
  })
  return 'over'
}
