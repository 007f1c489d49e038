import { mayMove, moveTransaction } from './move-transaction.ts'
import { notify } from './notifications.ts'
import type { Provider } from './provider.ts'
import type { Refund, Transaction } from './records.ts'

/** Delay of the bank's confirmation of a refund, which has its own notification. */
const bankConfirmationMs = 1_000

export type RefundOutcome =
  | { refund: Refund; notified: Promise<void> }
  | { refused: 'not-refundable' | 'invalid-amount' | 'duplicate-key' }

const refundedSoFar = (transaction: Transaction): number =>
  transaction.refunds.reduce((sum, refund) => sum + refund.amount, 0)

/**
 * Refunds a transaction, by default in full. A repeat with the same key and amount returns the first refund; with
 * another amount it is a duplicate. Amounts are whole rupiah. Source:
 * https://docs.midtrans.com/reference/refund-transaction
 */
export function refundTransaction(
  provider: Provider,
  transaction: Transaction,
  asked: { key?: string | undefined; amount?: number | undefined; reason?: string | undefined },
): RefundOutcome {
  const earlier =
    asked.key === undefined ? undefined : transaction.refunds.find(({ key }) => key === asked.key)
  if (earlier) {
    if (asked.amount !== undefined && asked.amount !== earlier.amount) return { refused: 'duplicate-key' }
    return { refund: earlier, notified: Promise.resolve() }
  }
  if (!mayMove(transaction, 'refund')) return { refused: 'not-refundable' }

  const left = transaction.grossAmount - refundedSoFar(transaction)
  const amount = asked.amount ?? left
  if (!Number.isInteger(amount) || amount < 1 || amount > left) {
    return { refused: 'invalid-amount' }
  }

  const { ids, schedule, store } = provider
  const count = store.transactions().reduce((sum, other) => sum + other.refunds.length, 0)
  const refund: Refund = {
    chargebackId: 101 + count,
    amount,
    createdAt: schedule.now(),
    reason: asked.reason ?? '',
    key: asked.key ?? ids.uuid('refund', transaction.transactionId, String(transaction.refunds.length)),
  }
  const refunds = [...transaction.refunds, refund]
  const notified = moveTransaction(provider, transaction, amount === left ? 'refund' : 'partial_refund', {
    changes: { refunds },
  })
  schedule.after(bankConfirmationMs, () => {
    refund.bankConfirmedAt = schedule.now()
    store.saveTransaction(transaction)
    void notify(provider, transaction)
  })
  return { refund, notified }
}
