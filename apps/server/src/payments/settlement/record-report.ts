import { type Db, inTransaction, type Tx } from '../../platform/db/connection.ts'
import { announce } from '../../platform/live/announce.ts'
import { followMoney } from '../../shop/attention/money-attention.ts'
import type { Attempt } from '../ledger/attempts.queries.ts'
import { type EventSource, type EventVerdict, insertPaymentEvent } from '../ledger/payment-events.queries.ts'
import type { PaymentParts } from '../payment-parts.ts'
import type { PaymentProvider, PaymentReport } from '../payment-provider.ts'
import { applyEffects } from './apply-effects.ts'
import { decide } from './decide.ts'
import { fingerprintOf } from './fingerprint.ts'
import { loadPaymentState, type ReceivedReport } from './payment-state.ts'
import type { Judgement } from './rank-rule.ts'

export type RecordedReport = { judgement: Judgement; isPaid: boolean }

/**
 * Applies a report about an attempt: event, order, attempt, timeline, revenue and «Perlu perhatian» in one transaction;
 * open screens are notified after the commit. A repeated report changes nothing.
 */
export const recordReport = async (
  parts: Pick<PaymentParts, 'db' | 'provider'>,
  attemptId: number,
  received: ReceivedReport,
): Promise<RecordedReport> => {
  const recorded = await inTransaction(parts.db, (tx) =>
    recordReportIn(tx, parts.provider, attemptId, received),
  )
  if (recorded.judgement.verdict === 'applied') announce(parts)
  return recorded
}

/** The same within the caller's transaction; the caller notifies screens after the commit. */
export const recordReportIn = async (
  tx: Tx,
  provider: PaymentProvider,
  attemptId: number,
  received: ReceivedReport,
): Promise<RecordedReport> => {
  const { state, message } = await loadPaymentState(tx, provider, attemptId, received)
  const { judgement, isPaid, effects } = decide(state, message)
  await applyEffects(tx, state, message, effects)
  if (effects.length > 0) await followMoney(tx, state.order.id, 'provider')
  const source = message.via === 'simulation' ? 'simulation' : 'status'
  const { report } = message
  await noteReport(tx, { attempt: state.attempt, report, source, verdict: judgement.verdict })
  return { judgement, isPaid }
}

/** Adds a report to the payment ledger with its verdict. */
export const noteReport = (
  tx: Db | Tx,
  noted: {
    attempt: Pick<Attempt, 'id' | 'orderId'> | null
    report: PaymentReport
    source: EventSource
    verdict: EventVerdict
  },
): Promise<void> => {
  const { attempt, report, source, verdict } = noted
  const authority = source === 'status' ? 'verified' : 'unverified'
  return insertPaymentEvent(tx, {
    orderId: attempt?.orderId ?? null,
    attemptId: attempt?.id ?? null,
    source,
    fingerprint: fingerprintOf(authority, verdict === 'applied', report),
    providerOrderId: report.providerOrderId,
    transactionId: report.transactionId,
    transactionStatus: report.words.status,
    fraudStatus: report.words.fraud,
    statusCode: report.words.code,
    grossAmount: report.grossAmount,
    paymentType: report.words.method,
    verdict,
  })
}
