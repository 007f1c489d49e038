import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connection.ts'
import { preparedPer } from '../../../platform/db/prepared.ts'
import { orders } from '../../../platform/db/tables/orders.ts'
import type { OrderToStore, Placement, PlacementRefusal } from './place-order.queries.ts'

/** The function `place_orders` (migration 0007): a row for each order, in their order. */
const placeOrdersStatement = preparedPer((db) =>
  db
    .select({
      outcome: sql<Placement['outcome']>`outcome`,
      orderId: sql<number>`placed_order_id`,
      orderDate: sql<Date>`placed_at`.mapWith(orders.orderDate),
      itemIds: sql<number[]>`item_ids`,
      suspicion: sql<string | null>`found_suspicion`,
      keepsCookie: sql<boolean>`keeps_cookie`,
      refusal: sql<PlacementRefusal | null>`refusal`,
    })
    .from(sql`place_orders(${sql.placeholder('orders')})`)
    .orderBy(sql`place`)
    .prepare('place_orders'),
)

/** PostgreSQL reads bytes from text that begins with `\\x`. */
const bytes = (value: Buffer | null) => value && `\\x${value.toString('hex')}`

/** An order under the names that `place_orders` reads. */
const asRecord = (order: OrderToStore, place: number) => ({
  place,
  key: order.key,
  body_hash: bytes(order.bodyHash),
  cookie_hash: bytes(order.cookieHash),
  token_hash: bytes(order.tokenHash),
  name: order.name,
  phone: order.phone,
  phone_key: order.phoneKey,
  email: order.email,
  address: order.address,
  notes: order.notes,
  is_delivery: order.isDelivery,
  delivery_date: order.deliveryDate,
  source: order.source,
  actor: order.actor,
  packages: order.packages,
  quantities: order.quantities,
  prices: order.prices,
  pieces: order.pieces,
  day_capacity: order.dayCapacity,
  override_kitchen: order.overrideKitchen,
  suspicion: order.suspicion,
})

/**
 * Places many orders in one transaction, one after the other (decision 0032). What the shop's rules refuse leaves nothing
 * and does not touch the rest; a fault of the database undoes them all.
 * @returns the outcomes, in the order of the orders
 */
export const placeMany = async (
  db: Db,
  ordersToStore: readonly OrderToStore[],
): Promise<readonly Placement[]> => {
  const records = JSON.stringify(ordersToStore.map(asRecord))
  const placements = await placeOrdersStatement(db).execute({ orders: records })
  return placements as Placement[]
}
