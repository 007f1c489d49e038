import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartProblem } from '../../config/start-problem.ts'
import { sqlStateOf } from '../database-errors.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { type DatabaseUser, databaseUser } from './database-user.ts'
import { guardDisk } from './disk-guard.ts'
import {
  type DatabaseFolder,
  databaseFolder,
  give,
  makeOwnFolder,
  socketFolderOf,
  takeOwnership,
} from './folder.ts'
import {
  type Credentials,
  type LockConnection,
  openLockConnection,
  shopUrl,
  takeFolder,
} from './lock-connection.ts'
import { makeCluster } from './make-cluster.ts'
import {
  runningServer,
  runsWith,
  type StartedServer,
  type StopMode,
  startServer,
  stopServer,
} from './postmaster.ts'
import { programOptions } from './program-options.ts'
import { asArguments, type ServerSettings, serverSettings } from './settings.ts'
import { startFailure } from './start-failure.ts'
import { supervise } from './supervise.ts'

export interface EmbeddedPostgres {
  /** Connection URL of the shop's ordinary role, over a Unix socket. */
  url: string
  /** Stops the database and releases the folder. */
  stop: (mode?: StopMode) => Promise<void>
}

export interface EmbeddedOptions {
  /** Folder of all the shop's data; the database is in `postgres` below it. */
  dataDir: string
  /** Called with a message when the database ended by itself, and when it is back. */
  report?: (sentence: string) => void
  /** Called when it ended and another server took the folder meanwhile: this one must stop. */
  onLost?: (problem: StartProblem) => void
  /** Extra server settings, for tests. */
  settings?: ServerSettings
}

/** Timeout for a start in ms; crash recovery may read a long log. */
const startPatience = 120_000

/** Max wait in ms for another start, or for the remains of a killed server. */
const passingPatience = 10_000

/**
 * Starts the shop's own PostgreSQL in `dataDir`, or adopts it when a killed shop left it running; creates it the first
 * time. While this process runs, the database is restarted whenever it ends by itself.
 * @throws StartProblem with messages for the owner; never leaves a second server on one folder.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, report = () => {}, onLost = () => {} } = options
  const user = databaseUser()
  const binaries = findBinaries(user)
  const folder = databaseFolder(join(dataDir, 'postgres'))
  prepareFolder(dataDir, folder, binaries, user)
  const socketFolder = socketFolderOf(folder, user)
  const credentials = { socketFolder, password: readFileSync(folder.password, 'utf8').trim() }
  const serverArguments = [
    ...programOptions(folder.data, user).folderArguments,
    ...asArguments(
      serverSettings(
        socketFolder === folder.run ? '../run' : socketFolder,
        binaries.version,
        options.settings ?? {},
      ),
    ),
  ]
  const start = () => startServer(folder, binaries, user, serverArguments)
  const open = () => openDatabase(folder, credentials, dataDir, start)

  let { lockConnection, started } = await open()
  if (!started && !runsWith(folder.data, serverArguments)) {
    // Left running by another version of the shop: restart it with this one's binaries and settings.
    await stopServer(folder.data, 'fast')
    ;({ lockConnection, started } = await open())
  }
  const supervisor = supervise({
    lockConnection,
    reopen: async () => (await open()).lockConnection,
    report,
    onLost,
  })
  const stopGuarding = await guardDisk({ folder: dataDir, lockConnection: supervisor.lockConnection, report })

  return {
    url: shopUrl(credentials),
    stop: async (mode = 'fast') => {
      stopGuarding()
      await supervisor.release()
      if (await stopServer(folder.data, mode)) {
        if (socketFolder !== folder.run) rmSync(socketFolder, { recursive: true, force: true })
        return
      }
      throw new StartProblem(
        `The database in ${folder.root} does not stop (process ${runningServer(folder.data)}).`,
        'The next start uses it again; no stored data is lost.',
      )
    },
  }
}

/** Creates the cluster when there is none, and gives its files to the account of the database. */
function prepareFolder(
  dataDir: string,
  folder: DatabaseFolder,
  binaries: Binaries,
  user: DatabaseUser | undefined,
): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    if (!existsSync(folder.root)) makeCluster(folder.root, binaries, user)
    checkVersion(folder, binaries)
    takeOwnership(folder, user)
    if (!existsSync(folder.run)) makeOwnFolder(folder.run, user)
    give(folder.password, user)
  } catch (error) {
    if (error instanceof StartProblem) throw error
    throw startFailure(String(error), folder.root, error)
  }
}

function checkVersion(folder: DatabaseFolder, binaries: Binaries): void {
  const file = join(folder.data, 'PG_VERSION')
  let found: string
  try {
    found = readFileSync(file, 'utf8').trim()
    statSync(folder.password)
  } catch (error) {
    // Files that another account owns are not missing.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new StartProblem(
      `${folder.root} exists but contains no complete database.`,
      'Restore the latest backup into it, or move the folder away to start with an empty shop.',
    )
  }
  if (found === binaries.major) return
  throw new StartProblem(
    `The database in ${folder.root} was created by PostgreSQL ${found}. This shop has PostgreSQL ${binaries.major}.`,
    'Make a backup with the version of the shop that created it, and restore it here.',
  )
}

/** Errors while a server starts: no socket yet, no process behind the socket, or "starting up", "shutting down". */
const comingUp = (error: unknown) =>
  ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '') ||
  sqlStateOf(error) === '57P03' ||
  /Connection terminated|timeout/i.test(String(error))

/** Connects to the server of the folder and takes its lock; starts the server when none runs. */
async function openDatabase(
  folder: DatabaseFolder,
  credentials: Credentials,
  dataDir: string,
  start: () => StartedServer,
): Promise<{ lockConnection: LockConnection; started: boolean }> {
  const begin = performance.now()
  const isOver = (patience: number) => performance.now() > begin + patience
  let server: StartedServer | undefined
  for (;;) {
    try {
      const lockConnection = await openLockConnection(credentials)
      await takeFolder(lockConnection, dataDir)
      return { lockConnection, started: server !== undefined }
    } catch (error) {
      if (error instanceof StartProblem) throw error
      if (!comingUp(error) || isOver(startPatience)) throw startFailure(String(error), folder.root, error)
    }
    const output = server?.lastWords()
    const isRunning = runningServer(folder.data) !== undefined
    if (output !== undefined) {
      if (!isPassing(output) || (!isRunning && isOver(passingPatience)))
        throw startFailure(output, folder.root)
      await wait(200)
    }
    if ((!server || output !== undefined) && !isRunning) server = start()
    await wait(20)
  }
}

/** Another start was faster, or sessions of a killed server only end with their current statement. */
const isPassing = (output: string) =>
  /already exists|\.pid" is empty|could not bind Unix address|pre-existing shared memory block/.test(output)
