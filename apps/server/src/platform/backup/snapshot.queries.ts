import pg from 'pg'
import { type CopyToStreamQuery, to as copyTo } from 'pg-copy-streams'
import { type AppliedMigration, migrationLock, readApplied } from '../db/migrate.ts'

/** One table as it stands in a backup. */
export interface TableShape {
  name: string
  columns: readonly string[]
  /** SQL that puts its rows into one order on every server: the checksum depends on it. */
  ordering: string
}

/** A counter behind an id column, and the number it gives next. */
export interface CounterShape {
  table: string
  column: string
  next: number
}

/** One connection that stands still in one moment of the database, however long it reads. */
export interface Snapshot {
  /** By the database's clock; whatever was stored before it is in the view. */
  madeAt: Date
  postgres: string
  migrations: AppliedMigration[]
  tables: TableShape[]
  counters: CounterShape[]
  /** The rows of a table as COPY text, in the table's order; `rowCount` is known at its end. */
  rowsOf: (table: TableShape) => CopyToStreamQuery
  close: () => Promise<void>
}

/** Tables that the shop fills again by itself from others. */
export const derivedTables: readonly string[] = ['photo_variants']

/** The text of values must be the same whatever the server's or the role's settings are. */
const oneSpelling = `
  set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1; set client_encoding = 'UTF8'; set search_path = public, pg_catalog;
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '30s'`

/** A connection for whole tables: no time limit of a request applies to it. */
export async function openForCopy(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  })
  client.on('error', () => {})
  await client.connect()
  await client.query(oneSpelling)
  return client
}

/**
 * Opens a consistent view of everything the shop stores. Orders go on meanwhile; a change of the schema waits.
 * @throws the driver's error when the database does not answer
 */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const client = await openForCopy(url, 'dimsum backup')
  try {
    // Before the moment is chosen: no migration may be half way through it.
    await client.query('select pg_advisory_lock_shared($1)', [migrationLock])
    await client.query('begin isolation level repeatable read read only')
    // The time of `begin`, not of this statement: what came between the view and a later clock would be missing from it.
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
      rowsOf: (table) => client.query(copyTo(copyOut(table))),
      close: () => client.end(),
    }
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

export const quoted = (name: string): string => pg.escapeIdentifier(name)

const columnList = ({ columns }: TableShape): string => columns.map(quoted).join(', ')

/** SQL that gives a table's rows as text, always in one order. */
export const copyOut = (table: TableShape): string =>
  `copy (select ${columnList(table)} from ${quoted(table.name)} order by ${table.ordering}) to stdout`

/** SQL that takes them. */
export const copyIn = (table: TableShape): string =>
  `copy ${quoted(table.name)} (${columnList(table)}) from stdin`

/** The shop's tables: all ordinary ones of `public` that no extension brought, each after those it refers to. */
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
    // Tables that refer to each other in a circle come as they are; there are none in this shop.
    for (const { name, columns, ordering } of ready.length > 0 ? ready : left) {
      sorted.push({ name, columns, ordering })
      placed.add(name)
    }
    left = left.filter(({ name }) => !placed.has(name))
  }
  return sorted
}

/** Counters behind the id columns, with the number each gives next. */
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
