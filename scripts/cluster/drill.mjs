import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'esbuild'
import { print } from '../prepare/prepare.mjs'
import { inProject } from '../prepare/project.mjs'
import { beginOrders } from './drill-load.mjs'
import { openLiveScreen } from './live-screen.mjs'
import { missingParts } from './parts.mjs'
import { adminPassword, databaseMachines, startCluster, until } from './start-cluster.mjs'

/**
 * Fifty orders a second with payments and live screens, while the leader of the database is killed, stopped, cut off and
 * replaced on purpose, and etcd loses a member; then both sides are compared. Part of `npm run faults`.
 */

const seed = Number(process.env.FAULTS_SEED ?? 1)
const perSecond = Number(process.env.CLUSTER_ORDERS ?? 50)
const missing = missingParts()
if (missing) {
  print(missing)
  process.exit(1)
}

/** Random numbers that a seed repeats (mulberry32). */
const random = ((state) => () => {
  state = (state + 0x6d2b79f5) | 0
  let t = Math.imul(state ^ (state >>> 15), 1 | state)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
})(seed)

async function startStandIn(notificationPort) {
  const folder = mkdtempSync(join(tmpdir(), 'dimsum-stand-in-'))
  const file = join(folder, 'cli.mjs')
  await build({
    entryPoints: [inProject('packages/midtrans-stand-in/src/cli.ts')],
    outfile: file,
    ...{ bundle: true, platform: 'node', format: 'esm', logLevel: 'warning' },
  })
  const options = ['--control', '--retry-delay-scale', '0.02', '--seed', String(seed)]
  const child = spawn(process.execPath, [file, ...options, '--notification-url', notificationPort], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(child.stdout), 'line')
  const stop = () => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...JSON.parse(line), stop }
}

const signalAll = (pids, signal) => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {}
  }
}

const webPort = 20_000 + Math.floor(Math.random() * 10_000)
const standIn = await startStandIn(`http://127.0.0.1:${webPort}/api/payment/notification`)
const cluster = await startCluster({
  report: print,
  webPort,
  shopSettings: {
    PAYMENT_MODE: 'demo',
    MIDTRANS_SERVER_KEY: standIn.serverKey,
    MIDTRANS_CLIENT_KEY: standIn.clientKey,
    MIDTRANS_SNAP_URL: standIn.url,
    MIDTRANS_API_URL: standIn.url,
  },
}).catch((error) => {
  standIn.stop()
  throw error
})
let code = 1
try {
  code = await drill()
} catch (error) {
  print(`${error instanceof Error ? error.message : error}\n${cluster.lastWords()}`)
} finally {
  await cluster.stop()
  standIn.stop()
}
process.exit(code)

async function drill() {
  const { url, network } = cluster
  const signIn = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: adminPassword }),
  })
  const cookie = signIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const screens = [url, ...cluster.shops].map((from) => openLiveScreen(from, cookie))
  const load = beginOrders({ url, standIn: standIn.url, seed, perSecond })
  const leader = async () => {
    await until(async () => (await cluster.leader()) !== undefined, 'a leader')
    return await cluster.leader()
  }
  let restarted = 0
  const bothFollow = (seconds) =>
    until(async () => (await cluster.replicas()).length === 2, 'both replicas follow', seconds)
  /** Does what the guide tells the owner of a cluster to do when a replica does not follow. */
  const allReplicate = async () => {
    const all = await bothFollow(60).then(
      () => true,
      () => false,
    )
    if (all) return
    const following = [await leader(), ...(await cluster.replicas())]
    for (const name of databaseMachines.filter((one) => !following.includes(one))) {
      print(`  ${name} does not follow for a minute: it is restarted, or made anew`)
      restarted += 1
      await cluster.restart(name).catch(() => cluster.makeAnew(name))
    }
    await bothFollow(120)
  }
  const ordersGoOn = async () => {
    await wait(1000)
    const from = load.acknowledged()
    await until(async () => load.acknowledged() > from + 2 * perSecond, 'orders are placed again', 180)
  }

  const events = {
    killed: async (name) => {
      signalAll(cluster.processes(name, 'database'), 'SIGKILL')
      await ordersGoOn()
      cluster.startPatroni(name)
    },
    stopped: async (name) => {
      const pids = network.processes(name)
      signalAll(pids, 'SIGSTOP')
      await ordersGoOn()
      signalAll(pids, 'SIGCONT')
    },
    cutOff: async (name) => {
      network.cut(name)
      await ordersGoOn()
      network.join(name)
    },
    switchedOver: async () => {
      await cluster.switchOver()
      await ordersGoOn()
    },
    etcdMemberLost: async (name) => {
      const other = databaseMachines.find((one) => one !== name) ?? 'db1'
      signalAll(cluster.processes(other, 'etcd'), 'SIGKILL')
      await ordersGoOn()
      cluster.startEtcd(other)
    },
  }
  const order = Object.keys(events)
    .map((name) => ({ name, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name)
  /** @type {Record<string, number>} */
  const gaps = {}
  /** @type {{ event: string, since: number }[]} */
  const begun = []
  for (const event of order) {
    await ordersGoOn()
    await wait(random() * 5000)
    const name = await leader()
    const since = performance.now()
    begun.push({ event, since })
    await events[event](name)
    gaps[event] = Math.round(load.longestGap(since))
    await allReplicate()
    print(
      `  ${event} (${name}): ${(gaps[event] / 1000).toFixed(1)} s without a placed order; the leader is ${await leader()}`,
    )
  }
  await load.end()

  const paidAtBank = (await (await fetch(`${standIn.url}/control/transactions`)).json()).filter(
    ({ paidAt }) => paidAt,
  )
  const orderOf = ({ orderId }) => Number(/^ORDER-(\d+)-/.exec(orderId)?.[1])
  const paidIds = new Set(paidAtBank.map(orderOf))
  for (const id of paidIds)
    await fetch(`${url}/api/payment/check-status`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.200.${id % 250}.${(id >> 8) % 250}`,
      },
      body: JSON.stringify({ orderId: id }),
    })
  const rows = await cluster.asAdmin(async (client) => {
    const read = async (query) => (await client.query(query)).rows
    return {
      orders: await read(
        'select id, customer_name as name, is_paid as paid, total_price::int as total from orders',
      ),
      attempts: await read(
        "select order_id as id, count(*)::int as paid from payment_attempts where state = 'paid' group by 1",
      ),
      events: await read("select id::int as id, at from order_events where kind = 'placed'"),
      revenue: await read('select coalesce(sum(revenue), 0)::int as sum from revenue_daily'),
    }
  })
  const stored = new Map()
  for (const { id, name } of rows.orders) stored.set(name, [...(stored.get(name) ?? []), id])
  const acknowledged = load.orders.filter(({ id }) => id > 0)
  const lost = acknowledged.filter(({ name, id }) => !stored.get(name)?.includes(id))
  const paidHere = new Set(rows.orders.filter(({ paid }) => paid).map(({ id }) => id))
  await until(
    async () => rows.events.every((event) => screens.every((screen) => screen.knows(event))),
    'screens',
    30,
  ).catch(() => {})
  const figures = {
    clusterAcknowledged: acknowledged.length,
    clusterStored: rows.orders.length,
    clusterLost: lost.length,
    clusterDoubled: load.orders.filter(({ name }) => (stored.get(name) ?? []).length > 1).length,
    clusterPayments: paidIds.size,
    clusterPaymentsLost: [...paidIds].filter((id) => !paidHere.has(id)).length,
    clusterPaymentsDoubled:
      rows.attempts.filter(({ paid }) => paid > 1).length +
      [...paidHere].filter((id) => !paidIds.has(id)).length,
    clusterReplicasRestarted: restarted,
    clusterFaults: load.faults.length,
    clusterScreensMissed: screens.reduce(
      (sum, { knows }) => sum + rows.events.filter((event) => !knows(event)).length,
      0,
    ),
    clusterKilledGapMs: gaps.killed ?? 0,
    clusterLongestGapMs: Math.max(...Object.values(gaps)),
  }
  for (const screen of screens) screen.close()
  print(`  ${JSON.stringify({ ...figures, ...load.counts(), gaps })}`)
  for (const fault of new Set(load.faults)) print(`  fault: ${fault}`)
  if (load.faults.length > 0) print(cluster.errors())
  for (const [index, { event, since }] of begun.entries()) {
    const until = begun[index + 1]?.since ?? Number.POSITIVE_INFINITY
    const times = lost.filter(({ at }) => at > since && at < until).map(({ at }) => Math.round(at - since))
    if (times.length > 0)
      print(
        `  lost after ${event}: ${times.length} orders, acknowledged ${Math.min(...times)} to ${Math.max(...times)} ms after it began`,
      )
  }
  if (process.env.FAULTS_FIGURES) appendFileSync(process.env.FAULTS_FIGURES, `${JSON.stringify(figures)}\n`)
  const {
    clusterLost,
    clusterDoubled,
    clusterPaymentsLost,
    clusterPaymentsDoubled,
    clusterFaults,
    clusterScreensMissed,
  } = figures
  const wrong =
    clusterLost +
    clusterDoubled +
    clusterPaymentsLost +
    clusterPaymentsDoubled +
    clusterFaults +
    clusterScreensMissed
  return wrong === 0 && acknowledged.length === rows.orders.length ? 0 : 1
}
