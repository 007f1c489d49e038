import { inTransaction } from '../../platform/db/connection.ts'
import { type Attempt, releaseAttempt } from '../ledger/attempts.queries.ts'
import { lockPayableOrder } from '../ledger/payable-orders.queries.ts'
import type { PaymentParts } from '../payment-parts.ts'

/**
 * Runs `work` for the owner of an attempt. If it fails, the lease is released, and the next caller repeats the call
 * with the same provider order id: a page that may exist was never shown, and the new one replaces it.
 */
export const releasedOnFailure = <T>(
  parts: PaymentParts,
  attempt: Attempt,
  work: () => Promise<T>,
): Promise<T> =>
  work().catch(async (error: unknown) => {
    await releaseLease(parts, attempt)
    throw error
  })

/**
 * Takes the order's lock first, so that a commit whose answer was lost is finished. Without a database the lease
 * expires.
 */
export const releaseLease = async (parts: PaymentParts, attempt: Attempt): Promise<void> => {
  const { id: attemptId, orderId } = attempt
  try {
    await inTransaction(parts.db, async (tx) => {
      await lockPayableOrder(tx, orderId)
      await releaseAttempt(tx, attempt)
    })
  } catch (error) {
    parts.log.warn({ orderId, attemptId, err: error }, 'payment attempt could not be released')
  }
}
