import type { Db } from '../db/connection.ts'
import type { MessageSender, SendOutcome } from './message-sender.ts'
import { endMessage, type OutboxMessage, postponeMessage } from './outbox-messages.queries.ts'
import { maxMessageAgeMs, retryPauseMs } from './retry-pause.ts'

/**
 * Sends a claimed message and records the result. Once sending began, it is never sent a second time: if the process
 * dies here, the claim ends as `unknown`.
 */
export const deliverMessage = async (
  db: Db,
  sender: MessageSender,
  message: OutboxMessage,
): Promise<SendOutcome> => {
  const outcome = await attempt(sender, message)
  if (outcome.end !== 'refused') {
    await endMessage(db, message.id, outcome.end, outcome.end === 'sent' ? null : outcome.fault)
    return outcome
  }
  const { id, attempts } = message
  const state = await postponeMessage(db, id, retryPauseMs(attempts), maxMessageAgeMs, outcome.fault)
  return state === 'failed' ? { ...outcome, end: state } : outcome
}

const attempt = async (sender: MessageSender, message: OutboxMessage): Promise<SendOutcome> => {
  let composed: unknown
  try {
    composed = await sender.compose(message)
  } catch {
    return { end: 'refused', fault: 'not-composed' }
  }
  if (composed === null) return { end: 'failed', fault: 'gone' }
  return sender.send(composed).catch((): SendOutcome => ({ end: 'unknown', fault: 'send-failed' }))
}
