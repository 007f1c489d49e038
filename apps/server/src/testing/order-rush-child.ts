import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'undici'

/**
 * Many parallel customers in a process of its own, which does nothing else, so that all waiting is due to the shop.
 * Arguments: the shop's origin, and the seconds for warm-up, for measuring its capacity, and for three times that load.
 * Prints the result as one line (`OrderRush`).
 */
export type OrderRush = {
  /** Orders per second of 32 customers who each order one after the other. */
  capacity: number
  /** During the overload. */
  accepted: number
  refused: number
  refusedWithoutRetryAfter: number
  /** Statuses of all other responses; 0 for a broken connection. */
  others: number[]
  /** From the end of the overload until an order takes less than half a second (ms). */
  recoveryMs: number
}

const [origin = '', warmSeconds = '1', capacitySeconds = '1', floodSeconds = '1'] = process.argv.slice(2)
const connections = 800
const pool = new Pool(origin, { connections })
// Opened before the first order, like those of customers who viewed the page before.
await Promise.all(
  Array.from({ length: connections }, async () =>
    (await pool.request({ method: 'GET', path: '/healthz' })).body.dump(),
  ),
)

type CallerAnswer = {
  /** 0 when the connection broke. */
  status: number
  hasRetryAfter: boolean
}

const post = async (form: object, address: string): Promise<CallerAnswer> => {
  try {
    const { statusCode, headers, body } = await pool.request({
      method: 'POST',
      path: '/api/orders',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(form),
    })
    await body.dump()
    return { status: statusCode, hasRetryAfter: Number(headers['retry-after']) > 0 }
  } catch {
    return { status: 0, hasRetryAfter: false }
  }
}

const orderForm = { customerAddress: 'Jl. Kenanga No. 5, Bekasi', packageType: '10pcs', quantity: 1 }
let sent = 0
const order = () => {
  sent += 1
  const form = {
    ...orderForm,
    customerName: `Ramai ${sent}`,
    customerPhone: `0812${String(sent).padStart(8, '0')}`,
  }
  return post(form, `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`)
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
 * Sends this many orders per second, whether or not earlier ones were answered. Responses are collected as they arrive:
 * one `Promise.all` over so many promises would block this process for as long as a slow response takes.
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
    const askedAt = performance.now()
    const { status } = await order()
    if (status === 201 && performance.now() - askedAt < 500) return performance.now() - over
    await wait(25)
  }
}

await findCapacity(Number(warmSeconds))
const capacity = await findCapacity(Number(capacitySeconds))
// A capacity measured beside other work can be a fraction of the real one.
const answers = await flood(Math.max(capacity * 3, 3_000), Number(floodSeconds))
const recoveryMs = await recover()
await pool.destroy()

const refused = answers.filter(({ status }) => status === 503)
const rush: OrderRush = {
  capacity,
  accepted: answers.filter(({ status }) => status === 201).length,
  refused: refused.length,
  refusedWithoutRetryAfter: refused.filter(({ hasRetryAfter }) => !hasRetryAfter).length,
  others: answers.map(({ status }) => status).filter((status) => status !== 201 && status !== 503),
  recoveryMs,
}
console.log(JSON.stringify(rush))
