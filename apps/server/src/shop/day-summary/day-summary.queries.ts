import { type Rupiah, rupiahFromWire } from '@dimsum/domain/money'
import { and, asc, count, desc, eq, gte, lt, ne, sql, sum } from 'drizzle-orm'
import type { Db } from '../../platform/db/connection.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { kitchenDays } from '../../platform/db/tables/shop.ts'

/** The sum of no rows is null. */
const wire = (total: string | null): Rupiah => rupiahFromWire(total ?? '0.00')

/** Orders placed between two moments and not cancelled, and their pieces. */
export const countOrdersPlaced = async (db: Db, from: Date, to: Date) => {
  const [row] = await db
    .select({ orders: count(), pieces: sum(orders.pieces).mapWith(Number) })
    .from(orders)
    .where(and(gte(orders.orderDate, from), lt(orders.orderDate, to), ne(orders.status, 'cancelled')))
  return { orders: row?.orders ?? 0, pieces: row?.pieces ?? 0 }
}

/** Payments between two moments by method, the largest first. */
export const sumReceived = async (db: Db, from: Date, to: Date) => {
  const rows = await db
    .select({
      method: sql<string>`coalesce(${orders.paymentMethod}, 'unknown')`,
      orders: count(),
      amount: sum(orders.totalPrice),
    })
    .from(orders)
    .where(and(sql`is_paid`, gte(orders.paidAt, from), lt(orders.paidAt, to)))
    .groupBy(sql`1`)
    .orderBy(desc(sum(orders.totalPrice)), asc(sql`1`))
  return rows.map(({ amount, ...row }) => ({ ...row, amount: wire(amount) }))
}

/** Refunds of paid orders on a WIB day. */
export const sumGivenBack = async (db: Db, day: string): Promise<Rupiah> => {
  const { rows } = await db.execute<{ amount: string | null }>(
    sql`select sum(given_back) as amount from money_daily where day = ${day}::date`,
  )
  return wire(rows[0]?.amount ?? null)
}

/** Pieces ordered for a day. */
export const findPiecesTaken = async (db: Db, day: string): Promise<number> => {
  const [row] = await db
    .select({ taken: kitchenDays.taken })
    .from(kitchenDays)
    .where(eq(kitchenDays.day, day))
  return row?.taken ?? 0
}
