import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { migrationLock } from '../db/migrate.ts'
import {
  type CounterShape,
  copyIn,
  copyOut,
  openForCopy,
  quoted,
  readTables,
  type TableShape,
} from './snapshot.queries.ts'

/** Opens the connection a restore works on, alone with the schema until its transaction ends. */
export async function openTarget(url: string): Promise<pg.Client> {
  const client = await openForCopy(url, 'dimsum restore')
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

/** Whether a shop uses this database now; sessions of this program's own role, others are not visible. */
export async function isUsedByShop(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      and application_name in ('dimsum', 'dimsum listener', 'dimsum restore') limit 1`)
  return rows.length > 0
}

/** Names of the tables that stand in the target. */
export async function listTargetTables(client: pg.Client): Promise<string[]> {
  return (await readTables(client)).map(({ name }) => name)
}

/** Tables into which the migrations put rows. */
const filledByMigrations = ['packages']

/** Does any table hold a row of a shop? A schema alone, without orders and accounts, is as good as empty. */
export async function holdsRows(client: pg.Client, tables: readonly string[]): Promise<boolean> {
  for (const table of tables) {
    if (filledByMigrations.includes(table)) continue
    const { rows } = await client.query(`select from ${quoted(table)} limit 1`)
    if (rows.length > 0) return true
  }
  return false
}

/** Removes what is in `public`, except what extensions brought, and the list of applied migrations. */
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
 * Before rows come back as they were: empties what migrations put in, and stops the shop's own triggers, which would
 * count every row a second time. Foreign keys and checks stay in force.
 */
export async function beginLoading(client: pg.Client): Promise<string[]> {
  const tables = await listTargetTables(client)
  for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`)
  if (tables.length > 0) await client.query(`truncate ${tables.map(quoted).join(', ')}`)
  return tables
}

/** Takes the rows of one table. */
export async function loadRows(
  client: pg.Client,
  table: TableShape,
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  await pipeline(rows, client.query(copyFrom(copyIn(table))))
}

/** The rows of a table as the target gives them back. */
export async function readRows(
  client: pg.Client,
  table: TableShape,
  take: (bytes: Buffer) => void,
): Promise<number> {
  const source = client.query(copyTo(copyOut(table)))
  for await (const bytes of source) take(bytes as Buffer)
  return source.rowCount
}

/** The shop's own triggers work again. */
export async function endLoading(client: pg.Client, tables: readonly string[]): Promise<void> {
  for (const table of tables) await client.query(`alter table ${quoted(table)} enable trigger user`)
}

/** Sets a counter behind every number that was given out, and `jump` further. */
export async function setCounter(client: pg.Client, counter: CounterShape, jump: number): Promise<void> {
  const { table, column, next } = counter
  await client.query(
    `select setval(pg_get_serial_sequence($1, $2),
       greatest($3::bigint, coalesce((select max(${quoted(column)}) from ${quoted(table)}), 0) + 1) + $4::bigint, false)`,
    [quoted(table), column, next, jump],
  )
}

/** Rows of `table` that are gone now. */
export async function removeAll(client: pg.Client, table: string): Promise<number> {
  const { rowCount } = await client.query(`delete from ${quoted(table)}`)
  return rowCount ?? 0
}

/**
 * The database gets another payment secret with its first payment, so that no copy shares one with the shop it is a copy of.
 * The one before is kept after a loss: it proves, for a while, what was asked for in the time that is lost (decision 0039).
 * A move lost nothing.
 */
export async function retirePaymentSecret(client: pg.Client, isMove: boolean): Promise<void> {
  await client.query(
    isMove
      ? 'delete from payment_secrets where retired_at is null'
      : 'update payment_secrets set retired_at = clock_timestamp() where retired_at is null',
  )
}

/**
 * Messages that waited when the backup was made may have been sent since: they are listed as not sent and never sent again
 * (decision 0060). An event whose messages were not written yet gets one for whoever it was for. A move lost nothing and
 * goes on with them.
 * @returns how many ended
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
 * After a loss nothing leaves the shop until the owner confirms that this copy is the real one; a move confirms it.
 */
export async function awaitConfirmation(client: pg.Client, backupAt: string, isMove: boolean): Promise<void> {
  await client.query('delete from unconfirmed_restore')
  if (!isMove) await client.query('insert into unconfirmed_restore (backup_at) values ($1)', [backupAt])
}

/** The restore stands in the audit log of the shop it brought back. */
export async function noteRestore(client: pg.Client, after: unknown): Promise<void> {
  await client.query(
    "insert into audit_log (actor, action, subject, after) values ('system', 'backup.restore', 'shop', $1)",
    [JSON.stringify(after)],
  )
}

/** Commits, and lets the planner look at the new rows. */
export async function finish(client: pg.Client): Promise<void> {
  await client.query('commit')
  await client.query('analyze')
}
