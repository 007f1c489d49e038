import { cancelledStatuses } from '@dimsum/domain/order-status'
import { desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { oneOf } from '../../platform/db/tables/columns.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { blockedPhones, customerNotes } from '../../platform/db/tables/people.ts'
import {
  joinStoredOrder,
  netMoney,
  type StoredOrder,
  storedOrderFields,
} from '../orders/read/orders.queries.ts'

const cancelled = sql.raw(oneOf(cancelledStatuses))

/** One phone number with totals of its orders. */
export type CustomerRow = {
  phoneKey: string
  /** Of the latest order. */
  id: number
  name: string
  phone: string
  lastOrderAt: string
  orders: number
  cancelled: number
  /** Received for its paid orders minus refunds, in wire format. */
  spent: string
  /** Empty for none. */
  note: string
  blockReason: string | null
}

/**
 * Keys of customers by their latest order, newest first. An order is its customer's latest when the index by phone has
 * no later one, so a page costs the same in any shop. Orders whose personal data was erased belong to no customer.
 */
export const listLatestKeys = async (
  db: Db,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<string[]> => {
  const { rows } = await db.execute<{ phoneKey: string }>(sql`
    select o.phone_key as "phoneKey" from ${orders} o
    where o.phone_key <> '' and o.anonymised_at is null and ${before === undefined ? sql`true` : sql`o.id < ${before}`}
      and not exists (
        select 1 from ${orders} later
        where later.phone_key = o.phone_key and later.id > o.id and later.anonymised_at is null
      )
    order by o.id desc limit ${limit}`)
  return rows.map(({ phoneKey }) => phoneKey)
}

/** The distinct keys of these orders, in the order of the ids. */
export const keysOfOrders = async (db: Db, ids: readonly number[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select({ key: orders.phoneKey, anonymisedAt: orders.anonymisedAt })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(desc(orders.id))
  return [...new Set(rows.filter((row) => row.key !== '' && row.anonymisedAt === null).map(({ key }) => key))]
}

/** The customers with these numbers; those without an order are omitted. Newest customer first. */
export const listCustomers = async (db: Db, phoneKeys: readonly string[]): Promise<CustomerRow[]> => {
  if (phoneKeys.length === 0) return []
  const { rows } = await db.execute<CustomerRow>(sql`
    select wanted.key as "phoneKey", latest.id, latest.customer_name as name,
      latest.customer_phone as phone, latest.order_date as "lastOrderAt", figures.orders, figures.cancelled,
      figures.spent, coalesce(n.note, '') as note, b.reason as "blockReason"
    from unnest(${sql.param([...phoneKeys])}::text[]) as wanted (key)
    cross join lateral (
      select id, customer_name, customer_phone, order_date from ${orders}
      where phone_key = wanted.key and anonymised_at is null
      order by id desc nulls last limit 1
    ) latest
    cross join lateral (
      select count(*)::int as orders, (count(*) filter (where status in (${cancelled})))::int as cancelled,
        coalesce(sum(${netMoney}), 0)::numeric(14, 2)::text as spent
      from ${orders} where phone_key = wanted.key and anonymised_at is null
    ) figures
    left join ${customerNotes} n on n.phone_key = wanted.key
    left join ${blockedPhones} b on b.phone_key = wanted.key
    order by latest.id desc`)
  return rows.map((row) => ({ ...row, lastOrderAt: new Date(row.lastOrderAt).toISOString() }))
}

/** The latest orders of a number, newest first. */
export const listOrdersOfPhone = async (db: Db, phoneKey: string, limit: number): Promise<StoredOrder[]> => {
  const rows = await db
    .select(storedOrderFields)
    .from(orders)
    .where(eq(orders.phoneKey, phoneKey))
    // The sort order of the index `orders_by_phone`.
    .orderBy(sql`${orders.id} desc nulls last`)
    .limit(limit)
  return rows.map(joinStoredOrder)
}

/** The owner's note about a customer, empty for none; locked against other writers until the transaction ends. */
export const lockCustomerNote = async (tx: Tx, phoneKey: string): Promise<string> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`customer-note:${phoneKey}`}, 0))`)
  const [found] = await tx
    .select({ note: customerNotes.note })
    .from(customerNotes)
    .where(eq(customerNotes.phoneKey, phoneKey))
  return found?.note ?? ''
}

/** Saves the owner's note; an empty one deletes it. */
export const saveCustomerNote = async (
  db: Db,
  phoneKey: string,
  note: string,
  actor: string,
): Promise<void> => {
  if (note === '') {
    await db.delete(customerNotes).where(eq(customerNotes.phoneKey, phoneKey))
    return
  }
  await db
    .insert(customerNotes)
    .values({ phoneKey, note, updatedBy: actor })
    .onConflictDoUpdate({
      target: customerNotes.phoneKey,
      set: { note, updatedBy: actor, updatedAt: sql`now()` },
    })
}

export type BlockedRow = typeof blockedPhones.$inferSelect & { name: string | null }

/** Every blocked number with the name of its latest order, newest block first. */
export const listBlockedPhones = (db: Db): Promise<BlockedRow[]> =>
  db
    .select({
      ...getTableColumns(blockedPhones),
      name: sql<string | null>`(
        select o.customer_name from ${orders} o
        where o.phone_key = blocked_phones.phone_key and o.anonymised_at is null order by o.id desc limit 1
      )`,
    })
    .from(blockedPhones)
    .orderBy(desc(blockedPhones.createdAt), blockedPhones.phoneKey)

/** Blocks a number; a blocked one keeps its reason. */
export const saveBlock = async (tx: Tx, block: typeof blockedPhones.$inferInsert): Promise<void> => {
  await tx.insert(blockedPhones).values(block).onConflictDoNothing({ target: blockedPhones.phoneKey })
}

/** Unblocks a number; false when it was not blocked. */
export const removeBlock = async (tx: Tx, phoneKey: string): Promise<boolean> => {
  const { rowCount } = await tx.delete(blockedPhones).where(eq(blockedPhones.phoneKey, phoneKey))
  return rowCount === 1
}
