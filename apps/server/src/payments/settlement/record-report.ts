import { type Db, inTransaction, type Tx } from '../../platform/db/connection.ts'
import { announce } from '../../platform/live/announce.ts'
import { type Attempt, findAttempt } from '../ledger/attempts.queries.ts'
import { lockPayableOrder } from '../ledger/payable-orders.queries.ts'
import {
  type EventSource,
  type EventVerdict,
  insertPaymentEvent,
  isRecorded,
} from '../ledger/payment-events.queries.ts'
import { findStandings, isStanding } from '../ledger/standings.ts'
import type { PaymentParts } from '../payment-parts.ts'
import type { PaymentReport } from '../payment-provider.ts'
import type { Providers } from '../providers.ts'
import { applyJudgement, type Via } from './apply-judgement.ts'
import { fingerprintOf } from './fingerprint.ts'
import { hearOfRefunds } from './hear-of-refunds.ts'
import { type Authority, type Judgement, judgeReport } from './judge-report.ts'

export type Said = { report: PaymentReport; authority: Authority; via: Via }
export type RecordedReport = { judgement: Judgement; isPaid: boolean }

/**
 * Applies a report about an attempt: event, order, attempt, timeline, revenue and «Perlu perhatian» commit
 * together or not at all; then open screens are notified. The same report twice changes nothing.
 */
export const recordReport = async (
  parts: Pick<PaymentParts, 'db'> & Providers,
  attemptId: number,
  said: Said,
): Promise<RecordedReport> => {
  const recorded = await inTransaction(parts.db, (tx) => recordReportIn(tx, parts, attemptId, said))
  if (recorded.judgement.verdict === 'applied') announce(parts)
  return recorded
}

/** The same within a transaction of the caller, who announces after the commit. */
export const recordReportIn = async (
  tx: Tx,
  providers: Providers,
  attemptId: number,
  said: Said,
): Promise<RecordedReport> => {
  const found = await findAttempt(tx, attemptId)
  const order = found && (await lockPayableOrder(tx, found.orderId))
  // Read again under the lock: another process may have changed it meanwhile.
  const attempt = order && (await findAttempt(tx, attemptId))
  if (!order || !attempt) throw new Error(`There is no payment attempt ${attemptId}`)

  const { authority, via } = said
  // Where there is no transaction id, the attempt's own stands for its only transaction.
  const report = { ...said.report, transactionId: said.report.transactionId ?? attempt.providerOrderId }
  const standings = await findStandings(tx, providers, order.id)
  const standing = standings.get(report.transactionId)
  const others = [...standings.values()].filter((each) => each.transactionId !== report.transactionId)
  const otherPayment = others.find(isStanding) ?? null
  const hasOtherOpen = others.some((each) => each.attemptId === attempt.id && each.outcome === 'open')

  const givenBack = authority === 'verified' ? await hearOfRefunds(tx, { order, attempt, report }) : null
  const judgement = judgeReport(
    {
      order,
      attempt: { ...attempt, isOver: attempt.leftMs !== null && attempt.leftMs < 0 },
      previous: standing ?? null,
      isRepeated: await isRecorded(tx, [fingerprintOf(authority, true, report)]),
      otherPayment,
      givenBack,
    },
    report,
    authority,
  )
  await applyJudgement(tx, { order, attempt, report, via, otherPayment, hasOtherOpen }, judgement)
  const source = via === 'simulation' ? 'simulation' : authority === 'verified' ? 'status' : 'notification'
  await noteReport(tx, { attempt, report, authority, source, verdict: judgement.verdict })
  const isPaid = judgement.order === 'pay' || (order.isPaid && judgement.order !== 'unpay')
  return { judgement, isPaid }
}

/** Writes a report into the ledger of payment messages, with what came of it. */
export const noteReport = (
  tx: Db | Tx,
  noted: {
    attempt: Pick<Attempt, 'id' | 'orderId'> | null
    report: PaymentReport
    authority: Authority
    source: EventSource
    verdict: EventVerdict
  },
): Promise<void> => {
  const { attempt, report, authority, source, verdict } = noted
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
