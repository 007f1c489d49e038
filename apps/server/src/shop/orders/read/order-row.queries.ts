import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { orders } from '../../../platform/db/tables/orders.ts'

export type OrderRow = typeof orders.$inferSelect

type Cell = string | number | boolean | null

/** How one column's value reads in `row_to_json`, where the other ways into a row would have it. */
const readerOf = (column: PgColumn): ((cell: Cell) => unknown) => {
  if (column.dataType === 'date') return (cell) => new Date(String(cell))
  // Money is "58000.00" everywhere; a JSON number has lost its zeros. At most ten digits: exact.
  if (column.getSQLType().startsWith('numeric')) return (cell) => Number(cell).toFixed(2)
  return (cell) => cell
}

const columns = Object.entries(getTableColumns(orders)).map(([name, column]) => ({
  name,
  column: column.name,
  read: readerOf(column),
}))

/** Makes the row from what `row_to_json(orders)` gives. */
export const readOrderRow = (json: Record<string, Cell>): OrderRow => {
  const row: Record<string, unknown> = {}
  for (const { name, column, read } of columns) {
    const cell = json[column] ?? null
    row[name] = cell === null ? null : read(cell)
  }
  return row as OrderRow
}

/**
 * The whole row of `orders` as one value. Thirty columns are thirty descriptions and thirty cells, which driver and
 * builder read one by one: half the time of reading an order (decision 0030).
 */
export const orderRow: SQL<OrderRow> = sql`row_to_json(${orders})`.mapWith(readOrderRow)
