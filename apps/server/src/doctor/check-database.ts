import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../platform/config/config.ts'
import { StartProblem } from '../platform/config/start-problem.ts'
import { runningDatabaseUrl } from '../platform/db/embedded/running-database.ts'
import { checkServer } from '../platform/db/server-check.ts'
import { type Finding, fault, fine, note } from './finding.ts'
import { readServerState } from './server-facts.queries.ts'

/** Max difference in seconds between the clocks of the database and this machine. */
const maxDifferenceSeconds = 5

/** Whether the database answers, has a supported version and is migrated. */
export const checkDatabase = async ({
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
        isMade ? 'Built in; not running, because the shop is not.' : 'Built in; npm start creates it.',
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
  const { version, now, missing, later } = await readServerState(url)
  const apart = Math.abs(now.getTime() - Date.now()) / 1000
  const name = `${isBuiltIn ? 'Built in' : 'DATABASE_URL'}, PostgreSQL ${version}`
  const schema =
    missing.length > 0
      ? note('Database', `${name}; the next start applies ${missing.join(', ')}.`)
      : later > 0
        ? note(
            'Database',
            `${name}; a newer version of the shop changed it. Install that version or a later one.`,
          )
        : fine('Database', `${name}, up to date.`)
  if (apart <= maxDifferenceSeconds) return [schema]
  return [
    schema,
    fault(
      'Clock',
      `The database's clock differs by ${Math.round(apart)} s from this machine's.`,
      'Synchronise both: sudo timedatectl set-ntp true.',
    ),
  ]
}
