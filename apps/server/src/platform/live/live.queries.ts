import { desc } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { orderEvents } from '../db/tables/orders.ts'

export type OrderEventRow = { id: number; orderId: number; kind: string; at: Date }

/** The latest committed events of all orders, oldest first. */
export const listLatestEvents = async (db: Db, limit: number): Promise<OrderEventRow[]> => {
  const { id, orderId, kind, at } = orderEvents
  const rows = await db.select({ id, orderId, kind, at }).from(orderEvents).orderBy(desc(id)).limit(limit)
  return rows.reverse()
}
