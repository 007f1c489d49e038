import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../platform/db/migrate.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const shipped = join(import.meta.dirname, '../platform/db/migrations')

/** The database of a shop before this migration; `migrate` upgrades it. @param tag its name, `0004_reports` */
export async function createDatabaseBefore(tag: string): Promise<TestDatabase> {
  const database = await createTestDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'dimsum-migrations-'))
  try {
    cpSync(shipped, folder, { recursive: true })
    const journal = join(folder, 'meta/_journal.json')
    const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
    const end = entries.findIndex((entry: { tag: string }) => entry.tag === tag)
    writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, end) }))
    await database.pool.query('drop schema drizzle cascade; drop schema public cascade; create schema public')
    await migrate(database.url, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
  return database
}
