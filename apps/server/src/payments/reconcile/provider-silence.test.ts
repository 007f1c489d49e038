import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anOrder } from '../../testing/orders.ts'
import { openPaymentShop, type PaymentShop } from '../../testing/payment-shop.ts'
import { noLimits } from '../../testing/wide-limits.ts'

/**
 * Fault F11 (docs/security.md): the provider takes every call and answers none, for 10 s (`SILENCE_SECONDS` says otherwise). Orders go on
 * as before, and no database connection waits with the calls. Prints one line of JSON that begins with
 * `{"fault":"provider-silence"`.
 */
const silenceMs = 1_000 * Number(process.env.SILENCE_SECONDS ?? 10)

/** One order each so often: a queue of a busy evening, not a load test. */
const orderEveryMs = 40
/** So long a customer waits for the provider, in milliseconds. */
const startMs = 4_000
/** Customers who wait for the provider at any moment, several times the connections of the pool. */
const waiting = 40

let shop: PaymentShop
beforeAll(async () => {
  // No circuit: it would spare the shop the waiting that this is about.
  shop = await openPaymentShop({
    limits: { start: startMs, lease: 5_000 },
    midtrans: { circuit: { failures: 1_000_000, windowMs: 1_000, openMs: 1 } },
  })
  Object.assign(shop.parts, { limits: noLimits })
})
afterAll(() => shop.close())

/** Places orders over HTTP at an even pace, whatever becomes of the one before. Answers milliseconds, sorted. */
const placeFor = async (ms: number, watch: () => void): Promise<number[]> => {
  const place = async () => {
    const from = performance.now()
    const answer = await fetch(`${shop.url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(anOrder()),
    })
    expect(answer.status, await answer.text()).toBe(201)
    return performance.now() - from
  }
  const placed: Promise<number>[] = []
  for (const until = performance.now() + ms; performance.now() < until; ) {
    placed.push(place())
    watch()
    await wait(orderEveryMs)
  }
  return (await Promise.all(placed)).toSorted((a, b) => a - b)
}

const at = (sorted: number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN

it('a provider that does not answer holds no database connection, and orders keep their pace', async () => {
  const customers = await Promise.all(Array.from({ length: waiting }, () => shop.place()))
  const { pool } = shop.database
  await placeFor(500, () => {})
  const calm = await placeFor(silenceMs / 2, () => {})

  shop.control.faults.arm({ fault: 'create-timeout-before' })
  shop.control.faults.arm({ fault: 'status-timeout' })
  let isOver = false
  let unanswered = 0
  // One after the other, as customers come, so that they do not give up and try again together.
  const keepTrying = async (customer: (typeof customers)[number], nth: number) => {
    await wait((nth * startMs) / waiting)
    while (!isOver) {
      expect((await shop.create(customer)).statusCode).toBe(503)
      unanswered += 1
    }
  }
  const trying = customers.map(keepTrying)
  const atProvider = () => shop.control.requests().filter(({ answered }) => answered === undefined).length
  await expect.poll(atProvider, { timeout: 2 * startMs, interval: 10 }).toBeGreaterThanOrEqual(waiting)
  // All customers wait and none orders: between two of their tries none holds a connection.
  const connections = () => [pool.totalCount - pool.idleCount, pool.waitingCount]
  await expect.poll(connections, { timeout: 2_000, interval: 2 }).toEqual([0, 0])
  let mostQueued = 0
  const silent = await placeFor(silenceMs, () => {
    mostQueued = Math.max(mostQueued, pool.waitingCount)
  })
  isOver = true
  await Promise.all(trying)
  shop.control.faults.clear()

  const figures = {
    fault: 'provider-silence',
    seconds: silenceMs / 1_000,
    customersWaiting: waiting,
    startsRefused: unanswered,
    connectionsHeldByWaiting: 0,
    mostQueriesQueued: mostQueued,
    orders: { calm: calm.length, silent: silent.length },
    p50Ms: { calm: Math.round(at(calm, 0.5)), silent: Math.round(at(silent, 0.5)) },
    p99Ms: { calm: Math.round(at(calm, 0.99)), silent: Math.round(at(silent, 0.99)) },
  }
  console.log(JSON.stringify(figures))
  // The half that is free of the machine's hiccups compares; an order that waited for the provider took seconds.
  expect(at(silent, 0.5)).toBeLessThan(3 * at(calm, 0.5) + 20)
  expect(at(silent, 0.99)).toBeLessThan(Math.max(10 * at(calm, 0.99), 1_000))
  const [first] = customers
  if (first) expect((await shop.create(first)).statusCode).toBe(200)
}, 120_000)
