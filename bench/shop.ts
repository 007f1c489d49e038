import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../scripts/deploy/free-port.mjs'
import type { LibpqAccess } from './load/pgbench.ts'

/** The running program of the built shop. */
type RunningShop = {
  url: string
  port: number
  pid: number
  /** Time from the start of the program until it was ready (ms). */
  startMs: number
  stop: () => Promise<void>
}

/** The built shop with its own database, and access to it. */
export type Shop = RunningShop & {
  databasePid: number
  dataDir: string
  /** libpq variables for the shop's database. */
  database: LibpqAccess
  /** A pool of the bench's own connections. */
  pool: (connections: number) => pg.Pool
}

const program = join(process.cwd(), 'apps/server/dist/main.js')

export const adminPassword = 'kukusan-bambu-72'
export const newDataDir = () => mkdtemp(join(tmpdir(), 'dimsum-bench-'))
export const removeDataDir = (dataDir: string) => rm(dataDir, { recursive: true, force: true })

/**
 * Starts the shop like `npm start`, with the bench as a trusted proxy. Every request has its own client IP address, so
 * that limits per address do not bound the figures.
 */
async function startProgram(dataDir: string, settings: Record<string, string> = {}): Promise<RunningShop> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
      ADMIN_PASSWORD: adminPassword,
      ...settings,
      DATA_DIR: dataDir,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilReady(url, child)
  return {
    url,
    port,
    pid: child.pid ?? 0,
    startMs: performance.now() - startedAt,
    stop: () => stop(child),
  }
}

/** Starts it with its embedded database. */
export async function startShop(dataDir: string, settings: Record<string, string> = {}): Promise<Shop> {
  const running = await startProgram(dataDir, settings)
  const postgres = join(dataDir, 'postgres')
  const access = {
    PGHOST: join(postgres, 'run'),
    PGUSER: 'dimsum',
    PGDATABASE: 'dimsum',
    PGPASSWORD: (await readFile(join(postgres, 'password'), 'utf8')).trim(),
  }
  return {
    ...running,
    databasePid: Number((await readFile(join(postgres, 'data/postmaster.pid'), 'utf8')).split('\n')[0]),
    dataDir,
    database: access,
    pool: (max) =>
      new pg.Pool({
        host: access.PGHOST,
        user: access.PGUSER,
        database: access.PGDATABASE,
        password: access.PGPASSWORD,
        max,
      }),
  }
}

/** Stops a process and waits for its exit. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('The shop ended while starting; its reason stands above.')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
