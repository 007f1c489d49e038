import { expect, it } from 'vitest'
import { noLimits } from '../../testing/no-limits.ts'
import { anOrder } from '../../testing/orders.ts'
import { openPaymentShop } from '../../testing/payment-shop.ts'
import { createMidtransProvider } from '../midtrans/midtrans-provider.ts'

/**
 * Fault F11 (docs/security.md): the provider accepts every call and answers none. Orders continue, and no database
 * connection is held during the calls.
 */
const [rounds, ordersAtOnce] = [6, 8]
/** Customers who wait for the provider, several times the size of the connection pool. */
const waiting = 40
// No call times out before the end on a slow machine, and the circuit breaker stays closed, since waiting is what is
// tested.
const startMs = 300_000
const shop = await openPaymentShop({
  limits: { start: startMs, lease: startMs + 1_000 },
  midtrans: {
    limits: { connectMs: startMs, wholeMs: startMs },
    circuit: { failures: 1_000_000, windowMs: 1_000, openMs: 1 },
  },
  standIn: { hangMs: startMs },
})
Object.assign(shop.parts, { limits: noLimits })

const placeOverHttp = async () => {
  const answer = await fetch(`${shop.url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(anOrder()),
  })
  expect(answer.status, await answer.text()).toBe(201)
}

it('a provider that does not answer holds no database connection, and orders go on', async () => {
  const customers = await Promise.all(Array.from({ length: waiting }, () => shop.place()))
  shop.control.faults.arm({ fault: 'create-timeout-before' })
  shop.control.faults.arm({ fault: 'status-timeout' })
  const starts = customers.map((customer) => shop.create(customer))
  const unanswered = () => shop.control.requests().filter(({ answered }) => answered === undefined).length
  await expect.poll(unanswered).toBe(waiting)
  const { pool } = shop.database
  await expect.poll(() => [pool.totalCount - pool.idleCount, pool.waitingCount]).toEqual([0, 0])

  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(Array.from({ length: ordersAtOnce }, placeOverHttp))
    // Every customer still waits, so no order depended on these calls.
    expect(unanswered()).toBe(waiting)
  }

  shop.provider.close()
  const answers = await Promise.all(starts)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(waiting).fill(503))
  // The provider answers again.
  shop.control.faults.clear()
  shop.payments.provider = createMidtransProvider(shop.parts.config.payment)
  const [first] = customers
  if (first) expect((await shop.create(first)).statusCode).toBe(200)
}, 600_000)
