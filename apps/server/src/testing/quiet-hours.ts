import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import { reconcileDue } from '../payments/reconcile/reconcile.ts'
import { letPass } from './passing-time.ts'
import type { PaymentShop } from './payment-shop.ts'

/**
 * A rule for the reconciler: while no customer acts, every round ends, and the provider receives a limited number of
 * requests per attempt and hour, whatever happened before.
 */

/**
 * Max requests per transaction of an attempt, and once for the attempt. A payment that cannot be ended needs most: 7
 * rounds in its first hour (after 1, 2, 4, 8, 16 and 32 minutes), in up to 3 tries, each with a status request and a
 * cancellation.
 */
const maxRequestsPerHour = 42

export type RequestCounts = ReturnType<typeof countRequests>

/** Counts the requests of the shop's process to the provider, by requested id; repeated ones count once. */
export const countRequests = (shop: PaymentShop) => {
  const byId = new Map<string, number>()
  const note = (id: string) => byId.set(id, (byId.get(id) ?? 0) + 1)
  const { provider } = shop.payments
  const counted: PaymentProvider = Object.assign(Object.create(provider), {
    statusOf: (...call: Parameters<PaymentProvider['statusOf']>) => {
      note(call[0])
      return provider.statusOf(...call)
    },
    cancel: (...call: Parameters<PaymentProvider['cancel']>) => {
      note(call[0])
      return provider.cancel(...call)
    },
  })
  shop.payments.provider = counted
  return { byId, count: () => [...byId.values()].reduce((sum, times) => sum + times, 0) }
}

/** Milliseconds until the next status check of one of these orders; null when there is none. */
const untilNextQuestion = async (
  { db }: PaymentShop,
  orderIds: readonly number[],
): Promise<number | null> => {
  const { rows } = await db.execute<{ ms: string | null }>(sql`
    select extract(epoch from min(next_check_at) - clock_timestamp()) * 1000 as ms
    from payment_attempts where order_id = any(${sql.param([...orderIds])}::integer[])`)
  return rows[0]?.ms == null ? null : Math.max(0, Number(rows[0].ms)) + 1
}

/** Moves time from check to check, for `hours`. */
export const expectQuietHours = async (
  shop: PaymentShop,
  door: RequestCounts,
  orderIds: readonly number[],
  hours: number,
): Promise<void> => {
  for (let hour = 0; hour < hours; hour += 1) {
    door.byId.clear()
    let leftMs = 3_600_000
    for (let rounds = 0; ; rounds += 1) {
      const waitMs = await untilNextQuestion(shop, orderIds)
      if (waitMs === null && hour > 0) return
      if (waitMs === null || waitMs > leftMs) break
      await letPass(shop.db, waitMs, orderIds)
      leftMs -= waitMs
      const before = door.count()
      const mostInARound = orderIds.length * 3 * maxRequestsPerHour
      await reconcileDue(shop.payments, () => door.count() - before > mostInARound)
      expect(door.count() - before, 'a round that ends').toBeLessThanOrEqual(mostInARound)
      expect(rounds, 'rounds with something to do in an hour').toBeLessThan(40 * orderIds.length)
    }
    await letPass(shop.db, Math.max(leftMs, 0), orderIds)
    await shop.control.notificationsDone()
    await expectFewQuestions(shop, door, orderIds)
  }
}

/** Requests about a transaction count for its attempt; each transaction may be requested separately. */
const expectFewQuestions = async (
  shop: PaymentShop,
  door: RequestCounts,
  orderIds: readonly number[],
): Promise<void> => {
  const transactions = shop.control.transactions()
  for (const orderId of orderIds) {
    for (const { providerOrderId, state, checks } of await shop.attemptsOf(orderId)) {
      const ids = transactions
        .filter((each) => each.orderId === providerOrderId)
        .map(({ transactionId }) => transactionId)
      const asked = [providerOrderId, ...ids].reduce((sum, id) => sum + (door.byId.get(id) ?? 0), 0)
      expect(
        asked,
        `questions in an hour about ${providerOrderId} (${state}, ${checks} in a row, ${ids.length} transactions)`,
      ).toBeLessThanOrEqual(maxRequestsPerHour * (1 + ids.length))
    }
  }
}
