import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartProblem } from '../../config/start-problem.ts'
import type { DatabaseUser } from './database-user.ts'

/**
 * Paths in `DATA_DIR/postgres`. The whole folder belongs to the account that runs the database and is closed to all
 * others.
 */
export interface DatabaseFolder {
  root: string
  /** PostgreSQL's own data folder. */
  data: string
  /** Contains the socket, unless the path is too long for one. */
  run: string
  /** Random, generated with the cluster, mode 600. */
  password: string
  /** The server's log; the previous one is kept as `server.log.1`. */
  log: string
  /** Names the folder of the socket when the path of `run` is too long. */
  socketFolder: string
}

export const databaseFolder = (root: string): DatabaseFolder => ({
  root,
  data: join(root, 'data'),
  run: join(root, 'run'),
  password: join(root, 'password'),
  log: join(root, 'server.log'),
  socketFolder: join(root, 'socket-folder'),
})

/** The port is only part of the socket's name: nothing listens on TCP. */
export const socketPort = 5432
const socketName = `/.s.PGSQL.${socketPort}`

/** Max length of a Unix socket's path: 107 bytes on Linux, 103 on macOS. */
const maxSocketPathBytes = process.platform === 'linux' ? 107 : 103

const fitsSocket = (folder: string) => Buffer.byteLength(folder + socketName) <= maxSocketPathBytes

/**
 * The folder of the socket: `run`, or a short temporary folder when the path of `DATA_DIR` is too long for a socket.
 * That one is recorded next to the cluster, and created again if it was cleaned up.
 */
export function socketFolderOf(folder: DatabaseFolder, user: DatabaseUser | undefined): string {
  if (fitsSocket(folder.run)) return folder.run
  if (existsSync(folder.socketFolder)) {
    const remembered = readFileSync(folder.socketFolder, 'utf8').trim()
    if (belongsTo(remembered, user)) return remembered
  }
  const fresh = mkdtempSync(join(fitsSocket(join(tmpdir(), 'dimsum-000000')) ? tmpdir() : '/tmp', 'dimsum-'))
  give(fresh, user)
  writeFileSync(folder.socketFolder, `${fresh}\n`)
  return fresh
}

function belongsTo(path: string, user: DatabaseUser | undefined): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found?.isDirectory() === true && found.uid === (user?.uid ?? process.getuid?.())
}

/** Creates a folder that only the database's account can use. */
export function makeOwnFolder(path: string, user: DatabaseUser | undefined): void {
  mkdirSync(path, { mode: 0o700 })
  give(path, user)
}

export function give(path: string, user: DatabaseUser | undefined): void {
  chmodSync(path, statSync(path).isDirectory() ? 0o700 : 0o600)
  if (user) chownSync(path, user.uid, user.gid)
}

/**
 * A folder copied or restored by root belongs to root, and PostgreSQL refuses to use it: the owner is changed. @throws
 * StartProblem when it belongs to another account and this one may not change that.
 */
export function takeOwnership(folder: DatabaseFolder, user: DatabaseUser | undefined): void {
  const { uid } = statSync(folder.data)
  if (uid === (user?.uid ?? process.getuid?.())) return
  if (!user) {
    throw new StartProblem(
      `The database in ${folder.root} belongs to another account (user id ${uid}).`,
      `Start the shop as that account or as root, or change its owner: sudo chown -R "$(id -u)" "${folder.root}".`,
    )
  }
  giveAll(folder.root, user)
}

function giveAll(path: string, user: DatabaseUser): void {
  chownSync(path, user.uid, user.gid)
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name)
    if (entry.isDirectory()) giveAll(inside, user)
    else if (entry.isFile()) chownSync(inside, user.uid, user.gid)
  }
}
