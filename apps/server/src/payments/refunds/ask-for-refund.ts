import { rupiahFromWire } from '@dimsum/domain/money'
import { inTransaction } from '../../platform/db/connection.ts'
import { followMoney } from '../../shop/attention/money-attention.ts'
import { findAttempt } from '../ledger/attempts.queries.ts'
import { lockPayableOrder } from '../ledger/payable-orders.queries.ts'
import {
  claimDueRefund,
  findRefund,
  markRefundUnknown,
  openStates,
  type RefundRow,
} from '../ledger/refunds.queries.ts'
import { type PaymentParts, sharedLimit } from '../payment-parts.ts'
import { isProviderError } from '../payment-provider.ts'
import { askAboutAttempt } from '../settlement/ask-about-attempt.ts'
import { finishRefund } from '../settlement/finish-refund.ts'

/**
 * How long Midtrans deduplicates a refund key; later only its list of refunds shows the result:
 * reference/refund-transaction.
 */
const keyLivesMs = 6 * 86_400_000

/**
 * Requests a stored refund from the provider under its key. Without a usable answer its state is `unknown`: it may have
 * succeeded, and is requested again with the same key. A refusal counts only when the provider's list does not contain
 * the refund: an earlier request may have succeeded.
 */
export const askForRefund = async (parts: PaymentParts, id: number): Promise<void> => {
  const refund = await findRefund(parts.db, id)
  const attempt = refund?.attemptId && (await findAttempt(parts.db, refund.attemptId))
  if (!refund || !attempt || refund.transactionId === null || !openStates.includes(refund.state)) return
  const left = sharedLimit(parts.rules.limits.start)
  const ask = async (): Promise<string | null> => {
    if (Date.now() - refund.askedAt.getTime() > keyLivesMs) return ''
    try {
      const asked = { key: refund.refundKey, amount: rupiahFromWire(refund.amount) }
      await parts.provider.refund(refund.transactionId ?? '', asked, left())
      return null
    } catch (error) {
      if (!isProviderError(error) || error.failure === 'unreachable') throw error
      return error.reasons.join(' ') || error.message
    }
  }
  try {
    const refusal = await ask()
    await parts.stopAt?.('refund-asked')
    if (refusal === null) await finish(parts, refund, 'done')
    // The provider's own list: after a refusal it shows whether the refund exists, after a success the payment's new
    // status.
    await askAboutAttempt(parts, attempt, 'status-check', left())
    if (refusal) await finish(parts, refund, 'refused', refusal)
  } catch (error) {
    if (!isProviderError(error)) throw error
    parts.log.warn({ refundId: id, failure: error.failure }, 'the provider did not answer about a refund')
    await markRefundUnknown(parts.db, id)
  }
}

const finish = (parts: PaymentParts, refund: RefundRow, state: 'done' | 'refused', refusal?: string) =>
  inTransaction(parts.db, async (tx) => {
    await lockPayableOrder(tx, refund.orderId)
    await finishRefund(tx, refund, state, refusal?.slice(0, 300))
    await followMoney(tx, refund.orderId, refund.askedBy ?? 'provider')
  })

/** Delay before the first retry; it doubles up to a day. */
const firstPauseMs = 60_000

/** Retries refunds without an answer or whose process ended; each by one process, with its own key. */
export const askRefundsAgain = async (
  parts: PaymentParts,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  while (!isStopped()) {
    const id = await claimDueRefund(parts.db, firstPauseMs)
    if (id === undefined) return
    await askForRefund(parts, id)
  }
}
