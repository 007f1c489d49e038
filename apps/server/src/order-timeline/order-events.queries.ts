import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connection.ts'
import { orderEvents, orderNotes, orders } from '../db/tables/orders.ts'

export type NewOrderEvent = {
  orderId: number
  /** 'customer', 'admin:<username>', 'provider', 'system'. */
  actor: string
  /** 'placed', 'status', 'paid', 'unpaid', 'payment', 'note', 'whatsapp', 'label', 'access', 'link'. */
  kind: string
  /** Facts without personal data: the row can never be changed. */
  data?: Record<string, unknown>
  /** Words a person wrote; kept apart, so that they can be removed with the order's personal data. */
  text?: string | undefined
}

export type StoredOrderEvent = {
  id: number
  at: Date
  actor: string
  kind: string
  data: Record<string, unknown>
  text: string | null
}

/** Adds a line to the timeline of an order, in the transaction of the act itself. */
export const insertOrderEvent = async (
  tx: Tx,
  { orderId, actor, kind, data = {}, text }: NewOrderEvent,
): Promise<StoredOrderEvent> => {
  const [event] = await tx
    .insert(orderEvents)
    .values({ orderId, actor, kind, data })
    .returning({ id: orderEvents.id, at: orderEvents.at })
  if (!event) throw new Error('The event was not stored')
  if (text) await tx.insert(orderNotes).values({ eventId: event.id, text })
  return { ...event, actor, kind, data, text: text || null }
}

/** The latest events of an order with their words, oldest first. */
export const listOrderEvents = async (
  db: Db,
  orderId: number,
  limit: number,
): Promise<StoredOrderEvent[]> => {
  const latest = db
    .select({
      id: orderEvents.id,
      at: orderEvents.at,
      actor: orderEvents.actor,
      kind: orderEvents.kind,
      data: orderEvents.data,
      text: orderNotes.text,
    })
    .from(orderEvents)
    .leftJoin(orderNotes, eq(orderNotes.eventId, orderEvents.id))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.id))
    .limit(limit)
    .as('latest')
  return db.select().from(latest).orderBy(asc(latest.id))
}

/** Locks the order's row against other changes; false when there is no such order. */
export const lockOrderRow = async (tx: Tx, id: number): Promise<boolean> => {
  const rows = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('no key update')
  return rows.length > 0
}

/** Remembers when the label was last printed, by the database's clock. */
export const markLabelPrinted = async (tx: Tx, id: number): Promise<void> => {
  await tx.update(orders).set({ labelPrintedAt: sql`now()` }).where(eq(orders.id, id))
}
