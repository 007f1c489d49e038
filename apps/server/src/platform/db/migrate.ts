import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { StartProblem } from '../config/start-problem.ts'
import { isConnectionLost } from './database-errors.ts'

/**
 * SQL files and their journal in Drizzle's format: the baseline, one file per subject, and after the first release numbered files
 * that only add. The build copies the folder beside the bundle.
 */
const shippedMigrations = join(import.meta.dirname, 'migrations')

/** Names the lock "one migrates, the others wait"; any fixed number of our own will do. */
export const migrationLock = 0x64696d73756d

export interface Migration {
  /** `baseline/orders` or `0001_name`, also the file's name. */
  tag: string
  /** The journal's time stamp: identifies the migration in the table of applied ones. */
  when: number
  hash: string
  statements: string[]
}

/** A migration as a database has it. */
export type AppliedMigration = Pick<Migration, 'when' | 'hash'>

/**
 * Brings the schema up to date: all missing migrations in one transaction under a lock. A migration that fails
 * or is killed leaves the schema as it was; of several servers that start together one migrates and the others
 * find it done. A database that is ahead (an older server during an update) is left alone.
 * @returns the tags applied now, in order
 * @throws StartProblem when a migration fails, or one already applied was edited; the driver's error when the
 *   database is not there.
 */
export async function migrate(url: string, folder = shippedMigrations): Promise<string[]> {
  const migrations = readMigrations(folder)
  const client = new pg.Client({
    connectionString: url,
    application_name: 'dimsum migrations',
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    // A change that cannot get its table within this time gives way instead of holding up every customer.
    await client.query('set lock_timeout = 10000; set statement_timeout = 0')
    // Usually there is nothing to do, and then nothing is locked or written.
    if (missing(migrations, await readApplied(client)).length === 0) return []
    await client.query('begin')
    // Waits as long as the other starter needs: a waiting lock is not a slow statement.
    await client.query('set local lock_timeout = 0')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await client.query('set local lock_timeout = 10000')
    // Before the second look: without it this session would not see a table another has just made.
    await client.query(makeMigrationTable)
    const todo = missing(migrations, await readApplied(client))
    await applyMigrations(client, todo)
    await client.query('commit')
    return todo.map(({ tag }) => tag)
  } finally {
    await client.end()
  }
}

/** Makes the table of applied migrations, as Drizzle names it. */
export const makeMigrationTable = `create schema if not exists drizzle;
create table if not exists drizzle.__drizzle_migrations (
  id serial primary key, hash text not null, created_at bigint);
`

/** Applies these migrations, oldest first, inside the caller's transaction. */
export async function applyMigrations(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  await client.query(makeMigrationTable)
  for (const migration of migrations) await applyMigration(client, migration)
}

/** Hashes of the migrations this database has, by their time stamp, oldest first. */
export async function readApplied(client: pg.Client): Promise<ReadonlyMap<number, string>> {
  const { rows: tables } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as found")
  if (tables[0]?.found === null) return new Map()
  const { rows } = await client.query<{ hash: string; created_at: number }>(
    // A client of its own reads bigint as text; milliseconds are exact as a number.
    'select hash, created_at::float8 from drizzle.__drizzle_migrations order by created_at',
  )
  return new Map(rows.map((row) => [row.created_at, row.hash]))
}

/** Tags of the migrations this version brings and the database does not have yet. */
export async function missingMigrations(client: pg.Client): Promise<string[]> {
  return missing(readMigrations(), await readApplied(client)).map(({ tag }) => tag)
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
        `The change "${tag}" to the database failed at its statement ${index + 1}: ${(error as Error).message}.`,
        'The database is as it was before. Go on with the version of the shop you had, and report this.',
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
    `The change "${tag}" was applied to this database in another wording than this shop brings.`,
    'Use the version of the shop that made this database, or an empty DATA_DIR. Changes are added, never edited.',
  )

/** All migrations this version of the shop brings, oldest first. */
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

/** The migrations of this version that a database had, and those that came later; null when it had others, too. */
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
