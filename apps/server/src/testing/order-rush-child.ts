import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'undici'

/**
 * Many customers at once as a process of its own, with nothing else to do: what it waited for is the shop's. Arguments: where
 * the shop is, seconds to get warm, to find its capacity, and to flood it with three times as much. Prints what came of it
 * as one line (`OrderRush`).
 */
export type OrderRush = {
  /** Orders a second that 32 customers get through, one after the other. */
  capacity: number
  /** Of the flood; times in milliseconds. */
  accepted: { count: number; p50: number; p99: number; p999: number }
  refused: { count: number; slowest: number; withoutRetryAfter: number }
  /** Statuses of all other answers; 0 for a broken line. */
  others: number[]
  /** From the end of the flood until an order takes less than half a second (ms). */
  recoveryMs: number
}

const [origin = '', warmSeconds = '1', capacitySeconds = '1', floodSeconds = '1'] = process.argv.slice(2)
const connections = 800
const pool = new Pool(origin, { connections })
// Open before the first order, as those of customers who looked at the page before.
await Promise.all(
  Array.from({ length: connections }, async () =>
    (await pool.request({ method: 'GET', path: '/healthz' })).body.dump(),
  ),
)

type CallerAnswer = {
  /** 0 when the connection broke. */
  status: number
  /** From asking to the last byte, waiting for a free connection included. */
  ms: number
  hasRetryAfter: boolean
}

const post = async (form: object, address: string): Promise<CallerAnswer> => {
  const askedAt = performance.now()
  const ms = () => performance.now() - askedAt
  try {
    const { statusCode, headers, body } = await pool.request({
      method: 'POST',
      path: '/api/orders',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(form),
    })
    await body.dump()
    return { status: statusCode, ms: ms(), hasRetryAfter: Number(headers['retry-after']) > 0 }
  } catch {
    return { status: 0, ms: ms(), hasRetryAfter: false }
  }
}

let sent = 0
const order = () => {
  sent += 1
  return post(
    {
      customerName: `Ramai ${sent}`,
      customerPhone: `0812${String(sent).padStart(8, '0')}`,
      customerAddress: 'Jl. Kenanga No. 5, Bekasi',
      packageType: '10pcs',
      quantity: 1,
    },
    `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
  )
}

const findCapacity = async (seconds: number, customers = 32): Promise<number> => {
  const end = performance.now() + seconds * 1000
  let done = 0
  const customer = async () => {
    while (performance.now() < end) if ((await order()).status === 201) done += 1
  }
  await Promise.all(Array.from({ length: customers }, customer))
  return done / seconds
}

/**
 * So many orders a second, whether the ones before were answered or not. The answers are gathered as they come: to wait
 * for all of so many promises at once keeps this process from its lines for as long as a slow answer takes.
 */
const flood = async (perSecond: number, seconds: number): Promise<CallerAnswer[]> => {
  const answers: CallerAnswer[] = []
  const began = performance.now()
  let asked = 0
  while (performance.now() - began < seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond)
    for (; asked < due; asked += 1) void order().then((answer) => answers.push(answer))
    await wait(5)
  }
  while (answers.length < asked) await wait(5)
  return answers
}

const recover = async (): Promise<number> => {
  const over = performance.now()
  for (;;) {
    const { status, ms } = await order()
    if (status === 201 && ms < 500) return performance.now() - over
    await wait(25)
  }
}

await findCapacity(Number(warmSeconds))
const capacity = await findCapacity(Number(capacitySeconds))
const answers = await flood(capacity * 3, Number(floodSeconds))
const recoveryMs = await recover()
await pool.destroy()

const times = answers.filter(({ status }) => status === 201).map(({ ms }) => ms)
const sorted = times.toSorted((a, b) => a - b)
const percentile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
const refused = answers.filter(({ status }) => status === 503)
const rush: OrderRush = {
  capacity,
  accepted: { count: times.length, p50: percentile(0.5), p99: percentile(0.99), p999: percentile(0.999) },
  refused: {
    count: refused.length,
    slowest: refused.reduce((most, { ms }) => Math.max(most, ms), 0),
    withoutRetryAfter: refused.filter(({ hasRetryAfter }) => !hasRetryAfter).length,
  },
  others: answers.map(({ status }) => status).filter((status) => status !== 201 && status !== 503),
  recoveryMs,
}
console.log(JSON.stringify(rush))
