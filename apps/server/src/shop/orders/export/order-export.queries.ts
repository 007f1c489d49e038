import { and, asc, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connection.ts'
import { orders } from '../../../platform/db/tables/orders.ts'
import { matches, narrowedTo, type OrderFilter, type SearchWords } from '../list/order-list.queries.ts'
import type { OrderColumnName } from '../read/order-columns.ts'
import { joinStoredOrder, type StoredOrder, storedOrderFields } from '../read/orders.queries.ts'

/** Behind which order the next batch begins: its time to the microsecond, as text, and its id. */
export type ExportCursor = { orderedAt: string; id: number }

/** Orders placed from `from` (or the beginning) until before `until` (or now) that fit, oldest first. */
export type ExportRange = {
  from: Date | null
  until: Date | null
  filter: OrderFilter
  words: SearchWords | null
}

/** Columns that only some shops need, and what an order must have to need them, in the words of the partial indexes. */
const seldomHeld: { readonly [Name in OrderColumnName]?: SQL } = {
  charges: sql`charges is not null and charges @> '[{"kind": "delivery"}]'`,
  promotionCodeId: sql`promotion_code_id is not null`,
  timeWindow: sql`time_window is not null`,
  refunded: sql`refunded is not null`,
}

/** Of those columns, whether any order needs it; an index of such orders alone answers each. */
export const findHeldColumns = async (db: Db): Promise<Record<string, boolean>> => {
  const held = Object.entries(seldomHeld).map(
    ([name, where]) => sql`exists (select 1 from ${orders} where ${where}) as ${sql.identifier(name)}`,
  )
  const { rows } = await db.execute<Record<string, boolean>>(sql`select ${sql.join(held, sql`, `)}`)
  return rows[0] ?? {}
}

/** Found through the trigram indexes, not by walking all orders in the hope of a match. */
const found = (words: SearchWords) =>
  inArray(
    orders.id,
    sql`(with hits as materialized (select id from ${orders} where ${matches(words)}) select id from hits)`,
  )

/**
 * The next batch of an export. Each batch is a short query of its own: an export of any size holds neither a connection
 * nor a transaction while it is sent.
 */
export const listOrdersForExport = async (
  db: Db,
  { from, until, filter, words }: ExportRange,
  after: ExportCursor | null,
  limit: number,
): Promise<{ orders: StoredOrder[]; next: ExportCursor | null }> => {
  const rows = await db
    .select({ ...storedOrderFields, orderedAt: sql<string>`${orders.orderDate}::text` })
    .from(orders)
    .where(
      and(
        narrowedTo(filter),
        words === null ? undefined : found(words),
        from === null ? undefined : gte(orders.orderDate, from),
        until === null ? undefined : lt(orders.orderDate, until),
        after === null
          ? undefined
          : sql`(${orders.orderDate}, ${orders.id}) > (${after.orderedAt}::timestamptz, ${after.id}::integer)`,
      ),
    )
    .orderBy(asc(orders.orderDate), asc(orders.id))
    .limit(limit)
  const last = rows.at(-1)
  return {
    orders: rows.map(joinStoredOrder),
    next: rows.length === limit && last ? { orderedAt: last.orderedAt, id: last.order.id } : null,
  }
}
