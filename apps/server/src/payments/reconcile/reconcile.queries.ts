import { and, asc, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connection.ts'
import { paymentAttempts } from '../../platform/db/tables/payments.ts'

/** A claim is never longer than this many times the first one (21 hours of 5 minutes). */
const mostLeases = 256

/**
 * Claims up to `limit` attempts whose status check is due, most overdue first, and postpones the next check by `leaseMs`,
 * doubled after each check that settled nothing: no other process claims them meanwhile, and if this one dies they are
 * due again.
 */
export const claimDueAttempts = async (db: Db, limit: number, leaseMs: number): Promise<number[]> => {
  const due = db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(lte(paymentAttempts.nextCheckAt, sql`clock_timestamp()`))
    .orderBy(asc(paymentAttempts.nextCheckAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  const claimed = await db
    .update(paymentAttempts)
    .set({
      nextCheckAt: sql`clock_timestamp() + least(power(2, least(${paymentAttempts.checks}, 30)), ${mostLeases})
        * ${leaseMs} * interval '1 millisecond'`,
      checks: sql`least(${paymentAttempts.checks} + 1, 32767)`,
    })
    .where(inArray(paymentAttempts.id, due))
    .returning({ id: paymentAttempts.id })
  return claimed.map(({ id }) => id)
}

/** How many attempts wait for the provider's result. */
export const countWatchedAttempts = async (db: Db): Promise<number> => {
  const [row] = await db
    .select({ watched: sql<number>`count(*)`.mapWith(Number) })
    .from(paymentAttempts)
    .where(and(isNotNull(paymentAttempts.nextCheckAt), ne(paymentAttempts.state, 'paid')))
  return row?.watched ?? 0
}

/** Releases claimed attempts that were not checked: the next check is in `ms`, and this one did not count. */
export const giveBackAttempts = (db: Db, ids: readonly number[], ms: number): Promise<void> =>
  putOff(db, ids, ms, { checks: sql`greatest(${paymentAttempts.checks} - 1, 0)` })

/** Postpones the next check by `ms`: this one settled nothing. */
export const askAttemptLater = (db: Db, id: number, ms: number): Promise<void> => putOff(db, [id], ms)

/**
 * A transaction that is writing an attempt at this moment knows more and schedules its next check itself; waiting for it
 * while holding other rows could deadlock.
 */
const putOff = async (db: Db, ids: readonly number[], ms: number, change = {}): Promise<void> => {
  if (ids.length === 0) return
  const unwritten = db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(inArray(paymentAttempts.id, [...ids]), isNotNull(paymentAttempts.nextCheckAt)))
    .for('update', { skipLocked: true })
  await db
    .update(paymentAttempts)
    .set({ ...change, nextCheckAt: sql`clock_timestamp() + ${ms} * interval '1 millisecond'` })
    .where(inArray(paymentAttempts.id, unwritten))
}
