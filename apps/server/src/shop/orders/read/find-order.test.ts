import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { tokenHash } from '../../../platform/config/secret-token.ts'
import { orders } from '../../../platform/db/tables/orders.ts'
import { openShopFloor } from '../../../testing/shop-floor.ts'
import { findOrder } from './orders.queries.ts'

const floor = await openShopFloor()

const place = async (n: number) => {
  const customerName = `Pelanggan ${n}`
  const { order, accessToken } = await floor.place({ customerPhone: `0812700${1000 + n}`, customerName })
  return { id: order.id, customerName, cookieHash: tokenHash(accessToken) }
}

describe('a row read as one JSON value', () => {
  const asColumns = async (id: number) => (await floor.db.select().from(orders).where(eq(orders.id, id)))[0]

  test('equals the row read by columns, with every column filled', async () => {
    const { id } = await place(1)
    const code = await floor.one(
      `insert into promotion_codes (code, kind, value) values ('LEBARAN', 'percent', 10) returning id`,
    )
    await floor.rows(
      `update orders set customer_name = 'Ani "Ŝ" \\ 🥟', customer_email = 'ani@example.com', notes = E'satu\\ndua',
         paid_at = '2026-11-21 03:00:00.123456+00', is_paid = true, payment_method = 'qris',
         stripe_payment_intent_id = 's', midtrans_transaction_id = 'm', midtrans_payment_status = 'settlement',
         cancel_reason = 'c', suspicion = 'many-from-address', label_printed_at = now(), anonymised_at = now(),
         delivery_date = '2026-11-22', time_window = '09:00-11:00', refunded = 1000,
         promotion_code_id = $2, deposit = '{"amount": "1000.00", "restDue": null, "terms": ""}',
         charges = '[{"kind": "delivery", "amount": "10000.00", "reason": "Tebet"}]'
       where id = $1`,
      [id, code.id],
    )
    const columns = await asColumns(id)
    // A paid order has no part paid.
    const { amountPaid, kept, ...filled } = columns ?? {}
    expect(Object.values(filled)).not.toContain(null)
    expect([amountPaid, kept]).toEqual([null, null])
    const { items, customerNote: _, givenBack: __, ...row } = (await findOrder(floor.db, id)) ?? { items: [] }
    expect(row).toEqual(columns)
    expect(items).toHaveLength(1)
  })

  test('equals the row read by columns, with only required columns filled', async () => {
    const { id } = await place(2)
    const { items: _, customerNote, givenBack, ...row } = (await findOrder(floor.db, id)) ?? { items: [] }
    expect(row).toEqual(await asColumns(id))
    expect([customerNote, givenBack]).toEqual([null, null])
  })
})
