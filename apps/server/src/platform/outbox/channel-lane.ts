import type { Db } from '../db/connection.ts'
import { deliverMessage } from './deliver-message.ts'
import type { MessageSender } from './message-sender.ts'
import { claimMessages, type OutboxMessage } from './outbox-messages.queries.ts'

export interface LaneLog {
  warn: (facts: object, message: string) => void
  error: (facts: object, message: string) => void
}

/** A channel's messages under way in this process. */
export interface Lane {
  /** Claims and begins to send as many as may be under way; resolves when they are claimed. */
  fill: () => Promise<void>
  isIdle: () => boolean
  /** Resolves when nothing is under way. */
  idle: () => Promise<void>
  /** Claims nothing more. */
  stop: () => void
}

/** One that hangs takes its own place and delays no other; a place that becomes free is filled at once. */
export const createLane = (db: Db, sender: MessageSender, log: LaneLog): Lane => {
  const active = new Set<Promise<unknown>>()
  let places = sender.atOnce
  let isStopped = false

  const track = <T>(work: Promise<T>): Promise<T> => {
    const tracked = work.finally(() => active.delete(tracked))
    active.add(tracked)
    return tracked
  }

  const deliver = async (message: OutboxMessage): Promise<void> => {
    const facts = { messageId: message.id, channel: sender.channel }
    try {
      const outcome = await deliverMessage(db, sender, message)
      if (outcome.end === 'failed' || outcome.end === 'unknown')
        log.warn({ ...facts, ...outcome }, 'message delivery failed')
    } catch (error) {
      log.error({ ...facts, err: error }, 'the result of a delivery could not be stored')
    }
    places += 1
    // A message may have waited for this one, about the same order.
    await fill().catch((error: unknown) => log.error({ err: error }, 'outbox messages could not be claimed'))
  }

  const claim = async (): Promise<void> => {
    const wanted = places
    if (isStopped || wanted <= 0) return
    places = 0
    let claimed: OutboxMessage[] = []
    try {
      claimed = await claimMessages(db, sender.channel, wanted)
    } finally {
      places += wanted - claimed.length
    }
    for (const message of claimed) void track(deliver(message))
  }
  const fill = () => track(claim())

  return {
    fill,
    isIdle: () => active.size === 0,
    idle: async () => {
      while (active.size > 0) await Promise.allSettled(active)
    },
    stop: () => {
      isStopped = true
    },
  }
}
