import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { StartProblem } from '../config/start-problem.ts'
import { isConnectionLost } from './database-errors.ts'
import { openClient } from './open-client.ts'

/**
 * SQL files and their journal in Drizzle's format: the baseline, one file per subject, and after the first release
 * numbered files that only add. The build copies the folder next to the bundle.
 */
const shippedMigrations = join(import.meta.dirname, 'migrations')

/** The key of the advisory lock "one migrates, the others wait"; any fixed number works. */
export const migrationLock = 0x64696d73756d

export interface Migration {
  /** `baseline/orders` or `0001_name`; also the file's name. */
  tag: string
  /** The journal's timestamp: identifies the migration in the table of applied ones. */
  when: number
  hash: string
  statements: string[]
}

/** A migration in the table of applied ones. */
export type AppliedMigration = Pick<Migration, 'when' | 'hash'>

/**
 * Applies all missing migrations in one transaction under a lock. A migration that fails or is killed leaves the schema
 * unchanged; when several servers start together, one migrates and the others find it done. A database that is ahead
 * (an older server during an update) is left alone.
 * @returns the tags applied now, in order
 * @throws StartProblem when a migration fails, or an applied one was edited; the driver's error when the database does
 * not answer.
 */
export async function migrate(url: string, folder = shippedMigrations): Promise<string[]> {
  const migrations = readMigrations(folder)
  const client = await openClient({ connectionString: url, application_name: 'dimsum migrations' })
  try {
    // A migration that does not get its lock within this time fails instead of blocking every customer.
    await client.query('set lock_timeout = 10000; set statement_timeout = 0')
    // Usually nothing is missing, and then nothing is locked or written.
    if (missing(migrations, await readApplied(client)).length === 0) return []
    await client.query('begin')
    // Waits as long as another server migrates.
    await client.query('set local lock_timeout = 0')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await client.query('set local lock_timeout = 10000')
    // Before the second check: without it this session would not see a table that another one just created.
    await client.query(makeMigrationTable)
    const todo = missing(migrations, await readApplied(client))
    await applyMigrations(client, todo)
    await client.query('commit')
    return todo.map(({ tag }) => tag)
  } finally {
    await client.end()
  }
}

/** The table of applied migrations, in Drizzle's format. */
export const makeMigrationTable = `create schema if not exists drizzle;
create table if not exists drizzle.__drizzle_migrations (
  id serial primary key, hash text not null, created_at bigint);
`

/** Applies these migrations, oldest first, inside the caller's transaction. */
export async function applyMigrations(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  await client.query(makeMigrationTable)
  for (const migration of migrations) await applyMigration(client, migration)
}

/** Hashes of the applied migrations by timestamp, oldest first. */
export async function readApplied(client: pg.Client): Promise<ReadonlyMap<number, string>> {
  const { rows: tables } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as found")
  if (tables[0]?.found === null) return new Map()
  const { rows } = await client.query<{ hash: string; created_at: number }>(
    // A client outside the pool parses bigint as text; milliseconds are exact as a float8.
    'select hash, created_at::float8 from drizzle.__drizzle_migrations order by created_at',
  )
  return new Map(rows.map((row) => [row.created_at, row.hash]))
}

/** Tags of this version's migrations that are not applied yet, and the number of applied ones of later versions. */
export async function compareMigrations(client: pg.Client): Promise<{ missing: string[]; later: number }> {
  const known = readMigrations()
  const applied = await readApplied(client)
  const todo = missing(known, applied)
  return { missing: todo.map(({ tag }) => tag), later: applied.size - (known.length - todo.length) }
}

function missing(migrations: readonly Migration[], applied: ReadonlyMap<number, string>): Migration[] {
  return migrations.filter((migration) => {
    const hash = applied.get(migration.when)
    if (hash !== undefined && hash !== migration.hash) throw editedLater(migration)
    return hash === undefined
  })
}

async function applyMigration(client: pg.Client, { tag, when, hash, statements }: Migration): Promise<void> {
  for (const [index, statement] of statements.entries()) {
    try {
      await client.query(statement)
    } catch (error) {
      if (isConnectionLost(error)) throw error
      throw new StartProblem(
        `Migration "${tag}" failed at statement ${index + 1}: ${(error as Error).message}.`,
        'The database is unchanged. Use the previous version of the shop, and report this.',
        { cause: error },
      )
    }
  }
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    when,
  ])
}

const editedLater = ({ tag }: Migration) =>
  new StartProblem(
    `Migration "${tag}" was applied to this database with other SQL than this version has.`,
    'Use the version of the shop that created this database, or an empty DATA_DIR. Migrations are never edited.',
  )

/** All migrations of this version, oldest first. */
function readMigrations(folder = shippedMigrations): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[]
  }
  return journal.entries.map(({ tag, when }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8').replaceAll('\r\n', '\n')
    return {
      tag,
      when,
      hash: createHash('sha256').update(text).digest('hex'),
      statements: text.split('--> statement-breakpoint').filter((statement) => statement.trim() !== ''),
    }
  })
}

/**
 * Splits this version's migrations into those of a database and the later ones; null when the database had others too.
 */
export function splitMigrations(
  applied: readonly AppliedMigration[],
  folder = shippedMigrations,
): { had: Migration[]; later: Migration[] } | null {
  const hashes = new Map(applied.map(({ when, hash }) => [when, hash]))
  const isApplied = ({ when, hash }: Migration) => hashes.get(when) === hash
  const ours = readMigrations(folder)
  const had = ours.filter(isApplied)
  return had.length < applied.length ? null : { had, later: ours.filter((each) => !isApplied(each)) }
}
