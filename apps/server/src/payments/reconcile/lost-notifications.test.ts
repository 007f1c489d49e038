import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orders } from '../../platform/db/tables/orders.ts'
import { openPaymentShop, type PaymentShop } from '../../testing/payment-shop.ts'
import { seededRandom } from '../../testing/random.ts'
import { noLimits } from '../../testing/wide-limits.ts'
import { reconcileDue } from './reconcile.ts'
import { startReconciler } from './reconciler.ts'

/**
 * No notification arrives: every payment is found by the next scheduled status check (1, 2, 5, 15, 60 minutes after the
 * start, then hourly), and the reconciler makes a due check in its next round. Prints lines of JSON that begin with
 * `{"fault":"lost-notifications`.
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

/** Age of the newest unpaid attempt now and at its next status check (ms); includes the duration of the test. */
const questionAt = async (): Promise<{ age: number; next: number }> => {
  const { rows } = await shop.db.execute<{ age: string; next: string }>(sql`
    select extract(epoch from clock_timestamp() - max(created_at)) * 1000 as age,
      extract(epoch from max(next_check_at) - max(created_at)) * 1000 as next
    from payment_attempts where state = 'open'`)
  return { age: Number(rows[0]?.age), next: Number(rows[0]?.next) }
}

/** Moves all times of attempts `ms` milliseconds into the past. */
const letPass = (ms: number) =>
  shop.db.execute(sql`
    update payment_attempts set created_at = created_at - ${ms} * interval '1 millisecond',
      expires_at = expires_at - ${ms} * interval '1 millisecond',
      next_check_at = next_check_at - ${ms} * interval '1 millisecond',
      paid_at = paid_at - ${ms} * interval '1 millisecond'`)

/** Max wait of a payment of this age for the next status check. */
const intervalAt = (ageMinutes: number): number =>
  [
    [1, 1],
    [2, 1],
    [5, 3],
    [15, 10],
    [60, 45],
  ].find(([until = 0]) => ageMinutes < until)?.[1] ?? 60

it('the reconciler finds a payment without notification within one interval of its schedule, at any time in the 24 hours', async () => {
  const total = 40
  const started = await start(total)
  const random = seededRandom(seed)
  // Half of them early, when checks are frequent, half of them over the day.
  const wanted = started.map((one, nth) => ({
    ...one,
    payAt: random() * (nth % 2 === 0 ? 70 : 23.8 * 60) * minuteMs,
  }))
  const waits: number[] = []
  const due: number[] = []
  for (let left = wanted; left.length > 0; ) {
    const { age, next } = await questionAt()
    const now = left.filter(({ payAt }) => payAt < next)
    left = left.filter((one) => !now.includes(one))
    for (const { providerOrderId, payAt } of now) {
      shop.control.pay(providerOrderId, { method: 'bca_va' })
      const waitMs = next - payAt
      expect(waitMs).toBeLessThanOrEqual(intervalAt(payAt / minuteMs) * minuteMs + 5_000)
      waits.push(waitMs)
    }
    due.push(...now.map(({ id }) => id))
    await letPass(next - age)
    await reconcileDue(shop.payments)
    expect((await paidAmong(started.map(({ id }) => id))).toSorted()).toEqual(due.toSorted())
  }
  expect(shop.control.deliveries()).toEqual([])
  expect(await paidAmong(started.map(({ id }) => id))).toHaveLength(total)
  const longestWaitMinutes = Math.round(Math.max(...waits) / minuteMs)
  const found = { payments: total, foundByNextQuestion: due.length, longestWaitMinutes }
  console.log(JSON.stringify({ fault: 'lost-notifications', seed, notifications: 0, ...found }))
})

it('the reconciler’s next round finds all payments whose notifications were lost', async () => {
  const started = await start(80)
  for (const { providerOrderId } of started) shop.control.pay(providerOrderId, { method: 'bni_va' })
  await shop.makeChecksDue()
  const intervalMs = 500
  const before = shop.control.requests().length
  const from = performance.now()
  const reconciler = startReconciler(shop.payments, intervalMs)
  const ids = started.map(({ id }) => id)
  await expect.poll(() => paidAmong(ids), { interval: 25 }).toHaveLength(ids.length)
  const tookMs = Math.round(performance.now() - from)
  await reconciler.stop()
  expect(shop.control.deliveries()).toEqual([])
  const found = { payments: ids.length, foundInOneRound: ids.length, intervalMs, tookMs }
  console.log(JSON.stringify({ fault: 'lost-notifications-at-once', notifications: 0, ...found }))
  // The first round found them all: none was checked twice.
  const asked = shop.control
    .requests()
    .slice(before)
    .map(({ path }) => path)
  expect(
    started.map(({ providerOrderId }) => asked.filter((path) => path.includes(providerOrderId)).length),
  ).toEqual(started.map(() => 1))
})
