import type { PackageType } from '@dimsum/domain/catalogue'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connection.ts'
import { preparedPer } from '../../../platform/db/prepared.ts'
import { idempotencyKeys, orders } from '../../../platform/db/tables/orders.ts'

/** The parameters of the function `place_order` (migration 0002), in its order. */
export type OrderToStore = {
  /** Idempotency key and hash of the body it came with, both or neither. */
  key: string | null
  bodyHash: Buffer | null
  /** SHA-256 of the access cookie the browser has, and of the one it gets if that is not ours. */
  cookieHash: Buffer | null
  tokenHash: Buffer | null
  name: string
  phone: string
  phoneKey: string
  email: string | null
  address: string
  notes: string | null
  isDelivery: boolean
  /** `YYYY-MM-DD` */
  deliveryDate: string | null
  source: (typeof orders.$inferSelect)['source']
  actor: string
  /** One entry per line: type, packages, rupiah per package, pieces per package. */
  packages: PackageType[]
  quantities: number[]
  prices: number[]
  pieces: number[]
  /** Pieces the kitchen makes on that weekday; null is not limited. */
  dayCapacity: number | null
  overrideKitchen: boolean
  suspicion: string | null
}

export type PlacementRefusal =
  | { reason: 'sold-out' | 'not-sold'; packageType: PackageType; left: number }
  | { reason: 'date-full'; left: number }
  | { reason: 'date-closed' }
  | { reason: 'phone-blocked' }

export type Placement =
  | {
      outcome: 'placed'
      orderId: number
      orderDate: Date
      itemIds: number[]
      suspicion: string | null
      keepsCookie: boolean
    }
  | { outcome: 'replayed'; orderId: number; keepsCookie: boolean }
  | { outcome: 'key-reused' }
  | { outcome: 'refused'; refusal: PlacementRefusal }

const parameters = [
  'key',
  'bodyHash',
  'cookieHash',
  'tokenHash',
  'name',
  'phone',
  'phoneKey',
  'email',
  'address',
  'notes',
  'isDelivery',
  'deliveryDate',
  'source',
  'actor',
  'packages',
  'quantities',
  'prices',
  'pieces',
  'dayCapacity',
  'overrideKitchen',
  'suspicion',
] as const satisfies (keyof OrderToStore)[]

const placeOrderStatement = preparedPer((db) =>
  db
    .select({
      outcome: sql<'placed' | 'replayed' | 'key-reused'>`outcome`,
      orderId: sql<number>`placed_order_id`,
      orderDate: sql<Date>`placed_at`.mapWith(orders.orderDate),
      itemIds: sql<number[]>`item_ids`,
      suspicion: sql<string | null>`found_suspicion`,
      keepsCookie: sql<boolean>`keeps_cookie`,
    })
    .from(sql`place_order(${sql.join(parameters.map(sql.placeholder), sql`, `)})`)
    .prepare('place_order'),
)

const refusedState = 'DS001'

/** Places one order whole or not at all, in one round trip; what the shop's rules refuse is an outcome, not an error. */
export const placeOne = async (db: Db, order: OrderToStore): Promise<Placement> => {
  try {
    const [placement] = await placeOrderStatement(db).execute(order)
    if (!placement) throw new Error('place_order gave no row')
    return placement as Placement
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
