import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../platform/db/embedded/embedded-postgres.ts'
import { stopServer } from '../platform/db/embedded/postmaster.ts'
import { isAlive } from '../platform/db/embedded/process-identity.ts'
import { migrate } from '../platform/db/migrate.ts'
import { withDatabase } from './database-url.ts'

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

const prefix = 'dimsum-test-'

/**
 * Once per run: starts a throw-away PostgreSQL and migrates the template. `TEST_DATABASE_URL` uses a PostgreSQL
 * that already runs instead; its role must be allowed to make databases.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned()
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
  const given = process.env.TEST_DATABASE_URL
  const server = given ? { url: given, adminUrl: given, stop: async () => {} } : await throwAway(folder)
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

async function throwAway(dataDir: string) {
  const server = await startEmbeddedPostgres({
    dataDir,
    // Its data is thrown away with the run, so it need not survive a power cut.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      deadlock_timeout: '100ms',
    },
  })
  return {
    url: server.url,
    adminUrl: server.adminUrl('postgres'),
    stop: () => server.stop('immediate'),
  }
}

/** Stops and removes what a killed run left behind: its process id is in the name. */
async function removeAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length).split('-')[0]))) continue
    const dataDir = join(tmpdir(), name)
    await stopServer(join(dataDir, 'postgres', 'data'), 'immediate')
    rmSync(dataDir, { recursive: true, force: true })
  }
}
