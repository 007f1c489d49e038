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
    /** URLs of the PostgreSQL of this run; each test file replaces the database name by its own. */
    testPostgres: { url: string; adminUrl: string }
    /** A folder that test files of this run share; removed with the run. */
    runFolder: string
  }
}

/** The migrated template of every test file's database. */
export const templateDatabase = 'dimsum_template'

/**
 * Runs once per test run: starts a temporary PostgreSQL and migrates the template. `TEST_DATABASE_URL` uses a running
 * PostgreSQL instead; its role must be allowed to create databases.
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
