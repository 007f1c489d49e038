import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StartProblem } from '../../config/start-problem.ts'
import { sqlStateOf } from '../database-errors.ts'
import { socketPort } from './folder.ts'
import { adminRole } from './make-cluster.ts'

/** Role and database of the shop. */
const shopRole = 'dimsum'
const shopDatabase = 'dimsum'

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
  `postgresql://${shopRole}:${password}@/${shopDatabase}?host=${encodeURIComponent(socketFolder)}&port=${socketPort}`

/**
 * The one connection that marks this process as the server of the data folder. The database itself holds the
 * lock, so it falls when the process ends in whatever way, and never because of a stale file.
 */
export type Keeper = pg.Client

const settings = ({ socketFolder, password }: Credentials, database: string): pg.ClientConfig => ({
  host: socketFolder,
  port: socketPort,
  user: adminRole,
  password,
  database,
  application_name: sessionName(process.pid),
  connectionTimeoutMillis: 5000,
})

/**
 * Connects, making the shop's role and database the first time.
 * @throws the driver's error when the server does not answer (yet).
 */
export async function connectKeeper(credentials: Credentials): Promise<Keeper> {
  try {
    return await connected(settings(credentials, shopDatabase))
  } catch (error) {
    if (sqlStateOf(error) !== '3D000') throw error
    await makeShopDatabase(credentials)
    return await connected(settings(credentials, shopDatabase))
  }
}

async function connected(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config)
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

async function makeShopDatabase(credentials: Credentials): Promise<void> {
  const client = await connected(settings(credentials, 'postgres'))
  try {
    const password = client.escapeLiteral(credentials.password)
    // Two servers may do this at once: whoever comes second finds it done.
    await unlessThere(client.query(`create role ${shopRole} login password ${password}`))
    await unlessThere(client.query(`create database ${shopDatabase} owner ${shopRole}`))
  } finally {
    await client.end()
  }
}

async function unlessThere(statement: Promise<unknown>): Promise<void> {
  try {
    await statement
  } catch (error) {
    // duplicate_object, duplicate_database, and unique_violation when both are made in the same moment.
    if (!['42710', '42P04', '23505'].includes(sqlStateOf(error) ?? '')) throw error
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
