import { sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'

/** @returns whether the database accepts writes. @throws when it does not answer */
export const takesWrites = async (db: Db): Promise<boolean> => {
  const { rows } = await db.execute<{ setting: string }>(
    sql`select current_setting('transaction_read_only') as setting`,
  )
  return rows[0]?.setting === 'off'
}
