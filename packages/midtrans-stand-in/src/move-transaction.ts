import { notify } from './notifications.ts'
import { AlreadyPaid, paidTransactionOf } from './paid-transaction.ts'
import { abilitiesOf, knownMethod } from './payment-methods.ts'
import type { Provider } from './provider.ts'
import type { Transaction } from './records.ts'
import {
  canMove,
  type FraudStatus,
  isPaid,
  type Phase,
  phaseOf,
  type TransactionStatus,
} from './transaction-states.ts'

/** A transition that the documented state table does not have; the Core API answers 412. */
export class IllegalMove extends Error {
  constructor(from: Phase, to: Phase) {
    super(`A transaction cannot go from ${from} to ${to}`)
    this.name = 'IllegalMove'
  }
}

const stateOf = (phase: Phase): { status: TransactionStatus; fraud: FraudStatus } =>
  phase === 'challenge' ? { status: 'capture', fraud: 'challenge' } : { status: phase, fraud: 'accept' }

/** Whether the transaction may change to `to`. */
export const mayMove = (transaction: Transaction, to: Phase): boolean =>
  canMove(phaseOf(transaction), to, abilitiesOf(knownMethod(transaction.method)))

export interface MoveOptions {
  /** Changed together with the status. */
  changes?: Partial<Transaction>
  /** Only for the fault that pays an order twice. */
  evenIfPaid?: boolean
}

/**
 * Changes a transaction's status, stores it and notifies the merchant. Throws IllegalMove without changes when the
 * state table has no such transition. Resolves when the first delivery of the notification was answered.
 */
export function moveTransaction(
  provider: Provider,
  transaction: Transaction,
  to: Phase,
  { changes, evenIfPaid = false }: MoveOptions = {},
): Promise<void> {
  const from = phaseOf(transaction)
  if (!mayMove(transaction, to)) throw new IllegalMove(from, to)
  const becomesPaid = isPaid(to) && !isPaid(from)
  if (becomesPaid && !evenIfPaid && paidTransactionOf(provider, transaction.orderId)) {
    throw new AlreadyPaid(transaction.orderId)
  }
  const now = provider.schedule.now()
  const { status, fraud } = transaction
  transaction.history.push({ status, fraud, until: now })
  Object.assign(transaction, stateOf(to), changes)
  if (to === 'settlement') transaction.settledAt = now
  if (to === 'capture' || to === 'settlement') transaction.paidAt ??= now
  provider.store.saveTransaction(transaction)
  return notify(provider, transaction)
}
