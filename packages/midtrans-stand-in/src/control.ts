import { beginTransaction } from './begin-transaction.ts'
import type { ArmedFault } from './faults.ts'
import { IllegalMove, moveTransaction } from './move-transaction.ts'
import { sendDashboardTest } from './notifications.ts'
import { payTransaction } from './pay-transaction.ts'
import { methodByCode, methodsFor } from './payment-methods.ts'
import type { Provider } from './provider.ts'
import type { Delivery, RecordedRequest, SnapPage, Transaction } from './records.ts'
import { refundTransaction } from './refund-transaction.ts'
import type { TransactionBody } from './transaction-body.ts'
import { isOpen, type Phase, phaseOf } from './transaction-states.ts'

/**
 * Actions of customers, banks and the clock. `id` is an order id or a transaction id; an order id selects its newest
 * transaction that the action applies to. A transition that the state table does not have throws IllegalMove, a second
 * payment AlreadyPaid, an unknown id UnknownId. Results are copies of the records. Notifications are sent in the
 * background: await `notificationsDone` until they are delivered or given up.
 */
export interface Control {
  pages(): SnapPage[]
  transactions(): Transaction[]
  /** The customer confirms a method on the page of an order (or token). */
  choose(orderIdOrToken: string, method: string, options?: { byQr?: boolean }): Transaction
  /** The payment arrives. If no method was confirmed yet, `method` or the first offered one is confirmed first. */
  pay(id: string, options?: { method?: string; byQr?: boolean }): Transaction
  deny(id: string): Transaction
  expire(id: string): Transaction
  cancel(id: string): Transaction
  /** A captured card payment settles. */
  settle(id: string): Transaction
  /** The bank reverses a settled payment. */
  reverse(id: string): Transaction
  refund(id: string, options?: { amount?: number; key?: string; reason?: string }): Transaction
  chargeback(id: string, options?: { partial?: boolean }): Transaction
  sendDashboardTest(): Promise<TransactionBody>
  faults: { arm(fault: ArmedFault): void; list(): ArmedFault[]; clear(): void }
  deliveries(): Delivery[]
  requests(): RecordedRequest[]
  notificationsDone(): Promise<void>
  now(): number
  /** Advances the clock, runs expiries and retries that become due, and waits for their deliveries. */
  advanceClock(byMs: number): Promise<void>
  /** Deletes all state: transactions, logs, faults, the state file. */
  reset(): Promise<void>
}

class UnknownId extends Error {
  constructor(id: string) {
    super(`Nothing here is called ${id}`)
    this.name = 'UnknownId'
  }
}

export function createControl(provider: Provider): Control {
  const { store, faults, outbox, schedule } = provider

  const move = (id: string, to: Phase, from: (phase: Phase) => boolean): Transaction => {
    const transaction = pick(provider, id, from)
    if (!from(phaseOf(transaction))) throw new IllegalMove(phaseOf(transaction), to)
    void moveTransaction(provider, transaction, to)
    return structuredClone(transaction)
  }
  const choose: Control['choose'] = (orderIdOrToken, code, options) => {
    const page = store.pageByToken(orderIdOrToken) ?? store.pageByOrder(orderIdOrToken)
    const method = methodByCode(code)
    if (!page) throw new UnknownId(orderIdOrToken)
    if (!method) throw new UnknownId(code)
    return structuredClone(beginTransaction(provider, page, method, options).transaction)
  }

  return {
    pages: () => structuredClone(store.pages()),
    transactions: () => structuredClone(store.transactions()),
    choose,
    pay(id, { method, ...options } = {}) {
      const hasTry = store.transaction(id) ?? store.transactionsOf(id).some((one) => isOpen(phaseOf(one)))
      if (!hasTry) choose(id, method ?? firstMethod(provider, id), options)
      return structuredClone(payTransaction(provider, pick(provider, id, isOpen)).transaction)
    },
    deny: (id) => move(id, 'deny', (phase) => isOpen(phase) || phase === 'challenge'),
    expire: (id) => move(id, 'expire', isOpen),
    cancel: (id) =>
      move(id, 'cancel', (phase) => isOpen(phase) || phase === 'capture' || phase === 'challenge'),
    settle: (id) => move(id, 'settlement', (phase) => phase === 'capture'),
    reverse: (id) => move(id, 'deny', (phase) => phase === 'settlement'),
    refund(id, options = {}) {
      const transaction = pick(provider, id, (phase) => phase === 'settlement' || phase === 'partial_refund')
      const outcome = refundTransaction(provider, transaction, options)
      if ('refused' in outcome) throw new Error(`The refund was refused: ${outcome.refused}`)
      return structuredClone(transaction)
    },
    chargeback: (id, { partial = false } = {}) =>
      move(
        id,
        partial ? 'partial_chargeback' : 'chargeback',
        (phase) => phase === 'settlement' || phase === 'partial_chargeback',
      ),
    sendDashboardTest: () => sendDashboardTest(provider),
    faults: { arm: faults.arm, list: faults.list, clear: faults.clear },
    deliveries: () => structuredClone(store.deliveries()),
    requests: () => structuredClone(store.requests()),
    notificationsDone: () => outbox.finished(),
    now: schedule.now,
    advanceClock: (byMs) => schedule.advance(byMs, outbox.idle),
    async reset() {
      schedule.clear()
      await outbox.idle()
      schedule.clear()
      faults.clear()
      provider.heldBack.clear()
      store.clear()
    },
  }
}

/** A transaction by id, or the newest transaction of an order in a matching phase, or its newest one. */
function pick({ store }: Provider, id: string, fits: (phase: Phase) => boolean): Transaction {
  const exact = store.transaction(id)
  if (exact) return exact
  const tries = store.transactionsOf(id)
  const found = tries.findLast((one) => fits(phaseOf(one))) ?? tries.at(-1)
  if (!found) throw new UnknownId(id)
  return found
}

function firstMethod({ store }: Provider, orderId: string): string {
  const page = store.pageByOrder(orderId)
  const method = page && methodsFor(page.grossAmount, page.enabledPayments)[0]
  if (!method) throw new UnknownId(orderId)
  return method.code
}
