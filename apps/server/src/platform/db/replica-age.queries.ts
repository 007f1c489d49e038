import { sql } from 'drizzle-orm'
import type { Db } from './connection.ts'

/**
 * How far a replica is behind: whole seconds; 0 when it has all it received and is still connected, or is no replica;
 * null when it cannot say.
 */
export const readReplicaAge = async (db: Db): Promise<number | null> => {
  const { rows } = await db.execute<{ seconds: number | null }>(sql`
    select case
      when not pg_is_in_recovery() then 0
      when exists (select from pg_stat_wal_receiver) and pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
      else ceil(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()))::integer
    end as seconds`)
  return rows[0]?.seconds ?? null
}
