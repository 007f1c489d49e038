import type { PackageType } from '@dimsum/domain/catalogue'
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { askTogether } from '../../../platform/db/ask-together.ts'
import type { Db } from '../../../platform/db/connection.ts'
import { preparedPer, preparedRows } from '../../../platform/db/prepared.ts'
import { orderAccess, orderItems, orders } from '../../../platform/db/tables/orders.ts'

export type OrderRow = typeof orders.$inferSelect

/** One line of an order; money as the wire's string. */
export type StoredLine = {
  id: number
  packageType: PackageType
  quantity: number
  unitPrice: string
  totalPrice: string
}

/** An order with its lines, as every answer starts from it. */
export type StoredOrder = OrderRow & { items: StoredLine[] }

/** The lines of the order of the row at hand, first line first, as JSON: no second round trip, no repeated rows. */
const linesAsJson = sql<StoredLine[]>`(
  select coalesce(json_agg(json_build_object(
    'id', i.id, 'packageType', i.package_type, 'quantity', i.quantity,
    'unitPrice', i.unit_price::text, 'totalPrice', i.total_price::text
  ) order by i.position), '[]')
  from ${orderItems} i where i.order_id = orders.id
)`

/** Selects a {@link StoredOrder} in parts: spread `order` and add `items`. */
export const storedOrderFields = { order: orders, items: linesAsJson }

export const joinStoredOrder = ({ order, items }: { order: OrderRow; items: StoredLine[] }): StoredOrder => ({
  ...order,
  items,
})

const isHeldBy = (cookieHash: SQL) => sql<boolean>`exists (
  select 1 from ${orderAccess} a
  where a.token_hash = ${cookieHash} and a.order_id = orders.id and a.expires_at > now()
)`

const findOrderStatement = preparedPer((db) =>
  db
    .select(storedOrderFields)
    .from(orders)
    .where(eq(orders.id, sql.placeholder('id')))
    .prepare('find_order'),
)

/** An order with its lines. */
export const findOrder = async (db: Db, id: number): Promise<StoredOrder | undefined> => {
  const [found] = await findOrderStatement(db).execute({ id })
  return found && joinStoredOrder(found)
}

/** An order as somebody asks for it, who may have the cookie behind this hash. */
type Asked = { id: number; cookieHash: Buffer | null }
/** An order, and whether the browser behind the cookie holds a right to it that is still valid. */
export type Found = { order: StoredOrder; isHolder: boolean }

const orderColumns = Object.entries(getTableColumns(orders))

/** The columns of `orders` where the builder does not know the table, since it stands inside a `lateral`. */
const columnsOfFound = Object.fromEntries(orderColumns.map(([name, column]) => [name, sql`${column}`]))

/** Cells of a row: the order's columns, its lines, the right, and the place of its question, from 1. */
const readFound = (cells: readonly unknown[]): { found: Found; place: number } => {
  const order: Record<string, unknown> = {}
  orderColumns.forEach(([name, column], at) => {
    const cell = cells[at]
    order[name] = cell === null ? null : column.mapFromDriverValue(cell)
  })
  const [items, isHolder, place] = cells.slice(orderColumns.length)
  order.items = items
  return { found: { order: order as StoredOrder, isHolder: isHolder === true }, place: Number(place) }
}

/**
 * Many orders at once, each looked up by its key: `limit` keeps the planner from reading the table through, which it
 * would like to do while the table is small, and would go on doing with the same plan when it no longer is.
 */
const findOrdersStatement = preparedRows(
  'find_orders',
  (db) =>
    db
      .select({
        ...columnsOfFound,
        items: linesAsJson,
        isHolder: isHeldBy(sql`asked.cookie_hash`),
        place: sql`asked.place`,
      })
      .from(
        sql`unnest(${sql.placeholder('ids')}::integer[], ${sql.placeholder('cookieHashes')}::bytea[])
        with ordinality as asked (order_id, cookie_hash, place)
        cross join lateral (select * from ${orders} o where o.id = asked.order_id limit 1) orders`,
      ),
  readFound,
)

const askForOrders = preparedPer((db) =>
  askTogether<Asked, Found | undefined>(async (asked) => {
    const rows = await findOrdersStatement(db).execute({
      ids: asked.map(({ id }) => id),
      cookieHashes: asked.map(({ cookieHash }) => cookieHash),
    })
    const found = new Array<Found | undefined>(asked.length).fill(undefined)
    for (const row of rows) found[row.place - 1] = row.found
    return found
  }),
)

/**
 * The same with the caller's right to it, for calls that come by the thousand: those of the same moment share one
 * statement. Not inside a transaction.
 */
export const findOrderFor = (db: Db, asked: Asked): Promise<Found | undefined> => askForOrders(db)(asked)
