import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../db/connection.ts'
import { listLatestEvents, type OrderEventRow } from './live.queries.ts'

/** Reads requested within this time become one. */
const minBetweenReadsMs = 50
/**
 * Max events per read. An event may commit after one with a higher id: it is found as long as fewer than this many
 * followed.
 */
const eventsPerRead = 200

type NewsCalls = {
  onEvents: (events: OrderEventRow[]) => void
  /** More events than one read returns. */
  onMissed: () => void
}

/** Reads new events of orders; the first read only records the latest ones. */
export const createOrderNews = (db: Db, { onEvents, onMissed }: NewsCalls) => {
  let seen: ReadonlySet<number> | undefined
  let start: Promise<void> | undefined
  let isReading = false
  let isWanted = false

  const readOnce = async (): Promise<void> => {
    const known = seen
    const events = await listLatestEvents(db, eventsPerRead)
    if (known === undefined || known !== seen) return
    seen = new Set(events.map(({ id }) => id))
    const fresh = events.filter(({ id }) => !known.has(id))
    if (fresh.length === eventsPerRead) onMissed()
    else if (fresh.length > 0) onEvents(fresh)
  }

  const readWhileWanted = async (): Promise<void> => {
    isReading = true
    while (isWanted) {
      isWanted = false
      // While the database is down nothing is lost: the next read finds it.
      await readOnce().catch(() => {})
      await wait(minBetweenReadsMs)
    }
    isReading = false
  }

  const remember = async (): Promise<void> => {
    const events = await listLatestEvents(db, eventsPerRead)
    seen = new Set(events.map(({ id }) => id))
  }

  return {
    /** Resolves once all later events will be reported; rejects while the database is down. */
    begin: (): Promise<void> => {
      const begun = start ?? remember()
      start = begun
      begun.catch(() => {
        if (start === begun) start = undefined
      })
      return begun
    },
    /** Resets the state: without streams nothing is read. */
    rest: (): void => {
      seen = undefined
      start = undefined
    },
    /** Reads now, or once more when a read is running. */
    read: (): void => {
      isWanted = true
      if (!isReading) void readWhileWanted()
    },
  }
}
