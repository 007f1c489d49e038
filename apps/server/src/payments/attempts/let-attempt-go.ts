import { inTransaction } from '../../platform/db/connection.ts'
import { type Attempt, releaseAttempt } from '../ledger/attempts.queries.ts'
import { lockPayableOrder } from '../ledger/payable-orders.queries.ts'
import type { PaymentParts } from '../payment-parts.ts'

/**
 * Runs what the maker of an attempt does. Should it fail, for whatever reason, the attempt is free for the next caller,
 * who repeats it under the same provider order id: a page that may exist was never shown, and the repeat replaces it.
 */
export const releasedOnFailure = async <T>(
  parts: PaymentParts,
  attempt: Attempt,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    await letAttemptGo(parts, attempt)
    throw error
  }
}

/** Under the order's lock, so that a commit whose answer got lost is over. Without a database the lease runs out. */
export const letAttemptGo = async (parts: PaymentParts, attempt: Attempt): Promise<void> => {
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
