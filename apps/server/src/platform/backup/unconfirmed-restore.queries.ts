import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connection.ts'
import { unconfirmedRestore } from '../db/tables/shop.ts'

/** SQL condition: no restore is unconfirmed. Only then a message may be sent. */
export const isRealShop: SQL = sql`not exists (select from ${unconfirmedRestore})`

/** The restore that the owner has not confirmed yet; undefined when there is none. */
export const findUnconfirmedRestore = async (db: Db): Promise<{ backupAt: Date } | undefined> => {
  const [found] = await db.select({ backupAt: unconfirmedRestore.backupAt }).from(unconfirmedRestore)
  return found
}

/** @returns the time of the backup; undefined when there was no unconfirmed restore */
export const deleteUnconfirmedRestore = async (tx: Tx): Promise<Date | undefined> => {
  const [deleted] = await tx.delete(unconfirmedRestore).returning({ backupAt: unconfirmedRestore.backupAt })
  return deleted?.backupAt
}
