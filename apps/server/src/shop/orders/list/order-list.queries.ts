import type { OrderStatus } from '@dimsum/domain/order-status'
import { and, asc, desc, eq, gt, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connection.ts'
import { orderCounts, orders } from '../../../platform/db/tables/orders.ts'
import { joinStoredOrder, type StoredOrder, storedOrderFields } from '../read/orders.queries.ts'

/** Filters of the list; an omitted one matches every order. */
export type OrderFilter = {
  status?: OrderStatus | undefined
  payment?: 'paid' | 'unpaid' | 'deposit' | undefined
  isDelivery?: boolean | undefined
  /** `YYYY-MM-DD` */
  deliveryDate?: string | undefined
  /** Only these orders, or all but one. */
  among?: readonly number[] | undefined
  except?: number | undefined
}

/**
 * A parsed search text: an order matches by id, name or phone.
 *
 * - `id`: `123`, `000123`, `#000123` or a scanned `ORDER000123`.
 * - `name`: part of the name in any case; one or two characters must begin a word, and punctuation alone finds nothing,
 *   since no index could find them.
 * - `phones`: consecutive digits of the number in any spelling: `0812`, `+62 812` and `812` are one search. A complete
 *   number, beginning with a zero or plus, is `isFromStart`: it is matched at the start.
 */
export type SearchWords = {
  id: number | null
  name: string | null
  phones: { digits: string; isFromStart: boolean }[]
}

/** A slice of the newest-first list: `limit` orders from `offset` on, all older than the order `before`. */
export type Stretch = { before?: number | undefined; offset: number; limit: number }

/** The same in either order; `after` is the lower bound when oldest first. */
export type SortedStretch = Stretch & { after?: number | undefined; isOldestFirst?: boolean }

export const narrowedTo = (
  { status, payment, isDelivery, deliveryDate, among, except }: OrderFilter,
  before?: number,
) =>
  and(
    status === undefined ? undefined : eq(orders.status, status),
    // Exactly the predicates of the partial indexes, else those are not used. A free order is neither paid nor unpaid.
    payment === 'paid' ? sql`${orders.isPaid}` : undefined,
    payment === 'unpaid' ? sql`(not ${orders.isPaid} and ${orders.totalPrice} > 0)` : undefined,
    payment === 'deposit' ? isNotNull(orders.amountPaid) : undefined,
    isDelivery === undefined
      ? undefined
      : isDelivery
        ? sql`${orders.isDelivery}`
        : sql`not ${orders.isDelivery}`,
    deliveryDate === undefined ? undefined : eq(orders.deliveryDate, deliveryDate),
    among === undefined ? undefined : inArray(orders.id, [...among]),
    except === undefined ? undefined : ne(orders.id, except),
    before === undefined ? undefined : lt(orders.id, before),
  ) ?? sql`true`

/** Escapes `%` and `_`, which are ordinary characters in a search text. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

const nameLike = (pattern: string) => sql`lower(${orders.customerName}) like lower(${pattern})`

/** A trigram index finds three letters anywhere, but fewer only at the start of a word. */
const nameMatches = (name: string): SQL[] =>
  [...name].length > 2
    ? [nameLike(`%${escaped(name)}%`)]
    : [nameLike(`${escaped(name)}%`), nameLike(`% ${escaped(name)}%`)]

/** A prefix is searched in the sorted index, in any collation: letters sort after digits. */
const phoneMatches = ({ digits, isFromStart }: SearchWords['phones'][number]): SQL =>
  isFromStart
    ? sql`(${orders.phoneKey} >= ${digits} and ${orders.phoneKey} < ${`${digits}z`})`
    : sql`${orders.phoneKey} like ${`%${digits}%`}`

export const matches = ({ id, name, phones }: SearchWords): SQL =>
  or(
    id === null ? undefined : eq(orders.id, id),
    ...(name === null ? [] : nameMatches(name)),
    ...phones.map(phoneMatches),
  ) ?? sql`false`

/** Ids of one slice of the list. Far down the list it scans only the index. */
export const listIds = async (db: Db, filter: OrderFilter, stretch: SortedStretch): Promise<number[]> => {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        narrowedTo(filter, stretch.before),
        stretch.after === undefined ? undefined : gt(orders.id, stretch.after),
      ),
    )
    .orderBy(stretch.isOldestFirst ? asc(orders.id) : desc(orders.id))
    .limit(stretch.limit)
    .offset(stretch.offset)
  return rows.map(({ id }) => id)
}

const newestFirst = (filter: OrderFilter, before: number | undefined, window: number) =>
  sql`select id, customer_name, phone_key from ${orders} where ${narrowedTo(filter, before)} order by id desc limit ${window}`

/**
 * Ids of matching orders among the newest `window`, newest first, at most `cap`, and whether there are no orders beyond
 * those. It stops as soon as it has them, so a text that many orders match costs the same in any shop.
 */
export const searchNewest = async (
  db: Db,
  filter: OrderFilter,
  words: SearchWords,
  { before, window, cap }: { before: number | undefined; window: number; cap: number },
): Promise<{ ids: number[]; isAll: boolean }> => {
  const { rows } = await db.execute<{ ids: number[]; isAll: boolean }>(sql`
    select array(
        select id from (${newestFirst(filter, before, window)}) as orders
        where ${matches(words)} order by id desc limit ${cap}) as ids,
      not exists (select 1 from ${orders} where ${narrowedTo(filter, before)} offset ${window}) as "isAll"`)
  if (rows[0] === undefined) throw new Error('The search answered nothing')
  return rows[0]
}

/**
 * Ids of one slice of all matching orders, through the trigram indexes, and their number in the whole shop.
 * The hits are materialised, so that the planner does not scan the whole list for an early match.
 */
export const searchAll = async (
  db: Db,
  filter: OrderFilter,
  words: SearchWords,
  { before, offset, limit }: Stretch,
): Promise<{ ids: number[]; count: number }> => {
  const { rows } = await db.execute<{ ids: number[]; count: number }>(sql`
    with hits as materialized (select id from ${orders} where ${narrowedTo(filter)} and ${matches(words)})
    select array(
        select id from hits where ${before === undefined ? sql`true` : sql`id < ${before}`}
        order by id desc limit ${limit} offset ${offset}) as ids,
      (select count(*) from hits) as count`)
  if (rows[0] === undefined) throw new Error('The search answered nothing')
  return rows[0]
}

/** Number of matching orders, counted up to `cap`. */
export const countUpTo = async (db: Db, filter: OrderFilter, cap: number) => {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*) from (select 1 from ${orders} where ${narrowedTo(filter)} limit ${cap}) counted`)
  return rows[0]?.count ?? 0
}

/** Orders per status among the newest `cap` matching ones; a status without any is omitted. */
export const countByStatus = async (db: Db, filter: OrderFilter, cap: number) => {
  const { rows } = await db.execute<{ status: OrderStatus; orders: number }>(sql`
    select status, count(*)::int as orders
    from (select status from ${orders} where ${narrowedTo(filter)} order by id desc limit ${cap}) newest
    group by status`)
  return rows
}

/** Complete orders, in the order of the ids. */
export const listOrdersById = async (db: Db, ids: number[]): Promise<StoredOrder[]> => {
  if (ids.length === 0) return []
  const rows = await db.select(storedOrderFields).from(orders).where(inArray(orders.id, ids))
  const found = new Map(rows.map(joinStoredOrder).map((order) => [order.id, order]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Orders and pieces per status in the whole shop: a sum of at most 96 counters, never a scan. */
export const readOrderCounts = async (db: Db) =>
  db
    .select({
      status: orderCounts.status,
      orders: sql<number>`sum(${orderCounts.orders})::bigint`,
      pieces: sql<number>`sum(${orderCounts.pieces})::bigint`,
    })
    .from(orderCounts)
    .groupBy(orderCounts.status)
