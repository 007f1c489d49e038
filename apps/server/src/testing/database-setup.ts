import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../platform/db/migrate.ts'
import { withDatabase } from './database-url.ts'
import { startThrowAwayPostgres } from './throw-away-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the PostgreSQL of this run; the database they name is replaced by each test file's own. */
    testPostgres: { url: string; adminUrl: string }
    /** A folder for what test files of this run share; removed with the run. */
    runFolder: string
  }
}

/** The migrated database every test file starts from. */
export const templateDatabase = 'dimsum_template'

/**
 * Once per run: starts a throw-away PostgreSQL and migrates the template. `TEST_DATABASE_URL` uses a PostgreSQL
 * that already runs instead; its role must be allowed to make databases.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'dimsum-test-'))
  const given = process.env.TEST_DATABASE_URL
  const server = given
    ? { url: given, adminUrl: given, stop: async () => {} }
    : await startThrowAwayPostgres(folder)
  const end = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await makeTemplate(server, given === undefined)
  } catch (error) {
    await end()
    throw error
  }
  project.provide('testPostgres', { url: server.url, adminUrl: server.adminUrl })
  project.provide('runFolder', folder)
  return end
}

async function makeTemplate(server: { url: string; adminUrl: string }, isOurs: boolean): Promise<void> {
  const admin = new pg.Client({ connectionString: withDatabase(server.adminUrl, 'postgres') })
  await admin.connect()
  try {
    await admin.query(`drop database if exists ${templateDatabase}`)
    await admin.query(`create database ${templateDatabase}${isOurs ? ' owner dimsum' : ''}`)
  } finally {
    await admin.end()
  }
  await migrate(withDatabase(server.url, templateDatabase))
}
