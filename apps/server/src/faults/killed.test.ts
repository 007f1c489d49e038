import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { faultSeed, sized } from '../testing/figures.ts'
import { brokenInvariants } from '../testing/invariants.ts'
import { openLedger } from '../testing/order-ledger.ts'
import { seededRandom } from '../testing/random.ts'
import {
  buildShopProgram,
  databasePidOf,
  eventually,
  inDatabaseOf,
  type OpenShop,
} from '../testing/shop-program.ts'

/**
 * Faults F1 and F3 (docs/security.md): the server, or its whole database, is ended with kill -9 at a random moment
 * while orders arrive. Every acknowledged order exists once; an unanswered one is settled by its key; nothing is half
 * done.
 */

vi.setConfig({ testTimeout: 1_800_000 })
const settings = () => ({ DATA_DIR: dataDir, TRUST_PROXY: '1' })

const program = await buildShopProgram()
const dataDir = program.newDataDir()
let shop: OpenShop = await program.open(settings())

const inDatabase = <T>(work: Parameters<typeof inDatabaseOf<T>>[1]) => inDatabaseOf(dataDir, work)

/** The database server and all its processes; it is stopped first, so that it starts no more meanwhile. */
const databaseProcesses = (): number[] => {
  const server = databasePidOf(dataDir)
  process.kill(server, 'SIGSTOP')
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(server)
      } catch {
        return false
      }
    })
  return [server, ...children.map(Number)]
}

/** Some may have ended by themselves meanwhile. */
const signalAll = (pids: readonly number[], signal: NodeJS.Signals) => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {}
  }
}

/** Fifty orders per second until stopped; resolves when the last one is answered or has failed. */
const ordersPerSecond = 50
const sendOrders = (ledger: ReturnType<typeof openLedger>) => {
  const sent: Promise<unknown>[] = []
  const timer = setInterval(() => sent.push(ledger.place(shop.origin)), 1000 / ordersPerSecond)
  return async () => {
    clearInterval(timer)
    await Promise.all(sent)
  }
}

const isReady = async () => (await shop.get('/readyz')).status === 200

const kinds = [
  {
    name: 'the server',
    kills: sized(1, 17),
    strike: async () => {
      await shop.shop.end('SIGKILL')
      shop = await program.open(settings())
      await eventually(isReady)
    },
  },
  {
    name: 'the database',
    kills: sized(1, 7),
    strike: async () => {
      signalAll(databaseProcesses(), 'SIGKILL')
      // The crash is noticed within moments, so wait for an accepted order, not for readiness.
      await eventually(async () => {
        const probe = openLedger(`probe ${performance.now()}`)
        await probe.place(shop.origin)
        return probe.count('ok') === 1
      })
      expect(shop.shop.process.exitCode, 'the server stays up').toBeNull()
    },
  },
]

test.each(kinds)('$name killed under orders loses and doubles nothing', async (kind) => {
  const random = seededRandom(faultSeed)
  const ledger = openLedger(`${kind.name} ${faultSeed}`)
  await inDatabase((client) =>
    client.query(`insert into inventory (package_type, current_stock, unit_price) values ('10pcs', 1000000, 29000)
      on conflict do nothing`),
  )
  for (let kill = 0; kill < kind.kills; kill += 1) {
    const stopSending = sendOrders(ledger)
    await wait(100 + random() * 500)
    await kind.strike()
    await stopSending()
    expect(await inDatabase(brokenInvariants)).toEqual([])
  }
  const beforeRetry = await inDatabase((client) => ledger.reckon(client))
  const { unknown, settled } = await ledger.settle(shop.origin)
  const reckoning = await inDatabase((client) => ledger.reckon(client))
  expect(await inDatabase(brokenInvariants)).toEqual([])
  expect(beforeRetry).toMatchObject({ lost: 0, doubled: 0, unwanted: 0 })
  expect(reckoning).toMatchObject({ lost: 0, doubled: 0, unwanted: 0, found: reckoning.acknowledged })
  expect(ledger.count('no')).toBe(0)
  expect(reckoning.acknowledged).toBe(ledger.entries.length)
  expect(settled).toBe(unknown)
})
