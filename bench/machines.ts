import { Agent, request } from 'node:http'
import pg from 'pg'
import { startNginx } from './nginx.ts'
import { placing } from './place-one-order.ts'
import { startPostgresApart } from './postgres-apart.ts'
import { newDataDir, type RunningShop, removeDataDir, startProgram } from './shop.ts'
import { signIn } from './sign-in.ts'

export type MachinesFigure = {
  postgres: string
  /** Orders the customers got an answer for, and orders the database holds. */
  acknowledged: number
  stored: number
  /** Requests that got anything but 201: refused, cut, or answered by the proxy. */
  lost: string[]
  /** Restarts while they ordered: each machine stopped and started, each with all its processes replaced. */
  stops: number
  replacements: number
  perSecond: number
  /** Whether the owner's report came from the replica. */
  reportsFromReplica: boolean
}

/** Restarts of each machine. */
const rounds = 2

/**
 * Two machines with two serving processes each, on one PostgreSQL with a replica, behind nginx, while customers order
 * without a pause: every machine is stopped and started, and has its processes replaced. Nothing may be lost. Null when
 * this system has no nginx or no PostgreSQL of its own.
 */
export async function measureMachines(customers = 12): Promise<MachinesFigure | null> {
  const postgres = await startPostgresApart()
  if (postgres === null) return null
  const dataDirs = [await newDataDir(), await newDataDir()]
  const machines: RunningShop[] = []
  try {
    for (const dataDir of dataDirs) machines.push(await startMachine(dataDir, postgres))
    const proxy = await startNginx(machines.map(({ port }) => port))
    if (proxy === null) return null
    const load = orderWithoutPause(proxy.url, customers)
    const startedAt = performance.now()
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, machine] of machines.entries()) {
        await machine.replaceAll()
        await machine.stop()
        machines[index] = await startMachine(dataDirs[index] ?? '', postgres, machine.port)
      }
    }
    const { acknowledged, lost } = await load.end()
    const seconds = (performance.now() - startedAt) / 1000
    const reportsFromReplica = await readsReplica(machines[0], postgres.replicaUrl)
    await proxy.stop()
    return {
      postgres: postgres.version,
      acknowledged,
      stored: await countOrders(postgres.url),
      lost,
      stops: rounds * machines.length,
      replacements: rounds * machines.length,
      perSecond: acknowledged / seconds,
      reportsFromReplica,
    }
  } finally {
    for (const machine of machines) await machine.stop()
    postgres.stop()
    for (const dataDir of dataDirs) await removeDataDir(dataDir)
  }
}

/** Two proxies stand in front: nginx, and the bench, which gives every customer an address. */
const startMachine = (
  dataDir: string,
  { url, replicaUrl }: { url: string; replicaUrl: string },
  port?: number,
) =>
  startProgram(
    dataDir,
    { DATABASE_URL: url, REPORTS_DATABASE_URL: replicaUrl, WEB_CONCURRENCY: '2', TRUST_PROXY: '2' },
    port,
  )

/** Customers who order again and again over kept connections, until stopped. */
function orderWithoutPause(url: string, customers: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: customers })
  const lost: string[] = []
  let acknowledged = 0
  let isOver = false
  let count = 0
  const order = () =>
    new Promise<void>((resolve) => {
      count += 1
      const { path, body } = placing(count)
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-forwarded-for': `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`,
      }
      const asking = request(url + path, { method: 'POST', agent, headers }, (answer) => {
        answer.resume().once('end', () => {
          if (answer.statusCode === 201) acknowledged += 1
          else lost.push(String(answer.statusCode))
          resolve()
        })
      })
      asking.once('error', (error) => {
        lost.push(error.message)
        resolve()
      })
      asking.end(body)
    })
  const ordering = Array.from({ length: customers }, async () => {
    while (!isOver) await order()
  })
  return {
    end: async () => {
      isOver = true
      await Promise.all(ordering)
      agent.destroy()
      return { acknowledged, lost }
    },
  }
}

async function countOrders(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select count(*)::int as orders from orders')
  await client.end()
  return rows[0].orders
}

/** The replica counts what it was asked. */
async function readsReplica(machine: RunningShop | undefined, replicaUrl: string): Promise<boolean> {
  if (!machine) return false
  const client = new pg.Client({ connectionString: replicaUrl })
  await client.connect()
  const cookie = await signIn(machine)
  const answer = await fetch(`${machine.url}/api/revenue/total`, {
    headers: { cookie, 'x-forwarded-for': '192.0.2.1' },
  })
  const { rows } = await client.query(
    `select count(*)::int as reads from pg_stat_activity where application_name = 'dimsum' and query like '%revenue_daily%'`,
  )
  await client.end()
  return answer.ok && rows[0].reads > 0
}
