import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connection.ts'
import { unconfirmedRestore } from '../db/tables/shop.ts'

/** No restore waits for the owner's word, in SQL: only then a message may leave the shop. */
export const isRealShop: SQL = sql`not exists (select from ${unconfirmedRestore})`

/** The restore that the owner has not confirmed yet; undefined when this is the real shop. */
export const findUnconfirmedRestore = async (db: Db): Promise<{ backupAt: Date } | undefined> => {
  const [found] = await db.select({ backupAt: unconfirmedRestore.backupAt }).from(unconfirmedRestore)
  return found
}

/** @returns the moment of the backup; undefined when nothing was to be confirmed */
export const deleteUnconfirmedRestore = async (tx: Tx): Promise<Date | undefined> => {
  const [deleted] = await tx.delete(unconfirmedRestore).returning({ backupAt: unconfirmedRestore.backupAt })
  return deleted?.backupAt
}
