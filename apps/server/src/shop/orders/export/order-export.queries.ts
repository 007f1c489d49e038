import { and, asc, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connection.ts'
import { orders } from '../../../platform/db/tables/orders.ts'
import { matches, narrowedTo, type OrderFilter, type SearchWords } from '../list/order-list.queries.ts'
import { joinStoredOrder, netMoney, type StoredOrder, storedOrderFields } from '../read/orders.queries.ts'

/** An order with what it adds to the revenue. */
export type ExportedOrder = StoredOrder & { netMoney: string }

/** The position after the last batch: the order's time to the microsecond, as text, and its id. */
export type ExportCursor = { orderedAt: string; id: number }

/** Matching orders placed from `from` (or the beginning) to before `until` (or now), oldest first. */
export type ExportRange = {
  from: Date | null
  until: Date | null
  filter: OrderFilter
  words: SearchWords | null
}

/** Uses the trigram indexes instead of scanning all orders. */
const found = (words: SearchWords) =>
  inArray(
    orders.id,
    sql`(with hits as materialized (select id from ${orders} where ${matches(words)}) select id from hits)`,
  )

/**
 * The next batch of an export. Each batch is a short query of its own, so that an export of any size keeps neither a
 * connection nor a transaction open while it is sent.
 */
export const listOrdersForExport = async (
  db: Db,
  { from, until, filter, words }: ExportRange,
  after: ExportCursor | null,
  limit: number,
): Promise<{ orders: ExportedOrder[]; next: ExportCursor | null }> => {
  const rows = await db
    .select({ ...storedOrderFields, netMoney, orderedAt: sql<string>`${orders.orderDate}::text` })
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
    orders: rows.map((row) => ({ ...joinStoredOrder(row), netMoney: row.netMoney })),
    next: rows.length === limit && last ? { orderedAt: last.orderedAt, id: last.order.id } : null,
  }
}

/** A package with columns in every export. `isFirst`: it was in the default menu. */
export type SoldPackage = { packageType: string; title: string; isFirst: boolean }

/**
 * The packages in the order in which they were added. A title is the first name under which the package was sold: it
 * stays when the package is renamed, because formulas and pivot tables refer to it.
 */
export const listSoldPackages = async (db: Db): Promise<SoldPackage[]> => {
  const { rows } = await db.execute<SoldPackage>(sql`
    select p.package_type as "packageType", coalesce(sold.name, p.name) as title,
      p.created_at = (select min(created_at) from packages) as "isFirst"
    from packages p
    left join lateral (
      select i.name from order_items i where i.package_type = p.package_type order by i.order_id limit 1
    ) sold on true
    where sold.name is not null or p.state <> 'archived'
    order by p.created_at, p.pieces, p.package_type`)
  return rows
}
