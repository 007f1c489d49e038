import type { ChosenOption } from '@dimsum/domain/choices'
import type { BothLanguages, PackageType } from '@dimsum/domain/menu'
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/db/connection.ts'
import { preparedPer } from '../../../platform/db/prepared.ts'
import { orderAccess, orderItems, orders } from '../../../platform/db/tables/orders.ts'
import { customerNotes } from '../../../platform/db/tables/people.ts'

export type OrderRow = typeof orders.$inferSelect

type Cell = string | number | boolean | null

/** Converts a column's value from `row_to_json` to what the driver would return. */
const readerOf = (column: PgColumn): ((cell: Cell) => unknown) => {
  if (column.dataType === 'date') return (cell) => new Date(String(cell))
  // Money is "58000.00" everywhere; a JSON number has no trailing zeros. At most ten digits, so it is exact.
  if (column.getSQLType().startsWith('numeric')) return (cell) => Number(cell).toFixed(2)
  return (cell) => cell
}

const columns = Object.entries(getTableColumns(orders)).map(([name, column]) => ({
  name,
  column: column.name,
  read: readerOf(column),
}))

/** Converts the result of `row_to_json(orders)` to a row. */
export const readOrderRow = (json: Record<string, Cell>): OrderRow => {
  const row: Record<string, unknown> = {}
  for (const { name, column, read } of columns) {
    const cell = json[column] ?? null
    row[name] = cell === null ? null : read(cell)
  }
  return row as OrderRow
}

/**
 * The whole row of `orders` as one JSON value: driver and SQL builder would otherwise process thirty columns one by
 * one, which takes half the time of reading an order (decision 0030).
 */
const orderRow: SQL<OrderRow> = sql`row_to_json(${orders})`.mapWith(readOrderRow)

/** One line of an order; money in wire format. */
export type StoredLine = {
  id: number
  packageType: PackageType
  name: BothLanguages
  pieces: number
  quantity: number
  unitPrice: string
  totalPrice: string
  choices?: ChosenOption[]
}

/** An order with its lines, the basis of every response. */
export type StoredOrder = OrderRow & {
  items: StoredLine[]
  /** The owner's note about its customer. */
  customerNote?: string | null
  /** What was given back of an order that is not paid in full; `refunded` is about paid orders. */
  givenBack?: string | null
}

/** The lines of an order as JSON, first line first: no second round trip, no repeated rows. */
const linesAsJson = sql<StoredLine[]>`(
  select coalesce(json_agg(order_line(i) order by i.position), '[]')
  from ${orderItems} i where i.order_id = orders.id
)`

const customerNote = sql<string | null>`(
  select n.note from ${customerNotes} n where n.phone_key = orders.phone_key and orders.phone_key <> ''
)`

const givenBack = sql<string | null>`(
  select sum(r.amount) from refunds_in_force r
  where r.order_id = orders.id and r.state = 'done' and not ${orders.isPaid}
)`

/** What an order adds to the revenue: its total if it is paid, minus refunds (decision 0066). */
export const netMoney = sql<string>`(
  case when ${orders.isPaid} then ${orders.totalPrice} else 0 end - coalesce(${orders.refunded}, 0)
)`

/** Selects a {@link StoredOrder} in parts: spread `order` and add the others. */
export const storedOrderFields = { order: orderRow, items: linesAsJson, customerNote, givenBack }

type StoredParts = Pick<StoredOrder, 'items' | 'customerNote' | 'givenBack'> & { order: OrderRow }

export const joinStoredOrder = ({ order, ...more }: StoredParts): StoredOrder => ({ ...order, ...more })

/** Whether the browser with this cookie has valid access to the order. */
const isHeld = sql<boolean>`exists (
  select 1 from ${orderAccess} a
  where a.token_hash = ${sql.placeholder('cookieHash')} and a.order_id = orders.id and a.expires_at > now()
)`

const findOrderForStatement = preparedPer((db) =>
  db
    .select({ ...storedOrderFields, isHolder: isHeld })
    .from(orders)
    .where(eq(orders.id, sql.placeholder('id')))
    .prepare('find_order_for'),
)

/** An order with its lines, and the access of the browser with this cookie hash, in one statement. */
export const findOrderFor = async (
  db: Db,
  { id, cookieHash }: { id: number; cookieHash: Buffer | null },
): Promise<{ order: StoredOrder; isHolder: boolean } | undefined> => {
  const [found] = await findOrderForStatement(db).execute({ id, cookieHash })
  if (!found) return undefined
  const { isHolder, ...order } = found
  return { order: joinStoredOrder(order), isHolder }
}

export const findOrder = async (db: Db, id: number): Promise<StoredOrder | undefined> =>
  (await findOrderFor(db, { id, cookieHash: null }))?.order
