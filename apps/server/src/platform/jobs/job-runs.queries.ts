import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { firstRow } from '../db/first-row.ts'
import { jobRuns } from '../db/tables/shop.ts'

export type JobRun = typeof jobRuns.$inferSelect

/**
 * Claims a periodic job when it is due; one of all processes gets it. An interrupted job is due again at its next time.
 */
export const claimJob = async (db: Db, name: string, everyMs: number): Promise<boolean> => {
  const { rowCount } = await db
    .insert(jobRuns)
    .values({ name, startedAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: jobRuns.name,
      set: { startedAt: sql`clock_timestamp()` },
      // A clock that was set back must not stop the job for ever.
      setWhere: sql`${jobRuns.startedAt} <= clock_timestamp() - ${everyMs} * interval '1 millisecond'
        or ${jobRuns.startedAt} > clock_timestamp() + interval '1 minute'`,
    })
  return rowCount === 1
}

/** Records the end of a job, claimed or not, and its result. */
export const finishJob = async (db: Db, name: string, result: unknown): Promise<void> => {
  const clock = sql`clock_timestamp()`
  await db
    .insert(jobRuns)
    .values({ name, startedAt: clock, finishedAt: clock, result })
    .onConflictDoUpdate({ target: jobRuns.name, set: { finishedAt: clock, result } })
}

export const findJobRun = (db: Db, name: string): Promise<JobRun | undefined> =>
  firstRow(db.select().from(jobRuns).where(eq(jobRuns.name, name)))
