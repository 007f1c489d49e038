import { PlaceOrder, type PlaceOrderInput } from '@dimsum/contract/place-order'
import { eq } from 'drizzle-orm'
import type { Db } from '../platform/db/connection.ts'
import { payments } from '../platform/db/tables/money.ts'
import { orders } from '../platform/db/tables/orders.ts'
import { placeAsCustomer } from '../shop/orders/place/place-as-customer.ts'
import { defaultShopRules } from './shop-rules.ts'

/** A filled order form as the server parses it; a test gives only the fields it is about. */
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
 * Places an order like a customer, then moves it to the given state.
 * @returns the response, and the cookie of the browser that placed it
 */
export const buildOrder = async (
  db: Db,
  overrides: Partial<PlaceOrderInput> = {},
  later: PlacedFields = {},
) => {
  const parts = { db, now: () => new Date() }
  const placed = await placeAsCustomer(parts, anOrder(overrides), { rules: defaultShopRules })
  const { isPaid = false, paidAt = null, paymentMethod, ...rest } = later
  const { id, totalPrice } = placed.order
  if (Object.keys(rest).length > 0) await db.update(orders).set(rest).where(eq(orders.id, id))
  if (isPaid) {
    const receivedAt = paidAt ?? undefined
    const method = paymentMethod ?? 'tunai'
    await db
      .insert(payments)
      .values({ orderId: id, amount: totalPrice, method, receivedAt, recordedBy: 'admin:pemilik' })
  }
  return placed
}
