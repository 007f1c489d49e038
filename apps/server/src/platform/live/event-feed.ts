import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../db/connection.ts'
import { createPositions } from './event-positions.ts'
import { type FeedEvent, findLatestEventId, listNewEvents } from './live.queries.ts'

/** Longer than any transaction of the shop can stay open (statement 5 s, idle 10 s). */
const latestCommitMs = 20_000
/** Reads requested at the same time become one. */
const leastBetweenLooksMs = 50
const eventsPerLook = 1000
/** Events before the latest that may still be uncommitted when the feed begins. */
const uncommittedAtStart = 200

export type EventFeed = {
  /** Reads new events now, or once more when it is reading already. */
  look: () => void
  /** Everything up to this event id was handed out. */
  position: () => number
  close: () => void
}

/**
 * Follows `order_events` from now on (decision 0005). Each event is handed out once, also when it commits after a
 * younger one. When the database is away, nothing is lost: the next look finds what was missed.
 */
export const startEventFeed = async (db: Db, onEvents: (events: FeedEvent[]) => void): Promise<EventFeed> => {
  const start = Math.max(0, (await findLatestEventId(db)) - uncommittedAtStart)
  const positions = createPositions(start, latestCommitMs)
  for (const { id } of await listNewEvents(db, { highest: start, missing: [] }, eventsPerLook)) {
    positions.take(id, performance.now())
  }

  let isClosed = false
  let isLooking = false
  let isWanted = false

  const lookOnce = async (): Promise<void> => {
    const found = await listNewEvents(db, positions.wanted(performance.now()), eventsPerLook)
    const events = found.filter(({ id }) => positions.take(id, performance.now()))
    if (events.length > 0 && !isClosed) onEvents(events)
    if (found.length === eventsPerLook) isWanted = true
  }

  const lookWhileWanted = async (): Promise<void> => {
    isLooking = true
    while (isWanted && !isClosed) {
      isWanted = false
      await lookOnce().catch(() => {})
      await wait(leastBetweenLooksMs)
    }
    isLooking = false
  }

  return {
    look: () => {
      isWanted = true
      if (!isLooking && !isClosed) void lookWhileWanted()
    },
    position: () => positions.settled(),
    close: () => {
      isClosed = true
    },
  }
}
