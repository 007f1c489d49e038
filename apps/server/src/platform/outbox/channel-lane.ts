import type { Db } from '../db/connection.ts'
import { deliverMessage } from './deliver-message.ts'
import type { MessageSender } from './message-sender.ts'
import { claimMessages, type OutboxMessage } from './outbox-messages.queries.ts'

export interface LaneLog {
  warn: (facts: object, message: string) => void
  error: (facts: object, message: string) => void
}

/** Messages of a channel that this process is sending. */
export interface Lane {
  /** Claims and starts sending up to the channel's concurrency; resolves when they are claimed. */
  fill: () => Promise<void>
  isIdle: () => boolean
  /** Resolves when nothing is being sent. */
  idle: () => Promise<void>
  /** Stops claiming. */
  stop: () => void
}

/** A hanging message only blocks its own slot; a free slot is filled at once. */
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
    // Another message about the same order may have waited for this one.
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
