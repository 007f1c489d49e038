import type { Tx } from '../../platform/db/connection.ts'
import { type Attempt, lockAttempt } from '../ledger/attempts.queries.ts'
import type { PayableOrder } from '../ledger/payable-orders.queries.ts'
import { isRecorded } from '../ledger/payment-events.queries.ts'
import { listPayments, type PaymentRow } from '../ledger/payments.queries.ts'
import { areRefundsOn, listRefunds, type RefundRow } from '../ledger/refunds.queries.ts'
import { findTransactionStates, type TransactionState } from '../ledger/transaction-states.ts'
import type { PaymentReport } from '../payment-provider.ts'
import type { Providers } from '../providers.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { Authority } from './rank-rule.ts'

/** How the shop learned of it; shown in the timeline. */
export type Via = 'notification' | 'status-check' | 'reconciler' | 'simulation'

/** A report that always names a transaction. */
type TransactionReport = PaymentReport & { transactionId: string }
export type Message = { report: TransactionReport; authority: Authority; via: Via }

/** Everything a report about an attempt is decided by, read under the lock of its order. */
export type PaymentState = {
  order: PayableOrder
  attempt: Attempt
  /** Every provider transaction of the order, by its id. */
  transactions: ReadonlyMap<string, TransactionState>
  payments: readonly PaymentRow[]
  refunds: readonly RefundRow[]
  areRefundsOn: boolean
  /** The same report was applied before, word for word. */
  isRepeated: boolean
}

/** Locks the order of an attempt and reads its payment. */
export const loadPaymentState = async (
  tx: Tx,
  providers: Providers,
  attemptId: number,
  said: { report: PaymentReport; authority: Authority; via: Via },
): Promise<{ state: PaymentState; message: Message }> => {
  const locked = await lockAttempt(tx, attemptId)
  if (!locked) throw new Error(`There is no payment attempt ${attemptId}`)
  const { order, attempt } = locked
  // Where there is no transaction id, the attempt's own stands for its only transaction.
  const report = { ...said.report, transactionId: said.report.transactionId ?? attempt.providerOrderId }
  const state: PaymentState = {
    order,
    attempt,
    transactions: await findTransactionStates(tx, providers, order.id),
    payments: await listPayments(tx, order.id),
    refunds: await listRefunds(tx, order.id),
    areRefundsOn: await areRefundsOn(tx),
    isRepeated: await isRecorded(tx, [fingerprintOf(said.authority, true, report)]),
  }
  return { state, message: { ...said, report } }
}
