import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openLiveScreen } from '../../../../scripts/cluster/live-screen.mjs'
import { connect } from '../platform/db/connection.ts'
import { claimJob } from '../platform/jobs/job-runs.queries.ts'
import { doorTo } from '../testing/database-door.ts'
import { brokenInvariants } from '../testing/invariants.ts'
import { openLedger } from '../testing/order-ledger.ts'
import { buildShopProgram, eventually, type OpenShop, type ShopProgram } from '../testing/shop-program.ts'
import { openStandbyPair, type StandbyPair } from '../testing/standby-pair.ts'

/**
 * The PostgreSQL of the shop becomes read-only, is killed, and is replaced by its replica. Meanwhile requests answer
 * 503 with `Retry-After`. `npm run faults -- --only cluster` tests the same for longer with Patroni.
 */

vi.setConfig({ testTimeout: 300_000 })

let program: ShopProgram
let pair: StandbyPair
let door: ReturnType<typeof doorTo>
let folder: string
let shop: OpenShop

beforeAll(async () => {
  program = await buildShopProgram()
  pair = await openStandbyPair()
  folder = program.newDataDir()
  door = doorTo(pair.leader.url, folder)
  await door.open()
  shop = await program.open({ DATA_DIR: program.newDataDir(), DATABASE_URL: door.url, TRUST_PROXY: '1' })
}, 120_000)
afterAll(async () => {
  await program.remove()
  door.shut()
  await pair.remove()
})

const passDoorOnTo = async (url: string) => {
  door.shut()
  door = doorTo(url, folder)
  await door.open()
}

type Customer = Pick<
  Awaited<ReturnType<ReturnType<typeof openLedger>['place']>>,
  'orderId' | 'address' | 'phone'
>

const signIn = async () => {
  const answer = await fetch(`${shop.origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
    body: JSON.stringify({ username: 'admin', password: 'kukusan-bambu-72' }),
  })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

const ready = async () => {
  const answer = await shop.get('/readyz')
  return (await answer.json()) as { status: string }
}
/** Starts the payment of an order. */
async function beginToPay({ orderId, address, phone }: Customer) {
  const answer = await fetch(`${shop.origin}/api/payment/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ orderId, paymentMethod: 'virtual_account', customerPhone: phone }),
  })
  return { status: answer.status, saysWhen: Number(answer.headers.get('retry-after')) > 0 }
}

/** Two processes that continuously try to claim these hourly jobs; returns the results. */
function claimJobs(names: readonly string[]) {
  const machines = [connect(door.url), connect(door.url)]
  const taken: string[] = []
  let isOver = false
  const rounds = machines.map(async ({ db }) => {
    while (!isOver) {
      for (const name of names) {
        // A claim that fails during the failover either did not happen, or its answer was lost: then the job waits for
        // its next hour.
        const isOurs = await claimJob(db, name, 3_600_000).catch(() => false)
        if (isOurs) taken.push(name)
      }
      await wait(20)
    }
  })
  return {
    taken,
    end: async () => {
      isOver = true
      await Promise.all(rounds)
      await Promise.all(machines.map(({ close }) => close()))
    },
  }
}

test('orders are neither lost nor doubled by a failover, and live screens miss nothing', async () => {
  const cookie = await signIn()
  const screen = openLiveScreen(shop.origin, cookie)
  await screen.opened
  const ledger = openLedger('failover')
  let isOver = false
  const payers = new Map<Customer, Awaited<ReturnType<typeof beginToPay>>>()
  const customer = async () => {
    while (!isOver) {
      const entry = await ledger.place(shop.origin)
      const { outcome } = entry
      if (outcome === 'ok' && ledger.count('ok') % 5 === 0) payers.set(entry, await beginToPay(entry))
      // As `Retry-After` asks, so that a slow machine does not pile up thousands of orders.
      if (outcome !== 'ok') await wait(1000)
    }
  }
  const customers = Array.from({ length: 6 }, customer)
  const placed = (more: number) => {
    const from = ledger.count('ok')
    return eventually(async () => ledger.count('ok') >= from + more)
  }
  await placed(20)

  // Like a managed database with a full disk, or a leader that is demoted with open connections.
  await pair.leader.admin('alter system set default_transaction_read_only = on')
  await pair.leader.admin('select pg_reload_conf()')
  await eventually(async () => (await ready()).status === 'database-read-only')
  await eventually(async () => ledger.entries.some(({ status }) => status === 503))
  expect((await shop.get('/api/packages/availability')).status).toBe(200)
  expect((await fetch(`${shop.origin}/api/orders`, { headers: { cookie } })).status).toBe(200)
  await pair.leader.admin('alter system reset default_transaction_read_only')
  await pair.leader.admin('select pg_reload_conf()')
  await placed(20)

  const early = claimJobs(['before the switch'])
  await eventually(async () => early.taken.length > 0)
  const late = claimJobs(['before the switch', 'in the gap'])
  pair.leader.signal('SIGKILL')
  await pair.standby.admin('select pg_promote()')
  await passDoorOnTo(pair.standby.url)
  await placed(20)
  isOver = true
  await Promise.all(customers)
  const faults = ledger.entries.filter(
    ({ outcome, status, saysWhen }) => outcome !== 'ok' && !(status === 503 && saysWhen),
  )
  expect(faults).toEqual([])
  const unpaid = [...payers].filter(([, { status }]) => status !== 200)
  expect(unpaid.filter(([, { status, saysWhen }]) => !(status === 503 && saysWhen))).toEqual([])
  // An attempt whose page was being created waits until its lease has expired.
  for (const [payer] of unpaid) await eventually(async () => (await beginToPay(payer)).status === 200)

  const client = new pg.Client({ connectionString: pair.standby.url })
  await client.connect()
  const { unknown, settled } = await ledger.settle(shop.origin)
  expect(settled).toBe(unknown)
  expect(await ledger.reckon(client)).toMatchObject({ lost: 0, doubled: 0, unwanted: 0 })
  expect(ledger.count('ok')).toBe(ledger.entries.length)
  expect(await brokenInvariants(client)).toEqual([])
  const pages = "select order_id::int as id from payment_attempts where state = 'open' order by 1"
  expect((await client.query(pages)).rows.map(({ id }) => id)).toEqual(
    [...payers.keys()].map(({ orderId }) => orderId).sort((one, other) => Number(one) - Number(other)),
  )
  await Promise.all([early.end(), late.end()])
  expect([...early.taken, ...late.taken].filter((name) => name === 'before the switch')).toHaveLength(1)
  expect(late.taken.filter((name) => name === 'in the gap').length).toBeLessThanOrEqual(1)
  const claimed = await client.query(
    "select 1 from job_runs where name in ('before the switch', 'in the gap')",
  )
  expect(claimed.rows).toHaveLength(2)
  const { rows } = await client.query("select id::int, at from order_events where kind = 'placed'")
  await client.end()
  expect(rows.length).toBe(ledger.entries.length)
  await eventually(async () => rows.every((event) => screen.knows(event)))
  screen.close()

  // No session was lost, and no response was a 5xx other than 503.
  expect((await fetch(`${shop.origin}/api/admin/session`, { headers: { cookie } })).status).toBe(200)
  expect(await ready()).toEqual({ status: 'ok' })
})
