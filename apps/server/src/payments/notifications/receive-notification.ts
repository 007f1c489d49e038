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
import { type PaymentParts, sharedLimit, stopAt } from '../payment-parts.ts'
import type { PaymentProvider, PaymentReport, PostedMessage } from '../payment-provider.ts'
import { allProviders } from '../providers.ts'
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

/** A signed notification, and the provider that signed it. */
type Message = { provider: PaymentProvider; report: PaymentReport }

/**
 * Processes a posted notification (decision 0011). A signature may not cover the status, so the notification is only a
 * trigger: the provider's answer to a status request is applied. Throws when the database or the provider does not
 * answer, so that the notification is sent again.
 */
export const receiveNotification = async (
  parts: PaymentParts,
  posted: PostedMessage,
): Promise<NotificationOutcome> => {
  const message = readMessage(parts, posted)
  if (message === null) return 'bad-signature'
  const { provider, report } = message
  const outcome = await processMessage(parts, message)
  const { providerOrderId, words } = report
  parts.log.info(
    { provider: provider.name, providerOrderId, status: words.status, outcome },
    'payment notification',
  )
  return outcome
}

/** Parsed by the provider whose signature it has; null when it has none. */
const readMessage = (parts: PaymentParts, posted: PostedMessage): Message | null => {
  for (const provider of allProviders(parts)) {
    const report = provider.readNotification(posted)
    if (report !== 'bad-signature') return { provider, report }
  }
  return null
}

const processMessage = async (parts: PaymentParts, message: Message): Promise<NotificationOutcome> => {
  const { db, rules } = parts
  const { report } = message
  const known = [fingerprintOf('unverified', true, report), fingerprintOf('unverified', false, report)]
  if (await isRecorded(db, known)) return 'duplicate'

  const attempt = await findAttemptOf(parts, message)
  if (attempt && isMismatch(report, attempt.amount)) {
    await noteMismatch(db, report, attempt)
    return 'mismatch'
  }
  if (attempt && attempt.method === simulationMethod && rules.mode !== 'production') {
    const received = { report, authority: 'unverified', via: 'simulation' } as const
    return (await recordReport(parts, attempt.id, received)).judgement.verdict
  }
  const answer = await askOrPlan(parts, message, attempt)
  const subject = attempt ?? (await findForgotten(parts, message, answer))
  if (subject === null) {
    await noteUnmatched(db, report, answer !== null)
    return 'unmatched'
  }
  return confirm(parts, subject, report, answer !== null && isAbout(answer, subject) ? answer : null)
}

/** By the exact provider order id of the shop; or by the transaction id, which some methods send as the order id. */
const findAttemptOf = async (
  { db }: PaymentParts,
  { provider, report }: Message,
): Promise<Attempt | undefined> => {
  const byOrder = await findAttemptByProviderOrderId(db, report.providerOrderId)
  const isItsOwnId = report.transactionId === report.providerOrderId
  const found =
    byOrder ?? (isItsOwnId ? await findAttemptByTransactionId(db, report.providerOrderId) : undefined)
  return found?.provider === provider.name ? found : undefined
}

/**
 * The attempt of a notification that matches none: the one that the provider's answer names, or, after a restore, one
 * that must be adopted. The notification alone is not enough.
 */
const findForgotten = async (
  parts: PaymentParts,
  { provider, report }: Message,
  answer: PaymentReport | null,
): Promise<Attempt | null> => {
  const { db, log } = parts
  for (const id of [answer?.providerOrderId, answer?.ourReference]) {
    const named = id ? await findAttemptByProviderOrderId(db, id) : undefined
    if (
      named?.provider === provider.name &&
      answer &&
      isAbout(answer, named) &&
      !isMismatch(report, named.amount)
    )
      return named
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

/**
 * Without an answer the notification must be sent again. This may have been its last copy, so a status check is
 * scheduled too. A chargeback arrives weeks after the last scheduled one.
 */
const askOrPlan = async (
  parts: PaymentParts,
  message: Message,
  attempt: Attempt | undefined,
): Promise<PaymentReport | null> => {
  try {
    return await askAbout(parts, message)
  } catch (error) {
    if (attempt) await checkAttemptWithin(parts.db, attempt.id, askAgainMs)
    throw error
  }
}

/** By transaction id when the notification has one, because an order id may have several transactions. */
const askAbout = async (
  { rules }: PaymentParts,
  { provider, report }: Message,
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
  await stopAt(parts, 'provider-asked')
  const outcome = await inTransaction(parts.db, async (tx) => {
    const recorded =
      answer &&
      (await recordReportIn(tx, parts, attempt.id, {
        report: answer,
        authority: 'verified',
        via: 'notification',
      }))
    const verdict = verdictOfMessage(report, answer, recorded?.judgement ?? null)
    await noteReport(tx, { attempt, report, authority: 'unverified', source: 'notification', verdict })
    if (verdict === 'unconfirmed') await checkAttemptWithin(tx, attempt.id, askAgainMs)
    return verdict
  })
  announce(parts)
  await stopAt(parts, 'report-recorded')
  return outcome
}
