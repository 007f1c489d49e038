import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { secondFactors } from '../../platform/db/tables/people.ts'
import { kitchenDays, settings } from '../../platform/db/tables/shop.ts'

/** Every stored setting; a missing key means its default. */
export const listSettings = (db: Db): Promise<{ key: string; value: unknown }[]> =>
  db.select({ key: settings.key, value: settings.value }).from(settings)

/** Whether the owner switched this on, as the caller's transaction sees it. */
export const isSettingOn = async (tx: Tx, key: 'refunds' | 'secondFactorDemanded'): Promise<boolean> =>
  (await tx.$count(settings, and(eq(settings.key, key), sql`value = 'true'`))) > 0

/** Closed days from `today` on, ascending; `kitchen_days` is their only list (decision 0044). */
export const listClosedDays = async (db: Db, today: string): Promise<string[]> => {
  const rows = await db
    .select({ day: kitchenDays.day })
    .from(kitchenDays)
    .where(and(gte(kitchenDays.day, today), eq(kitchenDays.isClosed, true)))
    .orderBy(asc(kitchenDays.day))
  return rows.map(({ day }) => day)
}

/** Closes or opens days in ascending order, the lock order everywhere; other columns of a day do not change. */
export const saveClosedDays = async (
  tx: Tx,
  changes: readonly { day: string; isClosed: boolean }[],
): Promise<void> => {
  if (changes.length === 0) return
  await tx
    .insert(kitchenDays)
    .values(changes.toSorted((a, b) => (a.day < b.day ? -1 : 1)))
    .onConflictDoUpdate({ target: kitchenDays.day, set: { isClosed: sql`excluded.is_closed` } })
}

/** Serialises changes of settings until the transaction ends; reads are not blocked. */
export const lockSettings = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`lock table ${settings} in share row exclusive mode`)
}

/** Whether this user has a second factor; it cannot be removed until the transaction ends. */
export const lockSecondFactor = async (tx: Tx, userId: number): Promise<boolean> => {
  const rows = await tx
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.isConfirmed, true)))
    .for('share')
  return rows.length > 0
}

/** Stores one setting, in the transaction that writes its audit entry. */
export const saveSetting = async (tx: Tx, key: string, setting: unknown, actor: string): Promise<void> => {
  // Serialised here: the driver would send a setting of null («no limit») as SQL NULL.
  const value = sql`${JSON.stringify(setting)}::jsonb`
  await tx
    .insert(settings)
    .values({ key, value, updatedBy: actor })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedBy: actor, updatedAt: sql`now()` } })
}
