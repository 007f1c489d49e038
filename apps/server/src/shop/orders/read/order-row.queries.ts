import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { orders } from '../../../platform/db/tables/orders.ts'

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
export const orderRow: SQL<OrderRow> = sql`row_to_json(${orders})`.mapWith(readOrderRow)
