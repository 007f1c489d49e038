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
import type { Via } from '../settlement/payment-state.ts'
import { noteReport, recordReport, recordReportIn } from '../settlement/record-report.ts'
import { isMismatch, verdictOfMessage } from './judge-message.ts'
import { askAgainMs, noteMismatch, noteUnmatched } from './note-message.ts'

/** What became of a message. `bad-signature` ones leave no trace but a count. */
export type NotificationOutcome =
  | 'applied'
  | 'duplicate'
  | 'stale'
  | 'mismatch'
  | 'unmatched'
  | 'unconfirmed'
  | 'bad-signature'

/** A signed message, and the provider that signed it. */
type Message = { provider: PaymentProvider; report: PaymentReport }

/**
 * Processes a posted message (decision 0011). A signature may not cover the status, so the message is a hint and the
 * provider's answer to the shop's own question is applied. Throws when the database or the provider does not answer: the
 * message must be sent again.
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

/** The message as the provider reads it whose signature it has; null when it has none. */
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
    return applyUnverified(parts, attempt, report, 'simulation')
  }
  const answer = rules.confirms ? await askOrPlan(parts, message, attempt) : null
  const subject = attempt ?? (await findForgotten(parts, message, answer))
  if (subject === null) {
    await noteUnmatched(db, report, answer !== null)
    return 'unmatched'
  }
  if (!rules.confirms) return applyUnverified(parts, subject, report, 'notification')
  return confirm(parts, subject, report, answer !== null && isAbout(answer, subject) ? answer : null)
}

/** By the exact id the shop gave it; or, where the provider sends its own id as the order id, by that. */
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
 * The attempt of a message that names no known one: the one the provider's answer names, or, after a restore, one that
 * has to be stored again. The message alone is not enough.
 */
const findForgotten = async (
  parts: PaymentParts,
  { provider, report }: Message,
  answer: PaymentReport | null,
): Promise<Attempt | null> => {
  const { db, rules, log } = parts
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
  const confirmed = rules.confirms ? answer : report
  if (confirmed?.providerOrderId !== report.providerOrderId) return null
  // The shop's own fields come back in messages; where the answer has them too, the answer counts.
  const order = await findAdoptable(db, { ...confirmed, ourProof: confirmed.ourProof ?? report.ourProof })
  if (order === null) return null
  const attempt = await adoptAttempt(db, provider.name, order, confirmed)
  log.warn(
    { orderId: order.id, attemptId: attempt.id },
    'payment attempt restored from a signed notification',
  )
  return attempt
}

/**
 * Without an answer the message must be sent again; this may have been its last copy, so the shop polls as well. A
 * chargeback comes weeks after the last scheduled poll.
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

/** The transaction the message names: exact, where an order id may stand for several tries. */
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

/** The provider is not asked: the unverified message itself is applied, as far as it may be. */
const applyUnverified = async (
  parts: PaymentParts,
  attempt: Attempt,
  report: PaymentReport,
  via: Via,
): Promise<NotificationOutcome> => {
  const { judgement } = await recordReport(parts, attempt.id, { report, authority: 'unverified', via })
  return judgement.verdict
}

/** Message and answer are recorded together; only the answer changes anything. */
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
