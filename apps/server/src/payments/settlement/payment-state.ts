import type { Tx } from '../../platform/db/connection.ts'
import { isSettingOn } from '../../shop/settings/settings.queries.ts'
import { type Attempt, lockAttempt } from '../ledger/attempts.queries.ts'
import type { PayableOrder } from '../ledger/payable-orders.queries.ts'
import { isRecorded } from '../ledger/payment-events.queries.ts'
import { listPayments, type PaymentRow } from '../ledger/payments.queries.ts'
import { listRefunds, type RefundRow } from '../ledger/refunds.queries.ts'
import { findTransactionStates, type TransactionState } from '../ledger/transaction-states.ts'
import type { PaymentProvider, PaymentReport } from '../payment-provider.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { Authority } from './rank-rule.ts'

/** How the shop learned of it; shown in the timeline. */
export type Via = 'notification' | 'status-check' | 'reconciler' | 'simulation'

export type ReceivedReport = { report: PaymentReport; via: Via }
/** A received report with a transaction id. */
export type Message = ReceivedReport & { report: { transactionId: string }; authority: Authority }

/** Everything that a decision about a report depends on, read under the lock of its order. */
export type PaymentState = {
  order: PayableOrder
  attempt: Attempt
  /** Every provider transaction of the order, by its id. */
  transactions: ReadonlyMap<string, TransactionState>
  payments: readonly PaymentRow[]
  refunds: readonly RefundRow[]
  areRefundsOn: boolean
  /** An identical report was applied before. */
  isRepeated: boolean
}

/** Locks the order of an attempt and reads its payment. */
export const loadPaymentState = async (
  tx: Tx,
  provider: PaymentProvider,
  attemptId: number,
  received: ReceivedReport,
): Promise<{ state: PaymentState; message: Message }> => {
  const locked = await lockAttempt(tx, attemptId)
  if (!locked) throw new Error(`There is no payment attempt ${attemptId}`)
  const { order, attempt } = locked
  const authority = received.via === 'simulation' ? 'unverified' : 'verified'
  // Without a transaction id the attempt's provider order id identifies its only transaction.
  const report = {
    ...received.report,
    transactionId: received.report.transactionId ?? attempt.providerOrderId,
  }
  const state: PaymentState = {
    order,
    attempt,
    transactions: await findTransactionStates(tx, provider, order.id),
    payments: await listPayments(tx, order.id),
    refunds: await listRefunds(tx, order.id),
    areRefundsOn: await isSettingOn(tx, 'refunds'),
    isRepeated: await isRecorded(tx, [fingerprintOf(authority, true, report)]),
  }
  return { state, message: { ...received, report, authority } }
}
