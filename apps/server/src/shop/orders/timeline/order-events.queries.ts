import { asc, desc, eq, sql } from 'drizzle-orm'
import { askTogether } from '../../../platform/db/ask-together.ts'
import type { Db, Tx } from '../../../platform/db/connection.ts'
import { preparedPer } from '../../../platform/db/prepared.ts'
import { orderEvents, orderNotes, orders } from '../../../platform/db/tables/orders.ts'

export type NewOrderEvent = {
  orderId: number
  /** 'customer', 'admin:<username>', 'provider', 'system'. */
  actor: string
  /**
   * 'placed', 'status', 'paid', 'unpaid', 'payment', 'note', 'whatsapp', 'label', 'access', 'link', 'delivery-day',
   * 'prepared', 'attention'.
   */
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

/** The events of many orders at once: `limit` is each order's own, and keeps each look-up to the order's key. */
const listManyStatement = preparedPer((db) =>
  db
    .select({
      place: sql<number>`place`,
      id: sql<number>`id`.mapWith(orderEvents.id),
      at: sql<Date>`at`.mapWith(orderEvents.at),
      actor: sql<string>`actor`,
      kind: sql<string>`kind`,
      data: sql<Record<string, unknown>>`data`,
      text: sql<string | null>`text`,
    })
    .from(
      sql`unnest(${sql.placeholder('orderIds')}::integer[]) with ordinality as asked (asked_id, place)
        cross join lateral (
          select e.id, e.at, e.actor, e.kind, e.data, n.text
          from ${orderEvents} e left join ${orderNotes} n on n.event_id = e.id
          where e.order_id = asked.asked_id order by e.id desc limit ${sql.placeholder('limit')}
        ) events`,
    )
    .orderBy(sql`place, id`)
    .prepare('list_order_events'),
)

/** More than anybody does to one order; an order hammered by proofs still answers quickly. */
const mostShown = 500

const askForEvents = preparedPer((db) =>
  askTogether<number, StoredOrderEvent[]>(async (orderIds) => {
    const events = orderIds.map((): StoredOrderEvent[] => [])
    for (const { place, ...event } of await listManyStatement(db).execute({ orderIds, limit: mostShown }))
      events[place - 1]?.push(event)
    return events
  }),
)

/**
 * The latest 500 events of an order, oldest first, for calls that come by the thousand: those of the same moment share
 * one statement. Not inside a transaction.
 */
export const listOrderEventsTogether = (db: Db, orderId: number): Promise<StoredOrderEvent[]> =>
  askForEvents(db)(orderId)

/** Locks the order's row against other changes; false when there is no such order. */
export const lockOrderRow = async (tx: Tx, id: number): Promise<boolean> => {
  const rows = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('no key update')
  return rows.length > 0
}

/** Remembers when the label of an order that exists was last printed. @returns that moment, by the database's clock */
export const markLabelPrinted = async (tx: Tx, id: number): Promise<Date> => {
  const [marked] = await tx
    .update(orders)
    .set({ labelPrintedAt: sql`now()` })
    .where(eq(orders.id, id))
    .returning({ at: orders.labelPrintedAt })
  if (!marked?.at) throw new Error('The label was not marked')
  return marked.at
}
