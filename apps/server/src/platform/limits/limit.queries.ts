import { eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { preparedPer } from '../db/prepared.ts'
import { rateLimits } from '../db/tables/shop.ts'

/** `points` tries in a window of `seconds` that begins with the first. */
export type Limit = {
  points: number
  seconds: number
  /** After that one try per wait, which doubles from `first` to `longest` seconds. */
  thenWait?: { first: number; longest: number }
}

const { key: keyColumn, points: tries, expire } = rateLimits

/** Milliseconds since 1970 by the database's clock: one clock for all processes. */
const now = sql`(extract(epoch from now()) * 1000)::bigint`

/**
 * The commit of a count does not wait for the disk: after a crash of the machine the last fraction of
 * a second of counts may be missing, which no limit minds, and orders stay cheap. Always true.
 */
const withoutDiskWait = sql`set_config('synchronous_commit', 'off', true) is not null`

const countStatement = preparedPer((db) => {
  const limit = sql`${sql.placeholder('limit')}::int`
  const window = sql`${sql.placeholder('window')}::bigint`
  // Milliseconds of the first and the longest wait; 0 when the window alone counts.
  const firstWait = sql`${sql.placeholder('firstWait')}::bigint`
  const longestWait = sql`${sql.placeholder('longestWait')}::bigint`
  const weight = sql`${sql.placeholder('weight')}::int`
  const used = sql`${tries} >= ${limit}`
  // Waits are remembered for one window longer, so that the next one doubles.
  const forgotten = sql`${expire} + case when ${used} and ${firstWait} > 0 then ${window} else 0 end <= ${now}`
  const doubled = sql`least(${longestWait}, ${firstWait} * (2 ^ least(30, ${tries} + 1 - ${limit}))::bigint)`
  return db
    .insert(rateLimits)
    .values({
      key: sql.placeholder('key'),
      points: sql`case when ${withoutDiskWait} then ${weight} else ${weight} end`,
      expire: sql`${now} + ${window}`,
    })
    .onConflictDoUpdate({
      target: keyColumn,
      set: {
        points: sql`case when ${forgotten} then ${weight} else ${tries} + ${weight} end`,
        expire: sql`case
          when ${forgotten} then ${now} + ${window}
          when ${firstWait} > 0 and ${tries} + ${weight} >= ${limit} then ${now} + ${doubled}
          else ${expire} end`,
      },
      setWhere: sql`not (${used} and ${expire} > ${now})`,
    })
    .returning({ tries })
    .prepare('count_try')
})

/**
 * Counts one try, in one statement; false when the limit is used up, and then nothing is written. A try of weight 0 is only
 * let in while the limit is not used up, and does not count.
 */
export const countTry = async (
  db: Db,
  key: string,
  { points, seconds, thenWait, weight = 1 }: Limit & { weight?: 0 | 1 },
): Promise<boolean> => {
  const rows = await countStatement(db).execute({
    key,
    limit: points,
    window: seconds * 1000,
    firstWait: (thenWait?.first ?? 0) * 1000,
    longestWait: (thenWait?.longest ?? 0) * 1000,
    weight,
  })
  return rows.length > 0
}

/** Tries of one key, and how long its window is. */
export type Tries = { key: string; tries: number; windowMs: number }
/** All tries of a key in its window, and how long that lasts yet. */
export type Counted = { key: string; points: number; leftMs: number }

/** Adds many tries at once, whatever the limits are; says what each key has now. Keys in order: no two processes block. */
export const countMany = async (db: Db, counts: readonly Tries[]): Promise<Counted[]> => {
  const sorted = counts.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const { rows } = await db.execute<Counted>(sql`
    insert into rate_limits as r (key, points, expire)
    select key, tries, ${now} + window_ms
    from unnest(
      ${sql.param(sorted.map(({ key }) => key))}::text[],
      ${sql.param(sorted.map(({ tries }) => tries))}::int[],
      ${sql.param(sorted.map(({ windowMs }) => windowMs))}::bigint[]
    ) as counted (key, tries, window_ms)
    where ${withoutDiskWait}
    on conflict (key) do update set
      points = case when r.expire <= ${now} then excluded.points else r.points + excluded.points end,
      expire = case when r.expire <= ${now} then excluded.expire else r.expire end
    returning r.key, r.points, r.expire - ${now} as "leftMs"`)
  return rows
}

/** Milliseconds until the next try is let in; 0 when nothing is in the way. */
export const waitOf = async (db: Db, key: string): Promise<number> => {
  const [row] = await db
    .select({ wait: sql<number>`greatest(0, ${expire} - ${now})`.mapWith(Number) })
    .from(rateLimits)
    .where(eq(keyColumn, key))
  return row?.wait ?? 0
}

/** Takes one counted try back: it turned out to be right, or was never made. */
export const uncountTry = async (db: Db, key: string): Promise<void> => {
  await db
    .update(rateLimits)
    .set({ points: sql`greatest(0, ${tries} - 1)` })
    .where(eq(keyColumn, key))
}

export const forgetTries = async (db: Db, key: string): Promise<void> => {
  await db.delete(rateLimits).where(eq(keyColumn, key))
}

/** Drops windows and waits that are over; returns how many. */
export const forgetOldTries = async (db: Db): Promise<number> => {
  const { rowCount } = await db.delete(rateLimits).where(lte(expire, sql`${now} - ${60 * 60 * 1000}::bigint`))
  return rowCount ?? 0
}
