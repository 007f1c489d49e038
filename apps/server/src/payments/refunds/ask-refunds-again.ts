import { claimDueRefund } from '../ledger/refunds.queries.ts'
import type { PaymentParts } from '../payment-parts.ts'
import { askForRefund } from './ask-for-refund.ts'

/** After this time the first question is repeated; then after twice as long, up to a day. */
const firstPauseMs = 60_000

/** Asks again about refunds of which no answer came, or whose process ended; each by one process, under its own key. */
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
