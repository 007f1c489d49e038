import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connection.ts'
import { settings } from '../db/tables/shop.ts'

/** Every stored setting; a missing key means its default. */
export const listSettings = (db: Db): Promise<{ key: string; value: unknown }[]> =>
  db.select({ key: settings.key, value: settings.value }).from(settings)

/** One change of settings at a time, until the transaction ends; reading goes on. */
export const lockSettings = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`lock table ${settings} in share row exclusive mode`)
}

/** Stores one setting, in the transaction that writes its audit line. */
export const saveSetting = async (tx: Tx, key: string, value: unknown, actor: string): Promise<void> => {
  await tx
    .insert(settings)
    .values({ key, value, updatedBy: actor })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedBy: actor, updatedAt: sql`now()` } })
}
