import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { orderEvents } from '../db/tables/orders.ts'
import { paymentAttempts } from '../db/tables/payments.ts'
import { revenueDaily } from '../db/tables/shop.ts'

/** The database's clock: that it answers is the news. */
export const readDatabaseClock = async (db: Db): Promise<Date> => {
  const { rows } = await db.execute<{ ms: string }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as ms`,
  )
  return new Date(Number(rows[0]?.ms))
}

/** Paid orders of all time; the daily sums know them without counting orders. */
export const countPaidOrders = async (db: Db): Promise<number> => {
  const [row] = await db
    .select({ paid: sql<number>`coalesce(sum(${revenueDaily.orders}), 0)`.mapWith(Number) })
    .from(revenueDaily)
  return row?.paid ?? 0
}

/** How the latest `limit` attempts that came to an end ended; costs the same at any size of the shop. */
export const countLatestEnds = async (db: Db, limit: number): Promise<{ ended: number; paid: number }> => {
  const latest = db
    .select({ state: paymentAttempts.state })
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.state, ['paid', 'failed', 'expired', 'cancelled', 'reversed']))
    .orderBy(desc(paymentAttempts.id))
    .limit(limit)
    .as('latest')
  const [row] = await db
    .select({
      ended: sql<number>`count(*)`.mapWith(Number),
      paid: sql<number>`count(*) filter (where ${latest.state} = 'paid')`.mapWith(Number),
    })
    .from(latest)
  return row ?? { ended: 0, paid: 0 }
}

/** When the latest payment was recorded. */
export const findLatestPayment = async (db: Db): Promise<Date | null> => {
  const [row] = await db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(eq(orderEvents.kind, 'paid'))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return row?.at ?? null
}
