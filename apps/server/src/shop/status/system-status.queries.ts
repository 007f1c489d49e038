import { cancelledStatuses } from '@dimsum/domain/order-status'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connection.ts'
import { orderCounts, orderEvents } from '../../platform/db/tables/orders.ts'

/** The database's clock, which shows that it answers. */
export const readDatabaseClock = async (db: Db): Promise<Date> => {
  const { rows } = await db.execute<{ ms: string }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as ms`,
  )
  return new Date(Number(rows[0]?.ms))
}

/** Orders that were paid, by any method, and orders that ended unpaid, of all time, from the shop's counters. */
export const countPaymentEnds = async (db: Db): Promise<{ paid: number; unpaid: number }> => {
  const { orders, unpaidOrders, status } = orderCounts
  const [row] = await db
    .select({
      // A free order that nobody marked as paid counts neither as unpaid nor as paid.
      paid: sql<number>`coalesce(sum(${orders} - ${unpaidOrders}), 0)
        - (select count(*) from orders o where o.total_price = 0 and not o.is_paid)`.mapWith(Number),
      unpaid:
        sql<number>`coalesce(sum(${unpaidOrders}) filter (where ${inArray(status, cancelledStatuses)}), 0)`.mapWith(
          Number,
        ),
    })
    .from(orderCounts)
  return row ?? { paid: 0, unpaid: 0 }
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
