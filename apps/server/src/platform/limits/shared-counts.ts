import type { Db } from '../db/connection.ts'
import { type Counted, countMany } from './limit.queries.ts'

/** What one process knows about the tries under one key. */
type Count = {
  /** Tries of all processes, as the database last said. */
  known: number
  /** Tries of this process that the database does not know yet. */
  unwritten: number
  windowMs: number
  /** End of the window (ms of the monotonic clock). */
  endsAt: number
}

/** How long tries of one process stay unknown to the others (ms). */
const writeEveryMs = 100
const memorySize = 20_000
/** Made free at once when the memory is full: scanning every count for each new one would cost more than the call. */
const roomMade = memorySize / 4

/**
 * Counts tries in memory and writes them to the database together, a moment later: for wide limits on calls so frequent
 * that a question for each would cost as much as the call. Exact within a process; of another process's tries it learns
 * with its own next one, so a limit of n lets at most n more through for each further process. A clean stop loses none,
 * a kill the last moment's.
 */
export const createSharedCounts = (db: Db, clock: () => number = () => performance.now()) => {
  const counts = new Map<string, Count>()
  /** Rows with tries the database does not know: only these are written. */
  const unwritten = new Set<string>()
  let tidyAt = memorySize
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  /** Drops ended windows, and others, oldest first, until a quarter of the memory is free; what the database does not know stays. */
  const forgetEnded = (now: number) => {
    if (counts.size < tidyAt) return
    for (const [row, count] of counts) {
      if (count.unwritten > 0) continue
      if (count.endsAt <= now || counts.size > memorySize - roomMade) counts.delete(row)
    }
    tidyAt = Math.max(memorySize, counts.size + roomMade)
  }

  const learn = ({ key, points, leftMs }: Counted, written: number) => {
    const count = counts.get(key)
    if (!count) return
    count.known = points
    count.unwritten -= written
    count.endsAt = clock() + leftMs
    if (count.unwritten === 0) unwritten.delete(key)
  }

  const write = async (): Promise<void> => {
    const tries = [...unwritten].flatMap((key) => {
      const count = counts.get(key)
      return count ? [{ key, tries: count.unwritten, windowMs: count.windowMs }] : []
    })
    if (tries.length === 0) return
    const written = new Map(tries.map((entry) => [entry.key, entry.tries]))
    for (const counted of await countMany(db, tries)) learn(counted, written.get(counted.key) ?? 0)
  }

  const writeSoon = (row: string) => {
    unwritten.add(row)
    timer ??= setTimeout(() => {
      timer = undefined
      // What could not be written is tried again with the next ones.
      writing = writing.then(write).catch(() => {})
    }, writeEveryMs).unref()
  }

  return {
    /**
     * Counts one try, unless the limit is used up.
     * @param row as it stands in the table
     * @returns milliseconds until the next try is let in; 0 when this one is
     */
    count(row: string, { points, seconds }: { points: number; seconds: number }): number {
      const now = clock()
      const windowMs = seconds * 1000
      const count = counts.get(row)
      if (count === undefined || count.endsAt <= now) {
        forgetEnded(now)
        counts.set(row, {
          known: 0,
          unwritten: (count?.unwritten ?? 0) + 1,
          windowMs,
          endsAt: now + windowMs,
        })
        writeSoon(row)
        return 0
      }
      if (count.known + count.unwritten >= points) return count.endsAt - now
      count.unwritten += 1
      writeSoon(row)
      return 0
    },
    /** Writes what is not written yet; the process is about to end. */
    async close(): Promise<void> {
      clearTimeout(timer)
      await writing
      await write().catch(() => {})
    },
  }
}

export type SharedCounts = ReturnType<typeof createSharedCounts>
