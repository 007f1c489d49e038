import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/connection.ts'
import { preparedPer } from '../../../platform/db/prepared.ts'
import { orderEvents, orderNotes, orders } from '../../../platform/db/tables/orders.ts'
import { whatsappMessages } from '../../../platform/db/tables/whatsapp.ts'

export type NewOrderEvent = {
  orderId: number
  /** 'customer', 'admin:<username>', 'provider', 'system'. */
  actor: string
  /**
   * 'placed', 'status', 'paid', 'unpaid', 'payment', 'note', 'whatsapp', 'label', 'access', 'link', 'delivery-day',
   * 'prepared', 'attention', 'details', 'goods', 'change-request', 'change-answer', 'refund', 'kept', 'whatsapp-message', 'whatsapp-received'.
   */
  kind: string
  /** Facts without personal data: the row can never be changed. */
  data?: Record<string, unknown>
  /** Text that a person wrote; stored separately, so that it can be erased with the order's personal data. */
  text?: string | undefined
}

export type StoredOrderEvent = {
  id: number
  at: Date
  actor: string
  kind: string
  data: Record<string, unknown>
  text: string | null
  /** State of a WhatsApp message. */
  message?: { state: string; code: number | null } | null | undefined
}

/** Adds an entry to the timeline of an order; call it in the transaction of the action. */
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

/** Max returned events: more than an order usually has, and fast even after many phone proofs. */
const maxShown = 500

const listStatement = preparedPer((db) => {
  const latest = db
    .select({
      id: orderEvents.id,
      at: orderEvents.at,
      actor: orderEvents.actor,
      kind: orderEvents.kind,
      data: orderEvents.data,
      text: orderNotes.text,
      message: sql<StoredOrderEvent['message']>`(
        select json_build_object('state', m.state, 'code', m.code)
        from ${whatsappMessages} m where m.event_id = ${orderEvents.id})`.as('message'),
    })
    .from(orderEvents)
    .leftJoin(orderNotes, eq(orderNotes.eventId, orderEvents.id))
    .where(eq(orderEvents.orderId, sql.placeholder('orderId')))
    .orderBy(desc(orderEvents.id))
    .limit(sql.placeholder('limit'))
    .as('latest')
  return db.select().from(latest).orderBy(asc(latest.id)).prepare('list_order_events')
})

/** The latest events of an order with their texts, oldest first. */
export const listOrderEvents = (db: Db, orderId: number, limit = maxShown): Promise<StoredOrderEvent[]> =>
  listStatement(db).execute({ orderId, limit })

/** Locks the order's row against other changes; false when there is no such order. */
export const lockOrderRow = async (tx: Tx, id: number): Promise<boolean> => {
  const rows = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('no key update')
  return rows.length > 0
}

/** Records when the label of an existing order was last printed. @returns that moment, by the database's clock */
export const markLabelPrinted = async (tx: Tx, id: number): Promise<Date> => {
  const [marked] = await tx
    .update(orders)
    .set({ labelPrintedAt: sql`now()` })
    .where(eq(orders.id, id))
    .returning({ at: orders.labelPrintedAt })
  if (!marked?.at) throw new Error('The label was not marked')
  return marked.at
}
