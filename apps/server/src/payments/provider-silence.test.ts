import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPaymentShop, type PaymentShop } from '../testing/payment-shop.ts'

/** Fault F11, in a tenth of the time: the provider takes every call and answers none. */

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop({
    limits: { start: 1_000, lease: 1_500, confirmation: 400, check: 600 },
    midtrans: { limits: { wholeMs: 800 }, circuit: { failures: 1_000, windowMs: 1_000, openMs: 1 } },
  })
})
afterAll(() => shop.close())

it('holds no database connection while the provider is silent, and orders go on', async () => {
  const placed = await Promise.all(Array.from({ length: 30 }, () => shop.place()))
  const open = await shop.place()
  await shop.create(open)
  shop.control.faults.arm({ fault: 'create-timeout-before' })
  shop.control.faults.arm({ fault: 'status-timeout' })
  const { pool } = shop.database
  const busy = () => pool.totalCount - pool.idleCount

  const starting = placed.map((one) => shop.create(one))
  const checking = Array.from({ length: 10 }, () => shop.checkStatus(open.id))
  const isWaiting = () => shop.control.requests().filter(({ answered }) => answered === undefined).length
  await expect.poll(isWaiting, { timeout: 900, interval: 5 }).toBeGreaterThanOrEqual(31)
  expect([busy(), pool.waitingCount]).toEqual([0, 0])

  const before = performance.now()
  for (let count = 0; count < 10; count += 1) await shop.place()
  const tookMs = performance.now() - before
  const answers = await Promise.all([...starting, ...checking])
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
  expect(answers.every((answer) => typeof answer.json().message === 'string')).toBe(true)
  expect(busy()).toBe(0)
  console.log(
    `31 calls waiting for the provider, 0 connections held; 10 orders placed meanwhile in ${Math.round(tookMs)} ms`,
  )

  shop.control.faults.clear()
  const [first] = placed
  if (first) expect((await shop.create(first)).statusCode).toBe(200)
})
