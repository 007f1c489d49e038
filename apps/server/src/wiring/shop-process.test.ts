import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { stopServer } from '../db/embedded/postmaster.ts'
import { isAlive } from '../db/embedded/process-identity.ts'
import { type Bundle, bundleProgram, type ChildProgram, runProgram } from '../testing/child-program.ts'
import { makeReadyCluster, type ReadyMadeCluster } from '../testing/ready-made-cluster.ts'
import { createTestDatabase } from '../testing/test-database.ts'

// Each test starts whole shops, with a database each: slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

let program: Bundle
let cluster: ReadyMadeCluster
let dataDir: string
const started: ChildProgram[] = []

beforeAll(async () => {
  program = await bundleProgram('main.ts')
  cluster = await makeReadyCluster()
})
afterAll(() => {
  program.remove()
  cluster.remove()
})
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dimsum-shop-'))
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((shop) => shop.end('SIGKILL')))
  await stopServer(join(dataDir, 'postgres', 'data'), 'immediate')
  rmSync(dataDir, { recursive: true, force: true })
})

/** Starts the shop as its owner does, with settings of the test's own, and nothing from this machine's `.env`. */
function startShop(settings: Record<string, string> = {}): ChildProgram {
  const shop = runProgram(program.file, [], {
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'error',
    ADMIN_PASSWORD: 'kukusan-bambu-72',
    ...settings,
  })
  started.push(shop)
  return shop
}

async function openShop(settings: Record<string, string> = {}) {
  if (!settings.DATABASE_URL && !existsSync(join(dataDir, 'postgres'))) cluster.copyTo(dataDir)
  const shop = startShop(settings)
  await shop.says('is open.')
  await shop.says('/admin')
  const origin = /Shop\s+(http:\S+)\//.exec(shop.said())?.[1] ?? ''
  return { shop, origin, get: (path: string) => fetch(origin + path) }
}

const databasePid = () =>
  Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])

/** Repeats a look until it shows what is hoped for; the test's own time limit bounds it. */
async function eventually(look: () => Promise<boolean>): Promise<void> {
  while (!(await look().catch(() => false))) await wait(25)
}

describe('one process', () => {
  test('opens, prints where it is and the new admin’s password once, and serves', async () => {
    const { shop, get } = await openShop({ ADMIN_PASSWORD: '' })
    await shop.says('Password  ')
    expect(shop.said()).toMatch(/Name {6}admin\n {2}Password {2}\S{20,}/)
    expect(shop.said()).toContain('demo: no money moves')
    expect((await get('/readyz')).status).toBe(200)
    expect(await shop.end('SIGTERM')).toEqual({ code: 0, signal: null })

    const again = await openShop({ ADMIN_PASSWORD: '' })
    expect((await again.get('/readyz')).status).toBe(200)
    await again.shop.end('SIGINT')
    expect(again.shop.said()).not.toContain('Password')
  })

  test('ends clean: no database, no stand-in, no process is left', async () => {
    const { shop } = await openShop()
    const pid = databasePid()
    expect(await shop.end('SIGTERM')).toEqual({ code: 0, signal: null })
    expect(isAlive(pid)).toBe(false)
  })

  test('killed, it is back on the database it left running, with all that was stored', async () => {
    const { shop, origin } = await openShop()
    const pid = databasePid()
    const login = (at: string) =>
      fetch(`${at}/api/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'admin', password: 'kukusan-bambu-72' }),
      })
    expect((await login(origin)).status).toBe(200)
    await shop.end('SIGKILL')
    expect(isAlive(pid)).toBe(true)
    const next = await openShop()
    expect(databasePid()).toBe(pid)
    expect((await login(next.origin)).status).toBe(200)
    expect((await next.shop.end('SIGTERM')).code).toBe(0)
  })

  test('a second one on the same data folder says so and stops; the first goes on', async () => {
    const { get } = await openShop()
    const second = startShop()
    expect(await second.end()).toEqual({ code: 1, signal: null })
    expect(second.said()).toContain(`Another server already runs on the data folder ${dataDir}`)
    expect((await get('/readyz')).status).toBe(200)
  })

  test('survives the death of its database: it answers 503 and then as before', async () => {
    const { get } = await openShop()
    process.kill(databasePid(), 'SIGKILL')
    const seen = new Set<number>()
    await eventually(async () => {
      const { status } = await get('/readyz')
      seen.add(status)
      return status === 200 && seen.size === 2
    })
    expect([...seen]).toEqual([503, 200])
  })
})

describe('a start that cannot be says why and what to do', () => {
  let taken: Server | undefined
  afterEach(() => taken?.close())

  test('a taken port', async () => {
    const other = createServer()
    taken = other
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
    const shop = startShop({ PORT: String(port) })
    expect((await shop.end()).code).toBe(1)
    expect(shop.said()).toContain(`Port ${port} on 127.0.0.1 is taken by another program.`)
    expect(shop.said()).toContain(`PORT=${port + 1} npm start`)
    await expect(async () => databasePid()).rejects.toThrow('ENOENT')
  })

  test('a bad setting', async () => {
    const shop = startShop({ PORT: 'abc' })
    expect((await shop.end()).code).toBe(1)
    expect(shop.said()).toContain('PORT must be a whole number from 0 to 65535; it is "abc".')
  })

  test('an unsafe production', async () => {
    const shop = startShop({ PAYMENT_MODE: 'production' })
    expect((await shop.end()).code).toBe(1)
    expect(shop.said()).toContain('MIDTRANS_SERVER_KEY is missing')
  })

  test('a weak password for the admin', async () => {
    const shop = startShop({ ADMIN_PASSWORD: 'short' })
    expect((await shop.end()).code).toBe(1)
    expect(shop.said()).toContain('ADMIN_PASSWORD')
  })

  test('a data folder that is a file', async () => {
    const shop = startShop({ DATA_DIR: program.file })
    expect((await shop.end()).code).toBe(1)
    expect(shop.said()).toContain('Set DATA_DIR to a folder.')
  })
})

describe('with a PostgreSQL of the owner’s', () => {
  test('it is used, and no other is made', async () => {
    const database = await createTestDatabase()
    const { shop, get } = await openShop({ DATABASE_URL: database.url })
    expect((await get('/readyz')).status).toBe(200)
    const { rows } = await database.pool.query('select count(*) as accounts from users')
    expect(rows).toEqual([{ accounts: 1 }])
    expect((await shop.end('SIGTERM')).code).toBe(0)
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
    await database.drop()
  })

  test('that is down: the shop starts, is alive but not ready, and opens when the database does', async () => {
    const database = await createTestDatabase()
    // A door in front of the database that is shut at first.
    const real = decodeURIComponent(/host=([^&]+)/.exec(database.url)?.[1] ?? '')
    const door = join(dataDir, 'door')
    const url = database.url.replace(/host=[^&]+/, `host=${encodeURIComponent(door)}`)
    const { shop, get } = await openShop({ DATABASE_URL: url })
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(503)
    const refused = await get('/api/packages/availability')
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true])
    expect(shop.said()).toContain('The PostgreSQL of DATABASE_URL does not answer')

    symlinkSync(real, door)
    await eventually(async () => (await get('/readyz')).status === 200)
    expect((await get('/api/packages/availability')).status).toBe(200)
    expect((await shop.end('SIGTERM')).code).toBe(0)
    await database.drop()
  })

  test('whose password is wrong stops the start', async () => {
    const database = await createTestDatabase()
    const shop = startShop({ DATABASE_URL: database.url.replace(/:[^:@]*@/, ':guessed@') })
    expect((await shop.end()).code).toBe(1)
    expect(shop.said()).toContain('The PostgreSQL of DATABASE_URL refuses the shop')
    await database.drop()
  })
})

describe('several processes', () => {
  /** Process ids that answered, from the pid every metrics page carries. */
  async function servingPids(shop: ChildProgram): Promise<Set<number>> {
    const parent = String(shop.process.pid)
    const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8')
      .trim()
      .split(' ')
      .map(Number)
    const isServing = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program.file)
    return new Set(children.filter(isServing))
  }

  test.runIf(process.platform === 'linux')(
    'serve side by side, one that is killed is replaced, all are replaced on SIGHUP, and all end',
    async () => {
      const { shop, get } = await openShop({ WEB_CONCURRENCY: '2' })
      await eventually(async () => (await servingPids(shop)).size === 2)
      expect((await get('/readyz')).status).toBe(200)

      const [victim = 0, survivor = 0] = await servingPids(shop)
      process.kill(victim, 'SIGKILL')
      await eventually(async () => {
        const now = await servingPids(shop)
        return now.size === 2 && !now.has(victim) && now.has(survivor)
      })

      const before = await servingPids(shop)
      shop.process.kill('SIGHUP')
      await shop.says('All of them are replaced.')
      const after = await servingPids(shop)
      expect([...after].filter((pid) => before.has(pid))).toEqual([])
      expect((await get('/readyz')).status).toBe(200)

      const pids = [...after, databasePid()]
      expect((await shop.end('SIGTERM')).code).toBe(0)
      expect(pids.filter(isAlive)).toEqual([])
    },
  )

  test('a taken port stops all of them', async () => {
    const first = await openShop()
    const port = new URL(first.origin).port
    const other = mkdtempSync(join(tmpdir(), 'dimsum-shop-'))
    const second = startShop({ WEB_CONCURRENCY: '2', PORT: port, DATA_DIR: other })
    expect((await second.end()).code).toBe(1)
    expect(second.said()).toContain(`Port ${port} on 127.0.0.1 is taken`)
    rmSync(other, { recursive: true, force: true })
  })
})
