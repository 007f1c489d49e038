import { and, asc, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connection.ts'
import { paymentAttempts } from '../../platform/db/tables/payments.ts'

/** Max factor by which a claim is extended (21 hours for a first claim of 5 minutes). */
const maxLeases = 256

/**
 * Claims up to `limit` attempts whose status check is due, most overdue first. Postpones their next check by `leaseMs`,
 * doubled after each check that settled nothing: no other process claims them meanwhile, and they become due again if
 * this one dies.
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
      nextCheckAt: sql`clock_timestamp() + least(power(2, least(${paymentAttempts.checks}, 30)), ${maxLeases})
        * ${leaseMs} * interval '1 millisecond'`,
      checks: sql`least(${paymentAttempts.checks} + 1, 32767)`,
    })
    .where(inArray(paymentAttempts.id, due))
    .returning({ id: paymentAttempts.id })
  return claimed.map(({ id }) => id)
}

/** Number of attempts whose result is still open at the provider. */
export const countWatchedAttempts = (db: Db): Promise<number> =>
  db.$count(paymentAttempts, and(isNotNull(paymentAttempts.nextCheckAt), ne(paymentAttempts.state, 'paid')))

/** Releases claimed attempts that were not checked: their next check is in `ms`, and this one does not count. */
export const giveBackAttempts = (db: Db, ids: readonly number[], ms: number): Promise<void> =>
  putOff(db, ids, ms, { checks: sql`greatest(${paymentAttempts.checks} - 1, 0)` })

/** Postpones the next check by `ms` after a check that settled nothing. */
export const askAttemptLater = (db: Db, id: number, ms: number): Promise<void> => putOff(db, [id], ms)

/**
 * Skips locked rows: their transaction has newer data and schedules the next check itself. Waiting for it while holding
 * other rows could deadlock.
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
