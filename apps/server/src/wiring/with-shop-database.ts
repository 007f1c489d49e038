import type { Settings } from '../platform/config/config.ts'
import { StartProblem } from '../platform/config/start-problem.ts'
import { connect, type Db } from '../platform/db/connection.ts'
import { sqlStateOf } from '../platform/db/database-errors.ts'
import { runningDatabaseUrl } from '../platform/db/embedded/running-database.ts'
import { showNewAdmin } from './greeting.ts'
import { openShopDatabase } from './shop-database.ts'

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const undefinedTable = '42P01'

type ConnectionLimits = Parameters<typeof connect>[1]

/**
 * Runs `work` of a command on the shop's database: on the running one (of a serving shop, or left by a killed one),
 * else on one started for the command. In a new folder this creates the admin account, and its password is shown.
 * @param limits other timeouts than those of a serving process
 * @throws StartProblem when the database cannot be used.
 */
export async function withShopDatabase<T>(
  settings: Settings,
  work: (db: Db) => Promise<T>,
  limits: ConnectionLimits = {},
): Promise<T> {
  const running = settings.databaseUrl ?? runningDatabaseUrl(settings.dataDir)
  if (running !== undefined) return await connected(running, work, limits)
  const database = await openShopDatabase(settings, {
    report: () => {},
    fail: (problem) => {
      throw problem
    },
  })
  try {
    const { newAdminPassword } = await database.prepared
    if (newAdminPassword !== null) showNewAdmin(settings.admin, newAdminPassword)
    return await connected(database.url, work, limits)
  } finally {
    await database.stop('fast')
  }
}

async function connected<T>(url: string, work: (db: Db) => Promise<T>, limits: ConnectionLimits): Promise<T> {
  const { db, close } = connect(url, { ...limits, max: 1 })
  try {
    return await work(db)
  } catch (error) {
    if (sqlStateOf(error) !== undefinedTable) throw error
    throw new StartProblem(
      'The database contains no shop yet, or one of an older version.',
      'Start the shop once with the same settings (npm start), then run this again.',
      { cause: error },
    )
  } finally {
    await close()
  }
}
