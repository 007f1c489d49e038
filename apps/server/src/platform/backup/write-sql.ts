import { createWriteStream, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { makeMigrationTable, splitMigrations } from '../db/migrate.ts'
import { BackupFault } from './backup-fault.ts'
import { copyIn, derivedTables, openSnapshot, quoted, type Snapshot } from './snapshot.queries.ts'

/**
 * Writes all data of one moment as SQL for `psql` and an empty PostgreSQL 15 or newer, like `pg_dump`, which the
 * built-in database does not include. Unlike a backup it is not encrypted; the file is readable by its owner only.
 * @param file must not exist yet
 * @returns rows written
 * @throws BackupFault `newer` when this version does not know the database; the driver's error when it is gone
 */
export async function writeSql(url: string, file: string): Promise<number> {
  const snapshot = await openSnapshot(url)
  const count = { rows: 0 }
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
  let isOurs = false
  target.once('open', () => {
    isOurs = true
  })
  try {
    await pipeline(() => sqlOf(snapshot, count), target)
    return count.rows
  } catch (error) {
    // An incomplete file looks like a complete one.
    if (isOurs) rmSync(file, { force: true })
    throw error
  } finally {
    await snapshot.close().catch(() => {})
  }
}

async function* sqlOf(snapshot: Snapshot, count: { rows: number }): AsyncGenerator<string | Buffer> {
  const tables = snapshot.tables.map(({ name }) => quoted(name))
  yield `-- Everything of a dimsum shop as of ${snapshot.madeAt.toISOString()}, from PostgreSQL ${snapshot.postgres}.
-- Load it into an empty database: psql -v ON_ERROR_STOP=1 -f this-file "$DATABASE_URL"
\\set ON_ERROR_STOP on
begin;
set local client_encoding = 'UTF8';
set local datestyle = 'ISO, YMD';
set local intervalstyle = 'postgres';
set local standard_conforming_strings = on;
`
  yield* schemaOf(snapshot)
  if (tables.length > 0) {
    for (const table of tables) yield `alter table ${table} disable trigger user;\n`
    yield `truncate ${[...tables, ...derivedTables.map(quoted)].join(', ')};\n`
  }
  for (const table of snapshot.tables) {
    yield `${copyIn(table)};\n`
    const rows = snapshot.rowsOf(table)
    for await (const bytes of rows) yield bytes as Buffer
    count.rows += rows.rowCount
    yield '\\.\n'
  }
  for (const { table, column, next } of snapshot.counters)
    yield `select setval(pg_get_serial_sequence('${quoted(table)}', '${column}'), ${next}, false) \\g /dev/null\n`
  for (const table of tables) yield `alter table ${table} enable trigger user;\n`
  // Without names it would warn of each table of the system: only a superuser may analyse those.
  yield `commit;\nanalyze ${[...tables, ...derivedTables.map(quoted)].join(', ')};\n`
}

/** The shop's own migrations, so that the shop accepts the database when it starts on it. */
function* schemaOf({ migrations }: Snapshot): Generator<string> {
  const known = splitMigrations(migrations)?.had
  if (!known)
    throw new BackupFault(
      'newer',
      'The database was migrated by a newer version of the shop.',
      'Use that version, or any later one.',
    )
  // Loading fails if another program has a table of migrations.
  yield makeMigrationTable.replaceAll(' if not exists', '')
  for (const { statements, hash, when } of known) {
    for (const statement of statements) yield `${statement.trim().replace(/;?$/, ';')}\n`
    yield `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${when});\n`
  }
}
