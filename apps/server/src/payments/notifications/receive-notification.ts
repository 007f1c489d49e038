import { inTransaction } from '../../platform/db/connection.ts'
import { announce } from '../../platform/live/announce.ts'
import {
  type Attempt,
  checkAttemptWithin,
  findAttemptByProviderOrderId,
  findAttemptByTransactionId,
  simulationMethod,
} from '../ledger/attempts.queries.ts'
import { isRecorded } from '../ledger/payment-events.queries.ts'
import { type PaymentParts, sharedLimit } from '../payment-parts.ts'
import type { PaymentReport } from '../payment-provider.ts'
import { adoptAttempt, findAdoptable } from '../settlement/adopt-attempt.ts'
import { isAbout } from '../settlement/ask-about-attempt.ts'
import { fingerprintOf } from '../settlement/fingerprint.ts'
import { noteReport, recordReport, recordReportIn } from '../settlement/record-report.ts'
import { isMismatch, verdictOfMessage } from './judge-message.ts'
import { askAgainMs, noteMismatch, noteUnmatched } from './note-message.ts'

/** What became of a notification. A `bad-signature` one is only counted. */
export type NotificationOutcome =
  | 'applied'
  | 'duplicate'
  | 'stale'
  | 'mismatch'
  | 'unmatched'
  | 'unconfirmed'
  | 'bad-signature'

/**
 * Processes a posted notification (decision 0011). A signature may not cover the status, so the notification is only a
 * trigger: the provider's answer to a status request is applied. Throws when the database or the provider does not
 * answer, so that the notification is sent again.
 */
export const receiveNotification = async (
  parts: PaymentParts,
  body: unknown,
): Promise<NotificationOutcome> => {
  const report = parts.provider.readNotification(body)
  if (report === 'bad-signature') return report
  const outcome = await processReport(parts, report)
  const { providerOrderId, words } = report
  parts.log.info(
    { provider: parts.provider.name, providerOrderId, status: words.status, outcome },
    'payment notification',
  )
  return outcome
}

const processReport = async (parts: PaymentParts, report: PaymentReport): Promise<NotificationOutcome> => {
  const { db, rules } = parts
  const known = [fingerprintOf('unverified', true, report), fingerprintOf('unverified', false, report)]
  if (await isRecorded(db, known)) return 'duplicate'

  const attempt = await findAttemptOf(parts, report)
  if (attempt && isMismatch(report, attempt.amount)) {
    await noteMismatch(db, report, attempt)
    return 'mismatch'
  }
  if (attempt && attempt.method === simulationMethod && rules.mode !== 'production') {
    return (await recordReport(parts, attempt.id, { report, via: 'simulation' })).judgement.verdict
  }
  const answer = await askAbout(parts, report).catch(async (error: unknown) => {
    // The notification must be sent again. This may have been its last copy, so a status check is scheduled too; a
    // chargeback arrives weeks after the last scheduled one.
    if (attempt) await checkAttemptWithin(db, attempt.id, askAgainMs)
    throw error
  })
  const subject = attempt ?? (await findForgotten(parts, report, answer))
  if (subject === null) {
    await noteUnmatched(db, report, answer !== null)
    return 'unmatched'
  }
  return confirm(parts, subject, report, answer !== null && isAbout(answer, subject) ? answer : null)
}

/** By the exact provider order id of the shop; or by the transaction id, which some methods send as the order id. */
const findAttemptOf = async (
  { db }: PaymentParts,
  { providerOrderId, transactionId }: PaymentReport,
): Promise<Attempt | undefined> => {
  const byOrder = await findAttemptByProviderOrderId(db, providerOrderId)
  if (byOrder || transactionId !== providerOrderId) return byOrder
  return findAttemptByTransactionId(db, providerOrderId)
}

/**
 * The attempt of a notification that matches none: the one that the provider's answer names, or, after a restore, one
 * that must be adopted. The notification alone is not enough.
 */
const findForgotten = async (
  parts: PaymentParts,
  report: PaymentReport,
  answer: PaymentReport | null,
): Promise<Attempt | null> => {
  const { db, provider, log } = parts
  for (const id of [answer?.providerOrderId, answer?.ourReference]) {
    const named = id ? await findAttemptByProviderOrderId(db, id) : undefined
    if (named && answer && isAbout(answer, named) && !isMismatch(report, named.amount)) return named
  }
  if (answer?.providerOrderId !== report.providerOrderId) return null
  // Notifications echo the shop's own fields; if the answer has them too, the answer is used.
  const order = await findAdoptable(db, { ...answer, ourProof: answer.ourProof ?? report.ourProof })
  if (order === null) return null
  const attempt = await adoptAttempt(db, provider.name, order, answer)
  log.warn(
    { orderId: order.id, attemptId: attempt.id },
    'payment attempt restored from a signed notification',
  )
  return attempt
}

/** By transaction id when the notification has one, because an order id may have several transactions. */
const askAbout = async (
  { provider, rules }: PaymentParts,
  report: PaymentReport,
): Promise<PaymentReport | null> => {
  const left = sharedLimit(rules.limits.confirmation)
  const byTransaction = isId(report.transactionId)
    ? await provider.statusOf(report.transactionId, left())
    : null
  if (byTransaction !== null) return byTransaction
  return isId(report.providerOrderId) ? provider.statusOf(report.providerOrderId, left()) : null
}

const isId = (id: string | null): id is string =>
  id !== null && /^[A-Za-z0-9_~.-]{1,100}$/.test(id) && !/^\.+$/.test(id)

/** Records notification and answer together; only the answer changes anything. */
const confirm = async (
  parts: PaymentParts,
  attempt: Attempt,
  report: PaymentReport,
  answer: PaymentReport | null,
): Promise<NotificationOutcome> => {
  await parts.stopAt?.('provider-asked')
  const outcome = await inTransaction(parts.db, async (tx) => {
    const recorded =
      answer &&
      (await recordReportIn(tx, parts.provider, attempt.id, {
        report: answer,
        via: 'notification',
      }))
    const verdict = verdictOfMessage(report, answer, recorded?.judgement ?? null)
    await noteReport(tx, { attempt, report, source: 'notification', verdict })
    if (verdict === 'unconfirmed') await checkAttemptWithin(tx, attempt.id, askAgainMs)
    return verdict
  })
  announce(parts)
  await parts.stopAt?.('report-recorded')
  return outcome
}
