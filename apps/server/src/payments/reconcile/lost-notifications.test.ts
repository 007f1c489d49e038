import { inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orders } from '../../platform/db/tables/orders.ts'
import { openPaymentShop, type PaymentShop } from '../../testing/payment-shop.ts'
import { noLimits } from '../../testing/wide-limits.ts'
import { reconcileDue } from './reconcile.ts'
import { startReconciler } from './reconciler.ts'

/**
 * Not one notification arrives: every payment is found by the first question after it, which is one interval of the
 * schedule away (1, 2, 5, 15, 60 minutes after the start, then hourly), and the reconciler asks a due question in its
 * next round. Prints lines of JSON that begin with `{"fault":"lost-notifications`.
 */

const seed = Number(process.env.PAYMENT_SEED ?? 20_261_121)
const minuteMs = 60_000

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
  Object.assign(shop.parts, { limits: noLimits })
  shop.control.faults.arm({ fault: 'notification-lost' })
})
afterAll(() => shop.close())

const start = async (count: number) => {
  const started: { id: number; providerOrderId: string }[] = []
  for (let nth = 0; nth < count; nth += 1) {
    const placed = await shop.place()
    await shop.create(placed)
    const [attempt] = await shop.attemptsOf(placed.id)
    started.push({ id: placed.id, providerOrderId: attempt?.providerOrderId ?? '' })
  }
  return started
}

const paidAmong = async (ids: number[]): Promise<number[]> => {
  const rows = await shop.db
    .select({ id: orders.id, isPaid: orders.isPaid })
    .from(orders)
    .where(inArray(orders.id, ids))
  return rows.filter(({ isPaid }) => isPaid).map(({ id }) => id)
}

/** Milliseconds until the last of the unpaid attempts is asked about. */
const untilQuestion = async (): Promise<number> => {
  const { rows } = await shop.db.execute<{ ms: string }>(sql`
    select extract(epoch from max(next_check_at) - clock_timestamp()) * 1000 as ms
    from payment_attempts where state = 'open'`)
  return Number(rows[0]?.ms)
}

/** Makes everything that is known about attempts `ms` milliseconds older. */
const letPass = (ms: number) =>
  shop.db.execute(sql`
    update payment_attempts set created_at = created_at - ${ms} * interval '1 millisecond',
      expires_at = expires_at - ${ms} * interval '1 millisecond',
      next_check_at = next_check_at - ${ms} * interval '1 millisecond',
      paid_at = paid_at - ${ms} * interval '1 millisecond'`)

/** How long a payment of this age may wait for the next question. */
const intervalAt = (ageMinutes: number): number =>
  [
    [1, 1],
    [2, 1],
    [5, 3],
    [15, 10],
    [60, 45],
  ].find(([until = 0]) => ageMinutes < until)?.[1] ?? 60

it('the reconciler finds a payment without notification within one interval of its schedule, whenever in the 24 hours it is made', async () => {
  const total = 40
  const started = await start(total)
  const moments = fc.sample(fc.double({ min: 0, max: 1, noNaN: true }), { seed, numRuns: total })
  // Half of them early, where the questions come often, half of them over the day.
  const wanted = started.map((one, nth) => ({
    ...one,
    payAt: (moments[nth] ?? 0) * (nth % 2 === 0 ? 70 : 23.8 * 60) * minuteMs,
  }))
  const waits: number[] = []
  const due: number[] = []
  let age = 0
  for (let left = wanted; left.length > 0; ) {
    const untilNext = await untilQuestion()
    const now = left.filter(({ payAt }) => payAt < age + untilNext)
    left = left.filter((one) => !now.includes(one))
    for (const { providerOrderId, payAt } of now) {
      shop.control.pay(providerOrderId, { method: 'bca_va' })
      const waitMs = age + untilNext - payAt
      expect(waitMs).toBeLessThanOrEqual(intervalAt(payAt / minuteMs) * minuteMs + 5_000)
      waits.push(waitMs)
    }
    due.push(...now.map(({ id }) => id))
    await letPass(untilNext)
    age += untilNext
    await reconcileDue(shop.payments)
    expect((await paidAmong(started.map(({ id }) => id))).toSorted()).toEqual(due.toSorted())
  }
  expect(shop.control.deliveries()).toEqual([])
  expect(await paidAmong(started.map(({ id }) => id))).toHaveLength(total)
  const longestWaitMinutes = Math.round(Math.max(...waits) / minuteMs)
  const found = { payments: total, foundByNextQuestion: due.length, longestWaitMinutes }
  console.log(JSON.stringify({ fault: 'lost-notifications', seed, notifications: 0, ...found }))
}, 120_000)

it('the reconciler’s next round finds all payments whose notifications were lost', async () => {
  const started = await start(80)
  for (const { providerOrderId } of started) shop.control.pay(providerOrderId, { method: 'bni_va' })
  await shop.makeChecksDue()
  const intervalMs = 500
  const from = performance.now()
  const reconciler = startReconciler(shop.payments, intervalMs)
  const ids = started.map(({ id }) => id)
  await expect.poll(() => paidAmong(ids), { timeout: 30_000, interval: 25 }).toHaveLength(ids.length)
  const tookMs = Math.round(performance.now() - from)
  await reconciler.stop()
  expect(shop.control.deliveries()).toEqual([])
  const found = { payments: ids.length, foundInOneRound: ids.length, intervalMs, tookMs }
  console.log(JSON.stringify({ fault: 'lost-notifications-at-once', notifications: 0, ...found }))
  const { rows } = await shop.db.execute<{ rounds: { asked: number; paid: number } }>(
    sql`select result as rounds from job_runs where name = 'payment-reconciler'`,
  )
  expect(rows[0]?.rounds).toMatchObject({ paid: 80 })
}, 60_000)
