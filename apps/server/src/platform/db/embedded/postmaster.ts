import { spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import type { DatabaseUser } from './database-user.ts'
import { type DatabaseFolder, give } from './folder.ts'
import { isAlive, isServerOf } from './process-identity.ts'
import { programOptions } from './program-options.ts'

/** A database server started here; it survives the end of this process. */
export interface StartedServer {
  /** All its output; set once it has ended. */
  lastWords: () => string | undefined
}

/** Max size of the log before it is rotated; each start adds a few lines. */
const logLimit = 1024 * 1024

const pidFile = (data: string) => join(data, 'postmaster.pid')

/** First line of postmaster.pid: the process id of the running or last server of this folder. */
function recordedPid(data: string): number | undefined {
  try {
    return Number(readFileSync(pidFile(data), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}

/** The process id of the server that runs on this folder; undefined when none does. */
export function runningServer(data: string): number | undefined {
  const pid = recordedPid(data)
  return pid !== undefined && isServerOf(pid, data) ? pid : undefined
}

/** Whether the running server was started with these arguments, which PostgreSQL records in double quotes. */
export function runsWith(data: string, serverArguments: readonly string[]): boolean {
  const recorded = readFileSync(join(data, 'postmaster.opts'), 'utf8').trim()
  return recorded.endsWith(serverArguments.map((argument) => `"${argument}"`).join(' '))
}

/**
 * Starts the server in its own session, so that neither Ctrl-C nor kill -9 of the shop ends it. Its output goes to the
 * log file.
 */
export function startServer(
  folder: DatabaseFolder,
  binaries: Binaries,
  user: DatabaseUser | undefined,
  serverArguments: readonly string[],
): StartedServer {
  const log = openLog(folder, user)
  const from = fstatSync(log).size
  const { spawn: options } = programOptions(folder.data, user)
  const server = spawn(join(binaries.root, 'bin', 'postgres'), [...serverArguments], {
    ...options,
    env: { ...options.env, ...ignoreStalePid(folder.data) },
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  server.unref()
  let ended: string | undefined
  server.once('error', (error) => {
    ended = String(error)
  })
  server.once('exit', () => {
    ended ??= tail(folder.log, from)
  })
  return { lastWords: () => ended }
}

/**
 * A postmaster.pid left by a crash may name an unrelated process, or a zombie that its parent never reaps (as the first
 * process of a container); PostgreSQL would then refuse to start. With PG_GRANDPARENT_PID set to that process,
 * PostgreSQL ignores it and still checks the recorded shared memory for remains of the old server.
 */
function ignoreStalePid(data: string): Record<string, string> {
  const pid = recordedPid(data)
  return pid && !isServerOf(pid, data) ? { PG_GRANDPARENT_PID: String(pid) } : {}
}

function openLog(folder: DatabaseFolder, user: DatabaseUser | undefined): number {
  const size = statSync(folder.log, { throwIfNoEntry: false })?.size ?? 0
  if (size > logLimit) renameSync(folder.log, `${folder.log}.1`)
  const log = openSync(folder.log, 'a', 0o600)
  give(folder.log, user)
  return log
}

function tail(path: string, from: number): string {
  if (!existsSync(path)) return ''
  const file = openSync(path, 'r')
  try {
    const buffer = Buffer.alloc(Math.min(fstatSync(file).size - from, 64 * 1024))
    readSync(file, buffer, 0, buffer.length, from)
    return buffer.toString('utf8')
  } finally {
    closeSync(file)
  }
}

/** `fast` ends sessions and writes a checkpoint; `immediate` leaves the rest to recovery at the next start. */
export type StopMode = 'fast' | 'immediate'

const signalOf = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const satisfies Record<StopMode, NodeJS.Signals>

/** Max milliseconds for a clean stop; a busy disk needs some for the checkpoint. */
const patience = 20_000

/**
 * Stops the server of this folder and waits for its end.
 * @returns false when it still runs after an immediate shutdown.
 */
export async function stopServer(data: string, mode: StopMode): Promise<boolean> {
  const pid = runningServer(data)
  if (pid === undefined) return true
  if (mode === 'fast' && (await signalAndWait(pid, data, 'fast', patience))) return true
  return await signalAndWait(pid, data, 'immediate', 5000)
}

async function signalAndWait(pid: number, data: string, mode: StopMode, limit: number): Promise<boolean> {
  const end = performance.now() + limit
  try {
    process.kill(pid, signalOf[mode])
  } catch {
    return !isAlive(pid)
  }
  while (isServerOf(pid, data)) {
    if (performance.now() > end) return false
    await wait(10)
  }
  return true
}
