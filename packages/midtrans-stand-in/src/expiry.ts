import { mayMove, moveTransaction } from './move-transaction.ts'
import type { Provider } from './provider.ts'
import type { Transaction } from './records.ts'
import { phaseOf } from './transaction-states.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Expires a transaction at its time, unless it was paid or ended before. */
export function scheduleExpiry(provider: Provider, transaction: Transaction): void {
  provider.schedule.at(transaction.expiresAt, () => {
    if (mayMove(transaction, 'expire')) void moveTransaction(provider, transaction, 'expire')
  })
}

/** Settles a captured card payment a day later, unless it was cancelled before. */
export function scheduleCardSettlement(provider: Provider, transaction: Transaction): void {
  provider.schedule.at((transaction.paidAt ?? provider.schedule.now()) + dayMs, () => {
    if (phaseOf(transaction) === 'capture') void moveTransaction(provider, transaction, 'settlement')
  })
}

/** After a restart: schedules expiry and settlement of each stored transaction again. */
export function rescheduleAll(provider: Provider): void {
  for (const transaction of provider.store.transactions()) {
    const phase = phaseOf(transaction)
    if (phase === 'pending' || phase === 'authorize') scheduleExpiry(provider, transaction)
    if (phase === 'capture') scheduleCardSettlement(provider, transaction)
  }
}
