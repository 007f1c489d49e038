import type pg from 'pg'
import { StartProblem } from '../../config/start-problem.ts'
import { sqlStateOf } from '../database-errors.ts'
import { openClient } from '../open-client.ts'
import { socketPort } from './folder.ts'
import { adminRole, shopRole } from './make-cluster.ts'

/** The key of the advisory lock "one shop server per data folder"; any fixed pair of numbers works. */
const serverLock = [0x64696d, 0x73756d] as const

/** Application names of servers, so that a refused one can name the process that holds the folder. */
const sessionName = (pid: number) => `dimsum server, process ${pid}`

/** Max time in ms until the database notices the end of a killed server's session. */
const lockPatience = 1500
/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const lockNotAvailable = '55P03'

/** Another shop server holds the data folder. */
export class FolderTaken extends StartProblem {}

export interface Credentials {
  socketFolder: string
  password: string
}

/** Connection URL of the shop's ordinary role, over a Unix socket. */
export const shopUrl = ({ socketFolder, password }: Credentials): string =>
  `postgresql://${shopRole}:${password}@/${shopRole}?host=${encodeURIComponent(socketFolder)}&port=${socketPort}`

/**
 * The connection that marks this process as the server of the data folder. The database holds the lock, so it is
 * released however the process ends, and no stale file can remain.
 */
export type LockConnection = pg.Client

/** Connects to the server of the folder. @throws the driver's error when the server does not answer (yet). */
export const openLockConnection = ({ socketFolder, password }: Credentials): Promise<LockConnection> =>
  openClient({
    host: socketFolder,
    port: socketPort,
    user: adminRole,
    password,
    database: shopRole,
    application_name: sessionName(process.pid),
    lock_timeout: lockPatience,
  })

/**
 * Takes the lock of the data folder.
 * @param dataDir the path for the message
 * @throws FolderTaken when another server holds it.
 */
export async function takeFolder(lockConnection: LockConnection, dataDir: string): Promise<void> {
  try {
    await lockConnection.query('select pg_advisory_lock($1, $2)', [...serverLock])
  } catch (error) {
    throw sqlStateOf(error) === lockNotAvailable ? await alreadyRunning(lockConnection, dataDir) : error
  }
}

async function alreadyRunning(lockConnection: LockConnection, dataDir: string): Promise<FolderTaken> {
  const { rows } = await lockConnection.query<{ name: string }>(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and classid = $1 and objid = $2 and granted`,
    [...serverLock],
  )
  return new FolderTaken(
    `Another server already runs on the data folder ${dataDir} (${rows[0]?.name ?? 'it just ended'}).`,
    'Stop that one first, or give this one a folder of its own with DATA_DIR.',
  )
}
