import type { AttentionKind } from '@dimsum/contract/payments'
import { unconfirmedStatuses } from '@dimsum/domain/order-status'
import { and, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { firstRow } from '../../platform/db/first-row.ts'
import { oneOf } from '../../platform/db/tables/columns.ts'
import { orderNotes, orders } from '../../platform/db/tables/orders.ts'
import { attentionItems } from '../../platform/db/tables/payments.ts'

export type AttentionRow = typeof attentionItems.$inferSelect

/**
 * Adds an entry to «Perlu perhatian», in the transaction that found the cause. `reference` identifies the cause; `data`
 * has no personal data. False when it exists already: the same cause, or an open entry of a kind that has one per order.
 */
export const raiseAttention = async (
  tx: Db | Tx,
  item: Pick<typeof attentionItems.$inferInsert, 'kind' | 'orderId' | 'attemptId' | 'reference' | 'data'>,
): Promise<boolean> => {
  const { rowCount } = await tx.insert(attentionItems).values(item).onConflictDoNothing()
  return rowCount === 1
}

/**
 * An entry, whether its order is paid now, and the customer's text of a change request, which is stored in the timeline,
 * where an erasure removes it.
 */
export type ShownAttention = AttentionRow & { isPaid: boolean | null; text: string | null }

/**
 * An entry about a large order is open only while the order is neither paid nor confirmed nor cancelled; one about the
 * rest of a deposit while the order is paid in part, not cancelled and not moved.
 */
const isOpen = and(
  isNull(attentionItems.closedAt),
  sql`(${attentionItems.kind} <> 'large-hold' or exists (
    select from orders o where o.id = ${attentionItems.orderId} and not o.is_paid
      and o.status in (${sql.raw(oneOf(unconfirmedStatuses))})))`,
  sql`(${attentionItems.kind} <> 'rest-due' or exists (
    select from orders o where o.id = ${attentionItems.orderId} and o.amount_paid is not null
      and o.status <> 'cancelled' and o.deposit -> 'restDue' = ${attentionItems.data} -> 'restDue'))`,
)

export const listAttention = (db: Db, which: 'open' | 'all', limit: number): Promise<ShownAttention[]> =>
  db
    .select({ ...getTableColumns(attentionItems), isPaid: orders.isPaid, text: orderNotes.text })
    .from(attentionItems)
    .leftJoin(orders, eq(orders.id, attentionItems.orderId))
    .leftJoin(
      orderNotes,
      sql`${orderNotes.eventId} = case ${attentionItems.kind} when 'change-request'
        then (${attentionItems.data} ->> 'event')::bigint end`,
    )
    .where(which === 'open' ? isOpen : undefined)
    .orderBy(desc(attentionItems.id))
    .limit(limit)

export const countOpenAttention = (db: Db): Promise<number> => db.$count(attentionItems, isOpen)

export const findAttention = (db: Db | Tx, id: number): Promise<AttentionRow | undefined> =>
  firstRow(db.select().from(attentionItems).where(eq(attentionItems.id, id)))

/** Whether an entry of this kind is open for this order; call it with the order locked before raising one. */
export const isAttentionOpen = async (db: Db, kind: string, orderId: number | null): Promise<boolean> =>
  (await db.$count(
    attentionItems,
    and(
      sql`${attentionItems.kind} = ${kind}`,
      orderId === null ? isNull(attentionItems.orderId) : eq(attentionItems.orderId, orderId),
      isNull(attentionItems.closedAt),
    ),
  )) > 0

/** Closes the open ones of these entries. */
const closeOpen = (tx: Tx, which: SQL | undefined, actor: string, note: string) =>
  tx
    .update(attentionItems)
    .set({ closedAt: sql`now()`, closedBy: actor, closeNote: note })
    .where(and(which, isNull(attentionItems.closedAt)))
    .returning()

/** Closes every open entry of a kind: the problem is over. */
export const closeAttentionOfKind = async (
  tx: Tx,
  kind: AttentionKind,
  actor: string,
  note: string,
): Promise<void> => {
  await closeOpen(tx, eq(attentionItems.kind, kind), actor, note)
}

/** Closes the open entries of these kinds about an order: they are resolved. */
export const closeAttentionOfOrder = async (
  tx: Tx,
  orderId: number,
  kinds: readonly AttentionKind[],
  actor: string,
  note: string,
): Promise<void> => {
  const which = and(eq(attentionItems.orderId, orderId), inArray(attentionItems.kind, [...kinds]))
  await closeOpen(tx, which, actor, note)
}

/** Closes an open entry; undefined when there is none with this id, or it was closed before. */
export const closeAttention = (tx: Tx, id: number, actor: string, note: string) =>
  firstRow(closeOpen(tx, eq(attentionItems.id, id), actor, note))

/**
 * Adds orders whose rest is due on this WIB day or was due before it to «Perlu perhatian», once per order and day: a
 * deposit came, and the order's terms name the day.
 */
export const raiseDueRests = async (db: Db, today: string): Promise<void> => {
  await db.execute(sql`
    insert into attention_items (kind, order_id, reference, data)
    select 'rest-due', o.id, 'order-' || o.id || '-' || (o.deposit ->> 'restDue'),
       jsonb_build_object('restDue', o.deposit ->> 'restDue')
    from orders o
    where o.amount_paid is not null and o.status <> 'cancelled' and o.deposit ->> 'restDue' <= ${today}
    order by o.id
    on conflict (kind, reference) do nothing`)
}
