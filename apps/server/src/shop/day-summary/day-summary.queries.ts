import { and, count, eq, gte, lt, ne, sum } from 'drizzle-orm'
import type { Db } from '../../platform/db/connection.ts'
import { firstRow } from '../../platform/db/first-row.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { kitchenDays } from '../../platform/db/tables/shop.ts'

/** Orders placed between two moments and not cancelled, and their pieces. */
export const countOrdersPlaced = async (db: Db, from: Date, to: Date) => {
  const [row] = await db
    .select({ orders: count(), pieces: sum(orders.pieces).mapWith(Number) })
    .from(orders)
    .where(and(gte(orders.orderDate, from), lt(orders.orderDate, to), ne(orders.status, 'cancelled')))
  return { orders: row?.orders ?? 0, pieces: row?.pieces ?? 0 }
}

/** Pieces ordered for a day. */
export const findPiecesTaken = async (db: Db, day: string): Promise<number> =>
  (await firstRow(db.select().from(kitchenDays).where(eq(kitchenDays.day, day))))?.taken ?? 0
