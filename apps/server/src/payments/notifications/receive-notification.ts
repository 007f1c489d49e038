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
import type { PaymentReport } from '../payment-provider.ts'
import { adoptAttempt, findAdoptable } from '../settlement/adopt-attempt.ts'
import type { Via } from '../settlement/apply-judgement.ts'
import { isAbout } from '../settlement/ask-about-attempt.ts'
import { fingerprintOf } from '../settlement/fingerprint.ts'
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

/**
 * Takes in a posted message (decision 0011). The signature does not cover the status, so the
 * message is a hint and the provider's answer to our question is what is applied. Throws when the database or the
 * provider cannot be asked: the message must come again.
 */
export const receiveNotification = async (
  parts: PaymentParts,
  body: unknown,
): Promise<NotificationOutcome> => {
  const told = parts.provider.readNotification(body)
  if (told === 'bad-signature') return 'bad-signature'
  const outcome = await takeIn(parts, told)
  parts.log.info(
    { providerOrderId: told.providerOrderId, status: told.statusWord, outcome },
    'payment message',
  )
  return outcome
}

const takeIn = async (parts: PaymentParts, told: PaymentReport): Promise<NotificationOutcome> => {
  const { db, rules } = parts
  const known = [fingerprintOf('told', true, told), fingerprintOf('told', false, told)]
  if (await isRecorded(db, known)) return 'duplicate'

  const attempt = await findAttemptOf(parts, told)
  if (attempt && isMismatch(told, attempt.amount)) {
    await noteMismatch(db, told, attempt)
    return 'mismatch'
  }
  if (attempt && attempt.method === simulationMethod && rules.mode !== 'production') {
    return believe(parts, attempt, told, 'simulation')
  }
  const asked = rules.confirms ? await askOrPlan(parts, told, attempt) : null
  const subject = attempt ?? (await findForgotten(parts, told, asked))
  if (subject === null) {
    await noteUnmatched(db, told, asked !== null)
    return 'unmatched'
  }
  if (!rules.confirms) return believe(parts, subject, told, 'notification')
  return confirm(parts, subject, told, asked !== null && isAbout(asked, subject) ? asked : null)
}

/** By the exact id we gave it; or, where the provider repeats its own id as the order id, by that. */
const findAttemptOf = async ({ db }: PaymentParts, told: PaymentReport): Promise<Attempt | undefined> => {
  const byOrder = await findAttemptByProviderOrderId(db, told.providerOrderId)
  if (byOrder || told.transactionId !== told.providerOrderId) return byOrder
  return findAttemptByTransactionId(db, told.providerOrderId)
}

/**
 * The attempt of a message that names none we know: the one the provider's answer names, or, after a restore, one
 * that has to be filed again. The message's own word is not enough.
 */
const findForgotten = async (
  parts: PaymentParts,
  told: PaymentReport,
  asked: PaymentReport | null,
): Promise<Attempt | null> => {
  const { db, rules, log } = parts
  for (const id of [asked?.providerOrderId, asked?.ourReference]) {
    const named = id ? await findAttemptByProviderOrderId(db, id) : undefined
    if (named && asked && isAbout(asked, named) && !isMismatch(told, named.amount)) return named
  }
  const confirmed = rules.confirms ? asked : told
  if (confirmed?.providerOrderId !== told.providerOrderId) return null
  // Our own fields are documented for messages; where the answer has them, too, its word counts.
  const order = await findAdoptable(db, { ...confirmed, ourProof: confirmed.ourProof ?? told.ourProof })
  if (order === null) return null
  const attempt = await adoptAttempt(db, order, confirmed)
  log.warn({ orderId: order.id, attemptId: attempt.id }, 'payment attempt adopted from a signed message')
  return attempt
}

/**
 * Without an answer the message must come again; it may have been the last of its kind, so the shop asks by itself, too.
 * A chargeback comes weeks after the schedule's last question.
 */
const askOrPlan = async (
  parts: PaymentParts,
  told: PaymentReport,
  attempt: Attempt | undefined,
): Promise<PaymentReport | null> => {
  try {
    return await askAbout(parts, told)
  } catch (error) {
    if (attempt) await checkAttemptWithin(parts.db, attempt.id, askAgainMs)
    throw error
  }
}

/** The transaction the message names: exact, where an order id may stand for several tries. */
const askAbout = async (
  { provider, rules }: PaymentParts,
  told: PaymentReport,
): Promise<PaymentReport | null> => {
  const left = sharedLimit(rules.limits.confirmation)
  const byTransaction = isId(told.transactionId) ? await provider.statusOf(told.transactionId, left()) : null
  if (byTransaction !== null) return byTransaction
  return isId(told.providerOrderId) ? provider.statusOf(told.providerOrderId, left()) : null
}

const isId = (id: string | null): id is string =>
  id !== null && /^[A-Za-z0-9_~.-]{1,100}$/.test(id) && !/^\.+$/.test(id)

/** Nobody is asked: the message itself is applied, as far as a message may go. */
const believe = async (
  { db }: PaymentParts,
  attempt: Attempt,
  report: PaymentReport,
  via: Via,
): Promise<NotificationOutcome> => {
  const { judgement } = await recordReport(db, attempt.id, { report, authority: 'told', via })
  return judgement.verdict
}

/** Message and answer go into the ledger together; only the answer moves anything. */
const confirm = async (
  parts: PaymentParts,
  attempt: Attempt,
  told: PaymentReport,
  asked: PaymentReport | null,
): Promise<NotificationOutcome> => {
  await stopAt(parts, 'provider-asked')
  const outcome = await inTransaction(parts.db, async (tx) => {
    const recorded =
      asked &&
      (await recordReportIn(tx, attempt.id, { report: asked, authority: 'asked', via: 'notification' }))
    const verdict = verdictOfMessage(told, asked, recorded?.judgement ?? null)
    await noteReport(tx, { attempt, report: told, authority: 'told', source: 'notification', verdict })
    if (verdict === 'unconfirmed') await checkAttemptWithin(tx, attempt.id, askAgainMs)
    return verdict
  })
  announce(parts)
  await stopAt(parts, 'report-recorded')
  return outcome
}
