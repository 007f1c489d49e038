import { cancelledStatuses, unconfirmedStatuses } from '@dimsum/domain/order-status'
import { and, between, count, eq, inArray, not, notInArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { kitchenDays, kitchenWindows } from '../../platform/db/tables/shop.ts'

/** A stored day; a day without orders and changes has no row. */
export type KitchenDayRow = typeof kitchenDays.$inferSelect

/** The stored days in a range, both ends included. */
export const listKitchenDayRows = (db: Db, from: string, to: string): Promise<KitchenDayRow[]> =>
  db
    .select()
    .from(kitchenDays)
    .where(between(kitchenDays.day, from, to))

/** Locks a day; creates its row with the first order. */
export const lockKitchenDay = async (tx: Tx, day: string): Promise<KitchenDayRow> => {
  await tx.insert(kitchenDays).values({ day }).onConflictDoNothing()
  const [locked] = await tx.select().from(kitchenDays).where(eq(kitchenDays.day, day)).for('update')
  if (!locked) throw new Error(`No kitchen day ${day}`)
  return locked
}

/** Stores the owner's settings of a day whose row is locked. */
export const updateKitchenDay = async (
  tx: Tx,
  day: string,
  change: Pick<KitchenDayRow, 'capacity' | 'isClosed' | 'note'>,
): Promise<void> => {
  await tx.update(kitchenDays).set(change).where(eq(kitchenDays.day, day))
}

export type DayCount = { day: string; orders: number; unconfirmed: number }

/** Orders per day to cook, and unconfirmed ones; days without any are omitted. */
export const countOrdersPerDay = async (db: Db, from: string, to: string): Promise<DayCount[]> => {
  const waits = and(inArray(orders.status, unconfirmedStatuses), not(orders.isPaid))
  const rows = await db
    .select({
      day: orders.deliveryDate,
      orders: count(sql`case when not (${waits}) then 1 end`),
      unconfirmed: count(sql`case when ${waits} then 1 end`),
    })
    .from(orders)
    .where(and(between(orders.deliveryDate, from, to), notInArray(orders.status, cancelledStatuses)))
    .groupBy(orders.deliveryDate)
  return rows.flatMap(({ day, ...counts }) => (day === null ? [] : [{ day, ...counts }]))
}

/** Counters of time windows in a range of days, both ends included; a window without orders may have no row. */
export const listWindowRows = (db: Db, from: string, to: string) =>
  db
    .select()
    .from(kitchenWindows)
    .where(between(kitchenWindows.day, from, to))
