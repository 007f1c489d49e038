import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect } from 'vitest'
import { settingTable } from '../platform/config/config-table.ts'
import { stopServer } from '../platform/db/embedded/postmaster.ts'
import { atTheEnd } from './at-the-end.ts'
import { bundleProgram, type ChildProgram, runProgram } from './child-program.ts'
import { readyCluster } from './ready-made-cluster.ts'

export type OpenShop = Awaited<ReturnType<Awaited<ReturnType<typeof buildShopProgram>>['open']>>

const ownerPassword = 'kukusan-bambu-72'

/** Overrides a `.env` on this machine: an empty value equals none. */
const noSettings = Object.fromEntries(Object.keys(settingTable).map((name) => [name, '']))

/** The server's program, for tests that start, kill and stop whole shops. */
export async function buildShopProgram() {
  const file = await bundleProgram('main.ts')
  const shops: ChildProgram[] = []
  const folders: string[] = []

  /** Starts it like its owner; it may refuse. */
  const start = (settings: Record<string, string>) => {
    const always = { PORT: '0', LOG_LEVEL: 'error', ADMIN_PASSWORD: ownerPassword }
    const shop = runProgram(file, [], { ...noSettings, ...always, ...settings })
    shops.push(shop)
    return shop
  }
  atTheEnd(async () => {
    await Promise.all(shops.map((shop) => shop.end('SIGKILL')))
    for (const folder of folders) {
      await stopServer(join(folder, 'postgres', 'data'), 'immediate')
      rmSync(folder, { recursive: true, force: true })
    }
  })
  return {
    file,
    start,
    /** Starts it on an existing database, and waits until it is ready. */
    open: async (settings: Record<string, string>) => {
      const { DATA_DIR = '', DATABASE_URL } = settings
      if (!DATABASE_URL && !existsSync(join(DATA_DIR, 'postgres'))) (await readyCluster()).copyTo(DATA_DIR)
      const shop = start(settings)
      await shop.says('/admin\n')
      const origin = /Shop\s+(http:\S+)\//.exec(shop.output())?.[1] ?? ''
      /** Signs in as the owner, and returns the cookies of her browser. */
      const signIn = async () => {
        const answer = await fetch(`${origin}/api/admin/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ username: 'admin', password: ownerPassword }),
        })
        const cookies = answer.headers.getSetCookie()
        return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
      }
      return { shop, origin, get: (path: string) => fetch(origin + path), signIn }
    },
    /** An empty data folder. It is deleted at the end, with everything that runs on it. */
    newDataDir: () => {
      const folder = mkdtempSync(join(tmpdir(), 'dimsum-shop-'))
      folders.push(folder)
      return folder
    },
  }
}

/** Process id of the database server of a data folder, from postmaster.pid. */
export const databasePidOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])

/** A connection to the built-in database of a data folder, opened each time because tests kill the database. */
export const inDatabaseOf = async <T>(
  dataDir: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client({
    ...{ host: join(dataDir, 'postgres/run'), user: 'dimsum', database: 'dimsum' },
    password: readFileSync(join(dataDir, 'postgres/password'), 'utf8').trim(),
  })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Polls until the condition holds. After 50 s it fails at the calling line with the last error of the condition. */
export const eventually = (condition: () => Promise<boolean>): Promise<void> =>
  expect.poll(condition, { interval: 25 }).toBe(true)
