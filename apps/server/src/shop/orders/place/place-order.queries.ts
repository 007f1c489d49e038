import type { PackageType } from '@dimsum/domain/catalogue'
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connection.ts'
import { preparedPer } from '../../../platform/db/prepared.ts'
import { retried } from '../../../platform/db/retried.ts'
import { idempotencyKeys, orders } from '../../../platform/db/tables/orders.ts'
import { columnsWhere, type PlacedColumn } from '../read/order-columns.ts'
import { type OrderRow, readOrderRow } from '../read/order-row.queries.ts'
import { joinStoredOrder, type StoredLine, type StoredOrder } from '../read/orders.queries.ts'

/** A package of an order; rupiah and pieces of one of it. */
type NewLine = Pick<StoredLine, 'packageType' | 'quantity'> & { unitPrice: number; pieces: number }

/** What `place_order` is given (migration 0013). */
export type NewOrder = {
  order: Pick<OrderRow, PlacedColumn>
  /** First the package that the order's own columns repeat. */
  lines: readonly NewLine[]
  /** Idempotency key and hash of the body it came with, both or neither. */
  key: string | null
  bodyHash: Buffer | null
  /** SHA-256 of the access cookie the browser has, and of the one it gets if that is not ours. */
  cookieHash: Buffer | null
  tokenHash: Buffer | null
  actor: string
  /** Pieces the kitchen makes on that weekday; null is not limited. */
  dayCapacity: number | null
  overrideKitchen: boolean
}

/** Why the database did not store an order (`place_order`, SQLSTATE DS001). */
export type PlacementRefusal =
  | { reason: 'sold-out' | 'not-sold'; packageType: PackageType; left: number }
  | { reason: 'date-full'; left: number }
  | { reason: 'date-closed' }
  | { reason: 'phone-blocked' }

export type Placement =
  | { outcome: 'placed' | 'replayed'; order: StoredOrder; keepsCookie: boolean }
  | { outcome: 'key-reused' }
  | { outcome: 'refused'; refusal: PlacementRefusal }

const columns = getTableColumns(orders)
const placedColumns = columnsWhere<PlacedColumn>(({ from }) => from !== 'later')

/** The row that the function gives back. */
const storedOrder: SQL<OrderRow> = sql`row_to_json(stored)`.mapWith(readOrderRow)

const placeOrderStatement = preparedPer((db) =>
  db
    .select({
      outcome: sql<'placed' | 'replayed' | 'key-reused'>`outcome`,
      keepsCookie: sql<boolean>`keeps_cookie`,
      order: storedOrder,
      items: sql<StoredLine[]>`lines`,
    })
    .from(sql`place_order(${sql.placeholder('order')}::jsonb)`)
    .prepare('place_order'),
)

/** PostgreSQL reads bytes from text that begins with `\\x`. */
const bytes = (value: Buffer | null) => value && `\\x${value.toString('hex')}`

/** An order under the names that `place_order` reads. */
const asValue = ({ order, lines, ...how }: NewOrder): string =>
  JSON.stringify({
    key: how.key,
    body_hash: bytes(how.bodyHash),
    cookie_hash: bytes(how.cookieHash),
    token_hash: bytes(how.tokenHash),
    actor: how.actor,
    day_capacity: how.dayCapacity,
    override_kitchen: how.overrideKitchen,
    order: Object.fromEntries(placedColumns.map((name) => [columns[name].name, order[name]])),
    lines: lines.map(({ packageType, quantity, unitPrice, pieces }) => ({
      package_type: packageType,
      quantity,
      unit_price: unitPrice,
      pieces,
    })),
  })

const refusedState = 'DS001'

/**
 * Stores an order whole or not at all, in one round trip (decision 0003). What the shop's rules refuse is an outcome, not an
 * error. Not inside a transaction of the caller's.
 */
export const insertOrder = async (db: Db, order: NewOrder): Promise<Placement> => {
  const value = asValue(order)
  try {
    const [placed] = await retried(() => placeOrderStatement(db).execute({ order: value }))
    if (!placed) throw new Error('place_order gave no row')
    const { outcome, keepsCookie } = placed
    return outcome === 'key-reused' ? { outcome } : { outcome, keepsCookie, order: joinStoredOrder(placed) }
  } catch (error) {
    const refusal = refusalIn(error)
    if (refusal) return { outcome: 'refused', refusal }
    throw error
  }
}

/** Reads the refusal out of an error of `place_order`, also when the SQL builder wrapped it. */
const refusalIn = (error: unknown): PlacementRefusal | undefined => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || cause.code !== refusedState) continue
    const facts = 'detail' in cause && typeof cause.detail === 'string' ? JSON.parse(cause.detail) : {}
    return { reason: cause.message, ...facts }
  }
  return undefined
}

/** Whether an order was placed under this key. */
export const isKeyUsed = async (db: Db, key: string): Promise<boolean> => {
  const rows = await db
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, key))
  return rows.length > 0
}
