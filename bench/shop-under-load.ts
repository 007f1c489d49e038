import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** The built shop on a data folder of its own, and a way to its database. */
export type Shop = {
  url: string
  /** Milliseconds from the start of the program until it was ready. */
  startMs: number
  pid: number
  dataDir: string
  /** Connections of our own to the shop's database. */
  pool: (connections: number) => Promise<pg.Pool>
  stop: () => Promise<void>
}

const program = join(process.cwd(), 'apps/server/dist/main.js')

export const newDataDir = () => mkdtemp(join(tmpdir(), 'dimsum-bench-'))
export const removeDataDir = (dataDir: string) => rm(dataDir, { recursive: true, force: true })

/**
 * Starts the shop as `npm start` does, behind a trusted proxy that is this bench: every request may come from an address
 * of its own, as customers do, so that limits per address do not bound the figures.
 */
export async function startShop(dataDir: string, settings: Record<string, string> = {}): Promise<Shop> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
      ADMIN_PASSWORD: 'kukusan-bambu-72',
      ...settings,
      DATA_DIR: dataDir,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exit = once(child, 'exit')
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error('The shop ended while starting; its reason stands above.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    url,
    startMs: performance.now() - startedAt,
    pid: child.pid ?? 0,
    dataDir,
    pool: async (max) =>
      new pg.Pool({
        host: join(dataDir, 'postgres/run'),
        user: 'dimsum',
        database: 'dimsum',
        password: (await readFile(join(dataDir, 'postgres/password'), 'utf8')).trim(),
        max,
      }),
    stop: async () => {
      child.kill('SIGTERM')
      await exit
    },
  }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
