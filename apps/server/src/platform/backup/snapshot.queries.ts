import pg from 'pg'
import { type CopyToStreamQuery, to as copyTo } from 'pg-copy-streams'
import { type AppliedMigration, migrationLock, readApplied } from '../db/migrate.ts'
import { openClient } from '../db/open-client.ts'

/** Shape of a table in a backup. */
export interface TableShape {
  name: string
  columns: readonly string[]
  /** SQL that sorts its rows alike on every server: the checksum depends on it. */
  ordering: string
}

/** A sequence of an id column, and its next value. */
export interface CounterShape {
  table: string
  column: string
  next: number
}

/** A connection with a consistent snapshot of the database, however long it reads. */
export interface Snapshot {
  /** By the database's clock; the snapshot contains everything committed before. */
  madeAt: Date
  postgres: string
  migrations: AppliedMigration[]
  tables: TableShape[]
  counters: CounterShape[]
  rowsOf: (table: TableShape) => CopyToStreamQuery
  close: () => Promise<void>
}

/** Tables that the shop derives from others. */
export const derivedTables: readonly string[] = ['photo_variants']

/** The text of values must not depend on settings of the server or the role. */
const oneSpelling = `
  set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1; set client_encoding = 'UTF8'; set search_path = public, pg_catalog;
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '30s'`

/** A connection for whole tables, without the timeouts of requests. */
export async function openForCopy(url: string, name: string): Promise<pg.Client> {
  const client = await openClient({ connectionString: url, application_name: name, keepAlive: true })
  await client.query(oneSpelling)
  return client
}

/**
 * Opens a consistent snapshot of all data. Orders continue meanwhile; a migration waits.
 * @throws the driver's error when the database does not answer
 */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const client = await openForCopy(url, 'dimsum backup')
  try {
    // Locked before the snapshot, so that no migration is in progress.
    await client.query('select pg_advisory_lock_shared($1)', [migrationLock])
    await client.query('begin isolation level repeatable read read only')
    // The time of `begin`, not of this statement: commits between the snapshot and a later time would be missing.
    const { rows } = await client.query<{ at: Date; postgres: string }>(
      "select now() as at, current_setting('server_version') as postgres",
    )
    const [moment] = rows
    if (!moment) throw new Error('The database does not know the time')
    const tables = (await readTables(client)).filter(({ name }) => !derivedTables.includes(name))
    if (tables.length > 0) {
      await client.query(
        `lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in access share mode`,
      )
    }
    return {
      madeAt: moment.at,
      postgres: moment.postgres,
      migrations: [...(await readApplied(client))].map(([when, hash]) => ({ when, hash })),
      tables,
      counters: await readCounters(client),
      rowsOf: (table) => readRows(client, table),
      close: () => client.end(),
    }
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

export const quoted = (name: string): string => pg.escapeIdentifier(name)

const columnList = ({ columns }: TableShape): string => columns.map(quoted).join(', ')

/** The rows of a table as COPY text, always in the same order. */
export const readRows = (client: pg.Client, table: TableShape): CopyToStreamQuery =>
  client.query(
    copyTo(
      `copy (select ${columnList(table)} from ${quoted(table.name)} order by ${table.ordering}) to stdout`,
    ),
  )

export const copyIn = (table: TableShape): string =>
  `copy ${quoted(table.name)} (${columnList(table)}) from stdin`

/** The shop's tables: ordinary tables in `public` that no extension created, each after those it references. */
export async function readTables(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape & { refersTo: string[] }>(`
    select c.relname as name,
      array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum
      ) as columns,
      coalesce((
        select string_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end,
          ', ' order by k.place)
        from pg_index i cross join unnest(i.indkey) with ordinality as k (number, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
        where i.indrelid = c.oid and i.indisprimary
      ), quote_ident(c.relname) || '::text collate "C"') as ordering,
      array(
        select f.relname::text from pg_constraint o join pg_class f on f.oid = o.confrelid
        where o.conrelid = c.oid and o.contype = 'f' and o.confrelid <> c.oid
      ) as "refersTo"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by c.relname collate "C"`)
  const sorted: TableShape[] = []
  const placed = new Set<string>()
  let left = rows
  while (left.length > 0) {
    const ready = left.filter(({ refersTo }) => refersTo.every((name) => placed.has(name)))
    // Tables with circular references are listed as they are; this shop has none.
    for (const { name, columns, ordering } of ready.length > 0 ? ready : left) {
      sorted.push({ name, columns, ordering })
      placed.add(name)
    }
    left = left.filter(({ name }) => !placed.has(name))
  }
  return sorted
}

/** Sequences of the id columns with their next values. */
async function readCounters(client: pg.Client): Promise<CounterShape[]> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(`
    select c.relname as "table", a.attname as "column",
      pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null
    order by c.relname collate "C"`)
  const counters: CounterShape[] = []
  for (const { table, column, sequence } of rows) {
    const { rows: state } = await client.query<{ next: number }>(
      `select (case when is_called then last_value + 1 else last_value end)::float8 as next from ${sequence}`,
    )
    counters.push({ table, column, next: state[0]?.next ?? 1 })
  }
  return counters
}
