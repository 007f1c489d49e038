import { claimDueRefund } from '../ledger/refunds.queries.ts'
import type { PaymentParts } from '../payment-parts.ts'
import { askForRefund } from './ask-for-refund.ts'

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
