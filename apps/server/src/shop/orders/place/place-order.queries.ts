import type { PackageType } from '@dimsum/domain/menu'
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type Db, isTransaction } from '../../../platform/db/connection.ts'
import { preparedPer } from '../../../platform/db/prepared.ts'
import { retryConflicts } from '../../../platform/db/retry-conflicts.ts'
import { idempotencyKeys, orders } from '../../../platform/db/tables/orders.ts'
import type { SaleRefusal } from '../../menu/menu.queries.ts'
import { columnsWhere, type PlacedColumn } from '../read/order-columns.ts'
import { joinStoredOrder, type OrderRow, readOrderRow, type StoredLine } from '../read/orders.queries.ts'

/** A line of an order, with the unit price that its charges were computed with, null if unknown. */
export type NewLine = Pick<StoredLine, 'packageType' | 'quantity'> & {
  options: readonly number[]
  unitPrice: number | null
  /** By which a refusal names it. */
  index: number
}

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

/** A line with the names that `place_order` and `edit_order` read. */
export const lineAsJson = ({ packageType, quantity, options, unitPrice, index }: NewLine) => ({
  package_type: packageType,
  quantity,
  options,
  unit_price: unitPrice,
  index,
})

/** An order as JSON with the names that `place_order` reads. */
const newOrderAsJson = ({ order, lines, ...how }: NewOrder): string =>
  JSON.stringify({
    key: how.key,
    body_hash: bytes(how.bodyHash),
    cookie_hash: bytes(how.cookieHash),
    token_hash: bytes(how.tokenHash),
    actor: how.actor,
    day_capacity: how.dayCapacity,
    override_kitchen: how.overrideKitchen,
    order: Object.fromEntries(placedColumns.map((name) => [columns[name].name, order[name]])),
    lines: lines.map(lineAsJson),
  })

/** Why the database did not store an order (`place_order`, SQLSTATE DS001). */
export type PlacementRefusal =
  | { reason: 'sold-out' | 'not-sold'; packageType: PackageType; needed: number; left: number }
  | SaleRefusal
  | { reason: 'price-changed' }
  | { reason: 'date-full' | 'date-closed'; day: string; pieces: number; left: number }
  | { reason: 'window-full'; day: string; window: string; left: number }
  | { reason: 'phone-blocked' }
  | { reason: 'promotion-gone' | 'promotion-off' | 'promotion-used-up' | 'promotion-used-by-phone' }

/** The row that the function returns. */
const storedOrder: SQL<OrderRow> = sql`row_to_json(stored)`.mapWith(readOrderRow)

const answer = {
  outcome: sql<'placed' | 'replayed' | 'key-reused'>`outcome`,
  keepsCookie: sql<boolean>`keeps_cookie`,
  order: storedOrder,
  items: sql<StoredLine[]>`lines`,
}

const placeOrderStatement = preparedPer((db) =>
  db
    .select(answer)
    .from(sql`place_order(${sql.placeholder('order')}::jsonb)`)
    .prepare('place_order'),
)

const refusedState = 'DS001'

/**
 * Stores an order in one round trip and one transaction (decision 0003). A refusal by the shop's rules is an error
 * (`refusalIn`). Inside a transaction, which an error aborts, a conflict is retried with the transaction and not here.
 */
export const insertOrder = async (db: Db, order: NewOrder) => {
  const value = newOrderAsJson(order)
  const place = () => placeOrderStatement(db).execute({ order: value })
  const [placed] = await (isTransaction(db) ? place() : retryConflicts(place))
  if (!placed) throw new Error('place_order gave no row')
  const { outcome, keepsCookie, ...stored } = placed
  return { outcome, keepsCookie, order: joinStoredOrder(stored) }
}

/** The refusal in an error of `place_order` or `edit_order`, also when the SQL builder wrapped it. */
export const refusalIn = (error: unknown): PlacementRefusal | undefined => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || cause.code !== refusedState) continue
    const facts = 'detail' in cause && typeof cause.detail === 'string' ? JSON.parse(cause.detail) : {}
    return { reason: cause.message, ...facts }
  }
  return undefined
}

/** Whether an order was placed with this key; false without a key. */
export const isKeyUsed = async (db: Db, key: string | undefined): Promise<boolean> =>
  key !== undefined && (await db.$count(idempotencyKeys, eq(idempotencyKeys.key, key))) > 0
