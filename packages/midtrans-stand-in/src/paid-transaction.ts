import type { Provider } from './provider.ts'
import type { Transaction } from './records.ts'
import { isPaid, phaseOf } from './transaction-states.ts'

/** Another transaction of the same order id is paid; only one may be. */
export class AlreadyPaid extends Error {
  constructor(orderId: string) {
    super(`A transaction of ${orderId} has already been paid`)
    this.name = 'AlreadyPaid'
  }
}

/** The paid transaction of an order, if any. */
export function paidTransactionOf({ store }: Provider, orderId: string): Transaction | undefined {
  return store.transactionsOf(orderId).find((other) => isPaid(phaseOf(other)))
}
