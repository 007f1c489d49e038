import { getTableColumns } from 'drizzle-orm'
import { orders } from '../../../platform/db/tables/orders.ts'
import { columnsWhere, type PlacedColumn } from '../read/order-columns.ts'
import type { OrderRow, StoredLine } from '../read/orders.queries.ts'

/** A line of an order, with the unit price that its charges were computed with, null if unknown. */
type NewLine = Pick<StoredLine, 'packageType' | 'quantity'> & { options: number[]; unitPrice: number | null }

/** The argument of `place_order` (migrations/baseline/place-order.sql). */
export type NewOrder = {
  order: Pick<OrderRow, PlacedColumn>
  /** The package in the order's own columns comes first. */
  lines: readonly NewLine[]
  /** Idempotency key and hash of its body, both or neither. */
  key: string | null
  bodyHash: Buffer | null
  /** SHA-256 of the browser's access cookie, and of the new one that it gets if that is unknown. */
  cookieHash: Buffer | null
  tokenHash: Buffer | null
  actor: string
  /** Max pieces on that weekday; null is not limited. */
  dayCapacity: number | null
  overrideKitchen: boolean
}

const columns = getTableColumns(orders)
const placedColumns = columnsWhere<PlacedColumn>(({ from }) => from !== 'later')

/** PostgreSQL parses text that begins with `\\x` as bytes. */
const bytes = (value: Buffer | null) => value && `\\x${value.toString('hex')}`

/** An order as JSON with the names that `place_order` reads. */
export const newOrderAsJson = ({ order, lines, ...how }: NewOrder): string =>
  JSON.stringify({
    key: how.key,
    body_hash: bytes(how.bodyHash),
    cookie_hash: bytes(how.cookieHash),
    token_hash: bytes(how.tokenHash),
    actor: how.actor,
    day_capacity: how.dayCapacity,
    override_kitchen: how.overrideKitchen,
    order: Object.fromEntries(placedColumns.map((name) => [columns[name].name, order[name]])),
    lines: lines.map(({ packageType, quantity, options, unitPrice }) => ({
      package_type: packageType,
      quantity,
      options,
      unit_price: unitPrice,
    })),
  })
