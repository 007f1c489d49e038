import { notify } from './notifications.ts'
import { abilitiesOf, knownMethod } from './payment-methods.ts'
import type { Provider } from './provider.ts'
import type { Transaction } from './records.ts'
import {
  canMove,
  type FraudStatus,
  type Phase,
  phaseOf,
  type TransactionStatus,
} from './transaction-states.ts'

/** A move the published state table does not have; Core API answers it with 412. */
export class IllegalMove extends Error {
  constructor(from: Phase, to: Phase) {
    super(`A transaction cannot go from ${from} to ${to}`)
    this.name = 'IllegalMove'
  }
}

const stateOf = (phase: Phase): { status: TransactionStatus; fraud: FraudStatus } =>
  phase === 'challenge' ? { status: 'capture', fraud: 'challenge' } : { status: phase, fraud: 'accept' }

/** Whether the transaction may go to `to` from where it is. */
export const mayMove = (transaction: Transaction, to: Phase): boolean =>
  canMove(phaseOf(transaction), to, abilitiesOf(knownMethod(transaction.method)))

/**
 * Moves a transaction, stores it and notifies the merchant. Throws IllegalMove and changes nothing when the state
 * table has no such move. The promise resolves when the notification's first try was answered.
 */
export function moveTransaction(
  provider: Provider,
  transaction: Transaction,
  to: Phase,
  changes: Partial<Transaction> = {},
): Promise<void> {
  if (!mayMove(transaction, to)) throw new IllegalMove(phaseOf(transaction), to)
  const now = provider.schedule.now()
  const { status, fraud } = transaction
  transaction.history.push({ status, fraud, until: now })
  Object.assign(transaction, stateOf(to), changes)
  if (to === 'settlement') transaction.settledAt = now
  if (to === 'capture' || to === 'settlement') transaction.paidAt ??= now
  provider.store.saveTransaction(transaction)
  return notify(provider, transaction)
}
