import { mayMove, moveTransaction } from './move-transaction.ts'
import type { Provider } from './provider.ts'
import type { Transaction } from './records.ts'
import { phaseOf } from './transaction-states.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Lets a transaction expire by the clock; paid or ended before then, nothing happens. */
export function scheduleExpiry(provider: Provider, transaction: Transaction): void {
  provider.schedule.at(transaction.expiresAt, () => {
    if (mayMove(transaction, 'expire')) void moveTransaction(provider, transaction, 'expire')
  })
}

/** A captured card payment settles by itself a day later, unless it was cancelled before. */
export function scheduleCardSettlement(provider: Provider, transaction: Transaction): void {
  provider.schedule.at((transaction.paidAt ?? provider.schedule.now()) + dayMs, () => {
    if (phaseOf(transaction) === 'capture') void moveTransaction(provider, transaction, 'settlement')
  })
}

/** After a restart: what the clock still has to do to each stored transaction. */
export function rescheduleAll(provider: Provider): void {
  for (const transaction of provider.store.transactions()) {
    const phase = phaseOf(transaction)
    if (phase === 'pending' || phase === 'authorize') scheduleExpiry(provider, transaction)
    if (phase === 'capture') scheduleCardSettlement(provider, transaction)
  }
}
