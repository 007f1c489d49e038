import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openLiveScreen } from '../../../../scripts/cluster/live-screen.mjs'
import { doorTo } from '../testing/database-door.ts'
import { brokenInvariants } from '../testing/invariants.ts'
import { openLedger } from '../testing/order-ledger.ts'
import { buildShopProgram, eventually, type OpenShop, type ShopProgram } from '../testing/shop-program.ts'
import { openOwnServer } from '../testing/test-server.ts'

/** A shop is moved to another database server while it serves, with the statements of the documentation page. */

vi.setConfig({ testTimeout: 300_000 })

/** Server settings that logical replication needs. */
const carries = {
  ...{ wal_level: 'logical', max_wal_senders: '8', max_replication_slots: '8' },
  ...{ max_logical_replication_workers: '4', max_worker_processes: '12' },
}

let program: ShopProgram
type OwnServer = Awaited<ReturnType<typeof openOwnServer>>
let servers: { before: OwnServer; after: OwnServer }
let door: ReturnType<typeof doorTo>
let folder: string
let shop: OpenShop

beforeAll(async () => {
  program = await buildShopProgram()
  servers = { before: await openOwnServer(carries), after: await openOwnServer(carries) }
  folder = program.newDataDir()
  door = doorTo(servers.before.url, folder)
  await door.open()
  shop = await program.open({ DATA_DIR: program.newDataDir(), DATABASE_URL: door.url, TRUST_PROXY: '1' })
}, 120_000)
afterAll(async () => {
  await program.remove()
  door.shut()
  await Promise.all([servers.before.remove(), servers.after.remove()])
})

const page = readFileSync(new URL('../../../../docs/hosting/move-a-shop.md', import.meta.url), 'utf8')
const steps = [...page.matchAll(/<!-- at (.+) -->\s+```sql\n([^`]+)```/g)].map(
  ([, where = '', statement = '']) => ({ where, statement: statement.trim() }),
)

/** Performs one step of the page. */
async function follow({ where, statement }: { where: string; statement: string }) {
  const { before, after } = servers
  const run = (where.startsWith('the new') ? after : before).admin
  const text = statement.replace('OLD_SERVER', before.adminUrl)
  if (where.endsWith('until it says t'))
    return await eventually(async () => Object.values((await run(text))[0] ?? {})[0] === true)
  const rows = await run(text)
  if (!where.endsWith('prints at the new server')) return
  for (const printed of rows) await after.admin(String(Object.values(printed)[0]))
}

const signIn = async () => {
  const answer = await fetch(`${shop.origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
    body: JSON.stringify({ username: 'admin', password: 'kukusan-bambu-72' }),
  })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** A checksum over every row of every table and the value of every sequence. */
async function wholeOf({ admin }: OwnServer) {
  const tables = await admin("select tablename as name from pg_tables where schemaname = 'public' order by 1")
  const sums = tables.map(
    ({ name }) =>
      `select '${name}' as of, md5(string_agg(t::text, '' order by t::text)) as sum from "${name}" t`,
  )
  const sequences = `select sequencename as of, last_value::text as sum from pg_sequences`
  return await admin(`${[...sums, sequences].join(' union all ')} order by 1`)
}

test('a shop that moves to another database server loses and doubles no order, and no screen misses one', async () => {
  const cookie = await signIn()
  const screen = openLiveScreen(shop.origin, cookie)
  await screen.opened
  const ledger = openLedger('moved')
  let isOver = false
  const customer = async () => {
    while (!isOver) {
      const { outcome } = await ledger.place(shop.origin)
      if (outcome !== 'ok') await wait(1000)
    }
  }
  const customers = Array.from({ length: 4 }, customer)
  const placed = (more: number) => {
    const from = ledger.count('ok')
    return eventually(async () => ledger.count('ok') >= from + more)
  }
  await placed(20)

  const passOn = 1 + steps.findIndex(({ statement }) => statement.startsWith('drop subscription'))
  const compare = steps.findIndex(({ where }) => where === 'both servers')
  for (const step of steps.slice(0, passOn)) {
    await follow(step)
    if (step.statement.startsWith('create publication')) await placed(10)
  }
  const [old, moved] = [await wholeOf(servers.before), await wholeOf(servers.after)]
  expect(moved).toEqual(old)
  door.shut()
  door = doorTo(servers.after.url, folder)
  await door.open()
  for (const step of steps.slice(passOn, compare)) await follow(step)
  await placed(20)
  isOver = true
  await Promise.all(customers)

  const { unknown, settled } = await ledger.settle(shop.origin)
  expect(settled).toBe(unknown)
  const faults = ledger.entries.filter(
    ({ status, saysWhen }) => status !== 201 && !(status === 503 && saysWhen),
  )
  expect(faults).toEqual([])
  const client = new pg.Client({ connectionString: servers.after.url })
  await client.connect()
  expect(await ledger.reckon(client)).toMatchObject({ lost: 0, doubled: 0, unwanted: 0 })
  expect(ledger.count('ok')).toBe(ledger.entries.length)
  expect(await brokenInvariants(client)).toEqual([])
  const { rows } = await client.query("select id::int, at from order_events where kind = 'placed'")
  await client.end()
  expect(rows.length).toBe(ledger.entries.length)
  await eventually(async () => rows.every((event) => screen.knows(event)))
  screen.close()
  expect((await fetch(`${shop.origin}/api/admin/session`, { headers: { cookie } })).status).toBe(200)

  const last = steps[compare]?.statement ?? ''
  const [[kept], [grown]] = [await servers.before.admin(last), await servers.after.admin(last)]
  expect(Number(grown?.count)).toBeGreaterThan(Number(kept?.count))
})
