import { PlaceOrder, type PlaceOrderInput } from '@dimsum/contract/place-order'
import { eq } from 'drizzle-orm'
import type { Db } from '../platform/db/connection.ts'
import { orders } from '../platform/db/tables/orders.ts'
import { placeAsCustomer } from '../shop/orders/place/place-as-customer.ts'
import { defaultShopRules } from './shop-rules.ts'

/** What a customer fills in, as the server reads it; a test names only what matters to it. */
export const anOrder = (overrides: Partial<PlaceOrderInput> = {}): PlaceOrder =>
  PlaceOrder.parse({
    customerName: 'Siti Rahma',
    customerPhone: '0812-3456-7890',
    customerAddress: 'Jl. Kenanga No. 5, Bekasi',
    packageType: '20pcs',
    quantity: 1,
    ...overrides,
  })

type PlacedFields = Partial<
  Pick<typeof orders.$inferInsert, 'status' | 'orderDate' | 'isPaid' | 'paidAt' | 'paymentMethod'>
>

/**
 * Places an order as a customer does, then moves it where the test needs it.
 * @returns the answer, and the cookie of the browser that placed it
 */
export const buildOrder = async (
  db: Db,
  overrides: Partial<PlaceOrderInput> = {},
  later: PlacedFields = {},
) => {
  const parts = { db, now: () => new Date() }
  const placed = await placeAsCustomer(parts, anOrder(overrides), { rules: defaultShopRules })
  if (Object.keys(later).length > 0) await db.update(orders).set(later).where(eq(orders.id, placed.order.id))
  return placed
}
