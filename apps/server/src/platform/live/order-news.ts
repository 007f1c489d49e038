import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../db/connection.ts'
import { listLatestEvents, type OrderEventRow } from './live.queries.ts'

/** Reads requested at the same time become one. */
const minBetweenReadsMs = 50
/**
 * Events per read. An event may commit after a younger one: it is found as long as fewer than this many came meanwhile.
 */
const eventsPerRead = 200

type NewsCalls = {
  onEvents: (events: OrderEventRow[]) => void
  /** More happened than one read returns. */
  onMissed: () => void
}

/** Reads what happened to orders since the read before; the first read only remembers what there is. */
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
      // While the database is away the next read finds what was missed.
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
    /** Resolves once everything that happens from now on is read; rejects while the database is away. */
    begin: (): Promise<void> => {
      const begun = start ?? remember()
      start = begun
      begun.catch(() => {
        if (start === begun) start = undefined
      })
      return begun
    },
    /** Forgets what was seen: without streams nothing is read. */
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
