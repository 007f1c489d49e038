import type { OrderStatus } from '@dimsum/domain/order-status'
import { and, asc, desc, eq, gt, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connection.ts'
import { orderCounts, orders } from '../../../platform/db/tables/orders.ts'
import { joinStoredOrder, type StoredOrder, storedOrderFields } from '../read/orders.queries.ts'

/** What the list is narrowed to; a missing part narrows nothing. */
export type OrderFilter = {
  status?: OrderStatus | undefined
  isPaid?: boolean | undefined
  isDelivery?: boolean | undefined
  /** `YYYY-MM-DD` */
  deliveryDate?: string | undefined
  /** Some orders alone, or all but one. */
  among?: readonly number[] | undefined
  except?: number | undefined
}

/**
 * What the owner's search box means: an order matches when its id, its name or its phone does.
 *
 * - `id`: `123`, `000123`, `#000123` or a scanned `ORDER000123`.
 * - `name`: part of the name in any case; one or two characters must begin a word, signs alone find nothing (no index
 *   could find them).
 * - `phones`: digits that stand together in the number, however written: `0812`, `+62 812` and `812` are one search. A
 *   number typed whole, from its zero or plus on, is `isFromStart`: it is looked up where it begins.
 */
export type SearchWords = {
  id: number | null
  name: string | null
  phones: { digits: string; isFromStart: boolean }[]
}

/** Which stretch of the newest-first list: `limit` orders, `offset` down, all older than the order `before`. */
export type Stretch = { before?: number | undefined; offset: number; limit: number }

/** The same of the list in either order; `after` bounds the oldest first. */
export type SortedStretch = Stretch & { after?: number | undefined; isOldestFirst?: boolean }

export const narrowedTo = (
  { status, isPaid, isDelivery, deliveryDate, among, except }: OrderFilter,
  before?: number,
) =>
  and(
    status === undefined ? undefined : eq(orders.status, status),
    // In the very words of the partial indexes, else they are not used. A free order is neither paid nor a debt.
    isPaid === undefined
      ? undefined
      : isPaid
        ? sql`${orders.isPaid}`
        : sql`(not ${orders.isPaid} and ${orders.totalPrice} > 0)`,
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

/** `%` and `_` are letters like any other in a search text. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

const nameLike = (pattern: string) => sql`lower(${orders.customerName}) like lower(${pattern})`

/** A trigram index finds three letters anywhere, but fewer only where a word begins. */
const nameMatches = (name: string): SQL[] =>
  [...name].length > 2
    ? [nameLike(`%${escaped(name)}%`)]
    : [nameLike(`${escaped(name)}%`), nameLike(`% ${escaped(name)}%`)]

/** From its start a number is found in the sorted index, in any collation: letters come after digits. */
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

/** Ids of one stretch of the list. Far down the list it walks the index only. */
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
 * Ids of the orders that match among the newest `window`, newest first, at most `cap`, and whether there are no orders
 * beyond those. It stops as soon as it has them, so words that many orders match cost the same in any shop.
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

/** Ids of orders that match, in no order and of no stretch, at most `cap`: through the trigram indexes. */
export const someHits = async (
  db: Db,
  filter: OrderFilter,
  words: SearchWords,
  cap: number,
): Promise<number[]> => {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(narrowedTo(filter), matches(words)))
    .limit(cap)
  return rows.map(({ id }) => id)
}

/**
 * Ids of one stretch of all orders that match, for words that many orders match, but few of the newest. Materialised,
 * so that the database does not walk the whole list in the hope of an early match.
 */
export const searchAll = async (
  db: Db,
  filter: OrderFilter,
  words: SearchWords,
  { before, offset, limit }: Stretch,
): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    with hits as materialized (select id from ${orders} where ${narrowedTo(filter, before)} and ${matches(words)})
    select id from hits order by id desc limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}

/** How many orders fit, counted no further than `cap`. */
export const countUpTo = async (db: Db, filter: OrderFilter, cap: number) => {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*) from (select 1 from ${orders} where ${narrowedTo(filter)} limit ${cap}) counted`)
  return rows[0]?.count ?? 0
}

/** How many of the newest `cap` orders that fit stand in each status; a status without any is left out. */
export const countByStatus = async (db: Db, filter: OrderFilter, cap: number) => {
  const { rows } = await db.execute<{ status: OrderStatus; orders: number }>(sql`
    select status, count(*)::int as orders
    from (select status from ${orders} where ${narrowedTo(filter)} order by id desc limit ${cap}) newest
    group by status`)
  return rows
}

/** Whole orders, in the order of the ids. */
export const listOrdersById = async (db: Db, ids: number[]): Promise<StoredOrder[]> => {
  if (ids.length === 0) return []
  const rows = await db.select(storedOrderFields).from(orders).where(inArray(orders.id, ids))
  const found = new Map(rows.map(joinStoredOrder).map((order) => [order.id, order]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Orders and pieces in each status, of the whole shop: a sum of at most 96 counters, never a scan. */
export const readOrderCounts = async (db: Db) =>
  db
    .select({
      status: orderCounts.status,
      orders: sql<number>`sum(${orderCounts.orders})::bigint`,
      pieces: sql<number>`sum(${orderCounts.pieces})::bigint`,
    })
    .from(orderCounts)
    .groupBy(orderCounts.status)
