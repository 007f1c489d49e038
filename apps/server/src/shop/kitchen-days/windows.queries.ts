import type { WindowTaken } from '@dimsum/domain/time-windows'
import { and, between, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/connection.ts'
import { kitchenWindows } from '../../platform/db/tables/shop.ts'

/** Counters of time windows in a range of days, both ends included; a window without orders may have no row. */
export const listWindowRows = (db: Db, from: string, to: string) =>
  db
    .select()
    .from(kitchenWindows)
    .where(between(kitchenWindows.day, from, to))

/** The counters of one time window of a day; exact while the caller has locked the day. */
export const findWindowTaken = async (db: Db, day: string, window: string): Promise<WindowTaken> => {
  const [row] = await db
    .select({ orders: kitchenWindows.orders, pieces: kitchenWindows.pieces })
    .from(kitchenWindows)
    .where(and(eq(kitchenWindows.day, day), eq(kitchenWindows.timeWindow, window)))
  return row ?? { orders: 0, pieces: 0 }
}
