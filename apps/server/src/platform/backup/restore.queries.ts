import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrationLock } from '../db/migrate.ts'
import { type CounterShape, copyIn, quoted, readTables, type TableShape } from './snapshot.queries.ts'

/** Begins the transaction of a restore and locks the schema until its end. */
export async function beginRestore(client: pg.Client): Promise<void> {
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
}

/** Whether a shop uses this database now. Only sessions of this program's own role are visible. */
export async function isUsedByShop(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      and application_name in ('dimsum', 'dimsum listener', 'dimsum restore') limit 1`)
  return rows.length > 0
}

/** Names of the tables in the target. */
export async function listTargetTables(client: pg.Client): Promise<string[]> {
  return (await readTables(client)).map(({ name }) => name)
}

/** Tables that the migrations fill with rows. */
const filledByMigrations = ['packages']

/** Whether any table has rows of a shop. A schema without orders and accounts counts as empty. */
export async function holdsRows(client: pg.Client, tables: readonly string[]): Promise<boolean> {
  for (const table of tables) {
    if (filledByMigrations.includes(table)) continue
    const { rows } = await client.query(`select from ${quoted(table)} limit 1`)
    if (rows.length > 0) return true
  }
  return false
}

/** Drops everything in `public` except what extensions created, and the table of applied migrations. */
export async function clearTarget(client: pg.Client): Promise<void> {
  const tables = await listTargetTables(client)
  if (tables.length > 0) await client.query(`drop table ${tables.map(quoted).join(', ')} cascade`)
  const { rows } = await client.query<{ signature: string }>(`
    select p.oid::regprocedure::text as signature from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`)
  for (const { signature } of rows) await client.query(`drop routine ${signature} cascade`)
  await client.query('drop schema if exists drizzle cascade')
}

/**
 * Prepares for loading rows: empties tables that the migrations filled, and disables the shop's own triggers, which
 * would count every row twice. Foreign keys and checks stay in force.
 */
export async function beginLoading(client: pg.Client): Promise<string[]> {
  const tables = await listTargetTables(client)
  for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`)
  if (tables.length > 0) await client.query(`truncate ${tables.map(quoted).join(', ')}`)
  return tables
}

export async function loadRows(
  client: pg.Client,
  table: TableShape,
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  await pipeline(rows, client.query(copyFrom(copyIn(table))))
}

/** Enables the shop's own triggers again. */
export async function endLoading(client: pg.Client, tables: readonly string[]): Promise<void> {
  for (const table of tables) await client.query(`alter table ${quoted(table)} enable trigger user`)
}

/** Sets a sequence to `jump` above every number that was given out. */
export async function setCounter(client: pg.Client, counter: CounterShape, jump: number): Promise<void> {
  const { table, column, next } = counter
  await client.query(
    `select setval(pg_get_serial_sequence($1, $2),
       greatest($3::bigint, coalesce((select max(${quoted(column)}) from ${quoted(table)}), 0) + 1) + $4::bigint, false)`,
    [quoted(table), column, next, jump],
  )
}

/** @returns the number of removed rows of `table` */
export async function removeAll(client: pg.Client, table: string): Promise<number> {
  const { rowCount } = await client.query(`delete from ${quoted(table)}`)
  return rowCount ?? 0
}

/**
 * Retires the payment secret; the next payment creates another one, so that no copy shares a secret with its original.
 * After a loss the old one is kept: for a while it proves payments started in the lost time (decision 0039). A move
 * lost nothing.
 */
export async function retirePaymentSecret(client: pg.Client, isMove: boolean): Promise<void> {
  await client.query(
    isMove
      ? 'delete from payment_secrets where retired_at is null'
      : 'update payment_secrets set retired_at = clock_timestamp() where retired_at is null',
  )
}

/**
 * Messages queued at the time of the backup may have been sent since: they are listed as not sent and never sent
 * (decision 0060). An event without messages gets one for each possible recipient. A move lost nothing and keeps them.
 * @returns how many were ended
 */
export async function endWaitingMessages(client: pg.Client): Promise<number> {
  await client.query(`
    with late as (update outbox_events set addressed_at = now() where addressed_at is null returning id)
    insert into outbox_messages (event_id, channel, recipient) select id, 'push', 'everybody' from late`)
  const { rowCount } = await client.query(
    `update outbox_messages set state = 'unknown', fault = 'restored', ended_at = now()
     where state in ('waiting', 'sending')`,
  )
  return rowCount ?? 0
}

/**
 * After a loss the shop sends nothing until the owner confirms that this copy is the real one; a move needs no
 * confirmation.
 */
export async function awaitConfirmation(client: pg.Client, backupAt: string, isMove: boolean): Promise<void> {
  await client.query('delete from unconfirmed_restore')
  if (!isMove) await client.query('insert into unconfirmed_restore (backup_at) values ($1)', [backupAt])
}

/** Adds the restore to the audit log of the restored shop. */
export async function noteRestore(client: pg.Client, after: unknown): Promise<void> {
  await client.query(
    "insert into audit_log (actor, action, subject, after) values ('system', 'backup.restore', 'shop', $1)",
    [JSON.stringify(after)],
  )
}

/** Commits, and analyses the tables for the planner. */
export async function finish(client: pg.Client): Promise<void> {
  await client.query('commit')
  await client.query('analyze')
}
