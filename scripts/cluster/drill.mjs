import { setTimeout as wait } from 'node:timers/promises'
import { print } from '../prepare/prepare.mjs'
import { seededRandom } from '../prepare/seeded-random.mjs'
import { databaseMachines } from './database-machines.mjs'
import { compareSides } from './drill-comparison.mjs'
import { makeEvents } from './drill-events.mjs'
import { beginOrders } from './drill-load.mjs'
import { recover } from './drill-recovery.mjs'
import { startStandIn } from './drill-stand-in.mjs'
import { openLiveScreen } from './live-screen.mjs'
import { missingParts } from './parts.mjs'
import { adminPassword } from './shop-machines.mjs'
import { startCluster } from './start-cluster.mjs'

/**
 * Fifty orders per second with payments and live screens, while the leader of the database is killed, stopped,
 * disconnected and switched over, etcd loses a member, and database and shops are updated. Then both sides are
 * compared, and the database is restored to the second before a bad `delete`. Part of `npm run faults`.
 *
 * FAULTS_SEED repeats a run; CLUSTER_ORDERS is the rate; CLUSTER_EVENTS selects events; CLUSTER_OLDER_POSTGRES is the
 * folder with the binaries of an earlier minor version to update from.
 */

/** A drill that takes longer has failed: seven minutes are usual. */
const maxMs = 15 * 60_000

const seed = Number(process.env.FAULTS_SEED ?? 1)
const perSecond = Number(process.env.CLUSTER_ORDERS ?? 50)
const missing = missingParts()
if (missing) {
  print(missing)
  process.exit(1)
}

const random = seededRandom(seed)
const webPort = 20_000 + Math.floor(Math.random() * 10_000)
const standIn = await startStandIn(`http://127.0.0.1:${webPort}/api/payment/notification`, seed)
process.on('exit', standIn.stop)
const cluster = await startCluster({
  report: print,
  webPort,
  olderPostgres: process.env.CLUSTER_OLDER_POSTGRES,
  shopSettings: {
    PAYMENT_MODE: 'demo',
    MIDTRANS_SERVER_KEY: standIn.serverKey,
    MIDTRANS_CLIENT_KEY: standIn.clientKey,
    MIDTRANS_SNAP_URL: standIn.url,
    MIDTRANS_API_URL: standIn.url,
  },
})
const end = (code) => {
  cluster.stop()
  process.exit(code)
}
setTimeout(() => {
  print(`Not done within ${maxMs / 60_000} minutes\n${cluster.lastWords()}`)
  end(1)
}, maxMs).unref()
try {
  end((await drill()) ? 0 : 1)
} catch (error) {
  print(`${error instanceof Error ? error.message : error}\n${cluster.lastWords()}`)
  end(1)
}

/** The owner's live screens: one through the proxy and one at each shop. */
async function openScreens() {
  const signIn = await fetch(`${cluster.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: adminPassword }),
  })
  const cookies = signIn.headers.getSetCookie().map((one) => one.split(';')[0])
  const screens = [cluster.url, ...cluster.shopUrls].map((from) => openLiveScreen(from, cookies.join('; ')))
  // A screen reads earlier changes with its page, not from the stream.
  await Promise.all(screens.map(({ opened }) => opened))
  return screens
}

/** Runs every event once, in the seed's order. @returns the events, when, and how long no order was placed (ms) */
async function letAllHappen(events, load) {
  const order = events.names
    .map((name) => ({ name, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name)
  const happened = []
  for (const event of process.env.CLUSTER_EVENTS?.split(',') ?? order) {
    await events.ordersGoOn()
    await wait(random() * 5000)
    const name = await events.leader()
    const since = performance.now()
    await events.happen(event)
    const gap = Math.round(load.longestGap(since))
    happened.push({ event, since, gap })
    print(
      `  ${event} (${name}): ${(gap / 1000).toFixed(1)} s without a placed order; the leader is ${await events.leader()}`,
    )
  }
  return happened
}

function nameTheLost(lost, happened) {
  for (const [index, { event, since }] of happened.entries()) {
    const next = happened[index + 1]?.since ?? Number.POSITIVE_INFINITY
    const times = lost.filter(({ at }) => at > since && at < next).map(({ at }) => Math.round(at - since))
    if (times.length > 0)
      print(
        `  lost after ${event}: ${times.length} orders, acknowledged ${Math.min(...times)} to ${Math.max(...times)} ms after it began`,
      )
  }
}

/** @returns whether all checks passed */
async function drill() {
  const { databases } = cluster
  databases.backRest(await databases.leader(), ['backup', '--type=full'])
  const versions = async () => (await Promise.all(databaseMachines.map(databases.version))).join(', ')
  const versionsBefore = await versions()
  const screens = await openScreens()
  const load = beginOrders({ url: cluster.url, standIn: standIn.url, seed, perSecond })
  const events = makeEvents(cluster, load, { perSecond, report: print })
  const happened = await letAllHappen(events, load)
  await load.end()

  const { lost, figures } = await compareSides(cluster, load, { screens, standIn: standIn.url })
  for (const screen of screens) screen.close()
  print(`  PostgreSQL ${versionsBefore}; after the update ${await versions()}`)
  for (const fault of new Set(load.faults)) print(`  fault: ${fault}`)
  if (load.faults.length > 0) print(cluster.errors())
  nameTheLost(lost, happened)
  const recovery = await recover(cluster)
  print(`  back to before a bad delete in ${recovery.seconds} s: ${recovery.before} and ${recovery.after}`)

  const gapOf = (event) => happened.find((one) => one.event === event)?.gap ?? 0
  const all = {
    ...figures,
    clusterKilledGapMs: gapOf('killed'),
    clusterLongestGapMs: Math.max(...happened.map(({ gap }) => gap)),
    clusterMadeToFollow: events.madeToFollow(),
    clusterRecoveryDiffers: recovery.before === recovery.after ? 0 : 1,
  }
  print(`  ${JSON.stringify({ ...all, ...load.counts() })}`)
  const { clusterLost, clusterDoubled, clusterPaymentsLost, clusterPaymentsDoubled } = all
  const wrong = clusterLost + clusterDoubled + clusterPaymentsLost + clusterPaymentsDoubled
  return (
    wrong + all.clusterFaults + all.clusterScreensMissed + all.clusterRecoveryDiffers === 0 &&
    all.clusterAcknowledged === all.clusterStored
  )
}
