import type { Db } from '../db/connection.ts'
import type { MessageSender, SendOutcome } from './message-sender.ts'
import { claimMessage, endAttempt, type OutboxMessage } from './outbox-messages.queries.ts'

export interface LaneLog {
  warn: (facts: object, message: string) => void
  error: (facts: object, message: string) => void
}

/** Sends the messages of a channel with up to `atOnce` workers. A hanging message only blocks its own worker. */
export const createLane = (db: Db, sender: MessageSender, log: LaneLog) => {
  const workers = new Set<Promise<void>>()
  let isStopped = false

  const deliver = async (message: OutboxMessage): Promise<void> => {
    const facts = { messageId: message.id, channel: sender.channel }
    const outcome = await attempt(sender, message)
    if (outcome.end === 'failed' || outcome.end === 'unknown')
      log.warn({ ...facts, ...outcome }, 'message delivery failed')
    const fault = outcome.end === 'sent' ? null : outcome.fault
    await endAttempt(db, message, outcome.end, fault).catch((error: unknown) =>
      log.error({ ...facts, err: error }, 'the result of a delivery could not be stored'),
    )
  }

  /** Sends one message after the other until none is due. */
  const work = async (): Promise<void> => {
    while (!isStopped) {
      const message = await claimMessage(db, sender.channel)
      if (message === undefined) return
      fill()
      await deliver(message)
    }
  }
  /** Adds a worker, if there may be another one. */
  const fill = (): void => {
    if (isStopped || workers.size >= sender.atOnce) return
    const worker = work()
      .catch((error: unknown) => log.error({ err: error }, 'outbox messages could not be claimed'))
      .finally(() => workers.delete(worker))
    workers.add(worker)
  }

  return {
    fill,
    /** Resolves when nothing is being sent. */
    idle: async (): Promise<void> => {
      while (workers.size > 0) await Promise.all(workers)
    },
    /** Stops claiming. */
    stop: (): void => {
      isStopped = true
    },
  }
}

/**
 * Once sending began, a message is never sent a second time: if the process dies here, the claim ends as `unknown`.
 */
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
