import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StartProblem } from '../../config/start-problem.ts'
import { socketPort } from './folder.ts'
import { adminRole, shopRole } from './make-cluster.ts'

/** Two numbers that name the lock "one shop server per data folder"; any fixed pair of our own will do. */
const serverLock = [0x64696d, 0x73756d] as const

/** Session names of servers, so that a refused one can say who holds the folder. */
const sessionName = (pid: number) => `dimsum server, process ${pid}`

/** How long a killed server's session may need to be noticed by the database, in ms. */
const lockPatience = 1500

/** Another shop server holds the data folder. */
export class FolderTaken extends StartProblem {}

export interface Credentials {
  socketFolder: string
  password: string
}

/** Connection address of the shop's ordinary role; names a Unix socket. */
export const shopUrl = ({ socketFolder, password }: Credentials): string =>
  `postgresql://${shopRole}:${password}@/${shopRole}?host=${encodeURIComponent(socketFolder)}&port=${socketPort}`

/**
 * The one connection that marks this process as the server of the data folder. The database itself holds the
 * lock, so it falls when the process ends in whatever way, and never because of a stale file.
 */
export type Keeper = pg.Client

/**
 * Connects to the server of the folder.
 * @throws the driver's error when the server does not answer (yet).
 */
export async function connectKeeper({ socketFolder, password }: Credentials): Promise<Keeper> {
  const client = new pg.Client({
    host: socketFolder,
    port: socketPort,
    user: adminRole,
    password,
    database: shopRole,
    application_name: sessionName(process.pid),
    connectionTimeoutMillis: 5000,
  })
  // Its end is what the supervisor listens to; without a listener an error would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

/**
 * Takes the lock of the data folder.
 * @param dataDir as the owner knows it, for the sentence
 * @throws FolderTaken when another server holds it.
 */
export async function takeFolder(keeper: Keeper, dataDir: string): Promise<void> {
  const end = performance.now() + lockPatience
  while (!(await tryLock(keeper))) {
    if (performance.now() > end) throw await alreadyRunning(keeper, dataDir)
    await wait(50)
  }
}

async function tryLock(keeper: Keeper): Promise<boolean> {
  const { rows } = await keeper.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [
    ...serverLock,
  ])
  return rows[0]?.taken === true
}

async function alreadyRunning(keeper: Keeper, dataDir: string): Promise<FolderTaken> {
  const { rows } = await keeper.query<{ name: string }>(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and classid = $1 and objid = $2 and granted`,
    [...serverLock],
  )
  return new FolderTaken(
    `Another server already runs on the data folder ${dataDir} (${rows[0]?.name ?? 'it just ended'}).`,
    'Stop that one first, or give this one a folder of its own with DATA_DIR.',
  )
}
