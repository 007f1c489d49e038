import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Settings } from '../config.ts'
import { runningDatabaseUrl } from '../db/embedded/running-database.ts'
import { missingMigrations } from '../db/migrate.ts'
import { checkServer } from '../db/server-check.ts'
import { StartProblem } from '../start-problem.ts'
import { type Finding, fault, fine, note } from './finding.ts'

/** Seconds the database's clock may differ from this machine's. */
const mostApart = 5

/** Whether the shop's database answers, is one the shop can use, and is up to date. */
export const lookAtDatabase = async ({
  databaseUrl,
  dataDir,
  payment,
}: Pick<Settings, 'databaseUrl' | 'dataDir' | 'payment'>): Promise<Finding[]> => {
  const url = databaseUrl ?? runningDatabaseUrl(dataDir)
  if (url === undefined) {
    const isMade = existsSync(join(dataDir, 'postgres'))
    return [
      note(
        'Database',
        isMade ? 'Built in; it stands still, as the shop does.' : 'Built in; npm start makes it.',
      ),
    ]
  }
  try {
    await checkServer(url, payment.mode === 'production')
    return await lookInside(url, databaseUrl === undefined)
  } catch (error) {
    if (error instanceof StartProblem) return [fault('Database', error.message, error.nextStep)]
    return [
      fault(
        'Database',
        `It does not answer: ${(error as Error).message}.`,
        'Start it, or correct DATABASE_URL.',
      ),
    ]
  }
}

async function lookInside(url: string, isBuiltIn: boolean): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000, query_timeout: 3000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ version: string; now: Date }>(
      "select current_setting('server_version') as version, clock_timestamp() as now",
    )
    const [server] = rows
    const apart = Math.abs((server?.now.getTime() ?? 0) - Date.now()) / 1000
    const missing = await missingMigrations(client)
    const name = `${isBuiltIn ? 'Built in' : 'DATABASE_URL'}, PostgreSQL ${server?.version}`
    return [
      missing.length === 0
        ? fine('Database', `${name}, up to date.`)
        : note('Database', `${name}; the next start brings it up to date: ${missing.join(', ')}.`),
      ...(apart > mostApart
        ? [
            fault(
              'Clock',
              `The database's clock is ${Math.round(apart)} s apart from this machine's.`,
              'Let the network set both: sudo timedatectl set-ntp true.',
            ),
          ]
        : []),
    ]
  } finally {
    await client.end()
  }
}
