import { describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { openPaymentShop } from '../../testing/payment-shop.ts'
import { openSecondInstance } from '../../testing/second-instance.ts'
import { answered } from '../../testing/test-app.ts'

/** A sale at the counter is one order, one cash payment and one hand-over, or nothing. */

const shop = await openPaymentShop()
const cashier = await shop.signIn('cashier')
const stock = { packageType: '20pcs', currentStock: 5, minimumStock: 0, unitPrice: 1000, isActive: true }
expect((await shop.send('POST', '/api/inventory', stock, shop.admin)).statusCode).toBe(201)

const sale = (key: string, quantity = 1, expectedTotal = quantity * 58_000) => ({
  key: `penjualan-langsung-${key}`,
  items: [{ packageType: '20pcs', quantity }],
  expectedTotal,
})
const sell = (body: object, cookies = cashier) => shop.send('POST', '/api/admin/counter-sales', body, cookies)
const count = async (table: string) => (await shop.rows(`select count(*)::int as n from ${table}`))[0].n
const everything = async () => ({
  orders: await count('orders'),
  payments: await count('payments'),
  events: await count('order_events'),
  keys: await count('idempotency_keys'),
  stock: (await shop.rows(`select current_stock from inventory`))[0].current_stock,
})
const wellKept = async () => expect(await brokenInvariants(shop.database.pool)).toEqual([])

describe('a sale at the counter', () => {
  test('is an order that is paid in cash by the cashier, handed over, and in the cashier’s shift', async () => {
    const shift = (await shop.send('POST', '/api/admin/cash/shifts', { openingFloat: 0 }, cashier)).json()
    const before = await everything()
    const order = answered(await sell(sale('satu')))
    expect(order).toMatchObject({
      statusCode: 201,
      status: 'delivered',
      isPaid: true,
      paymentMethod: 'tunai',
      totalPrice: '58000.00',
      source: 'walk-in',
      isDelivery: false,
    })
    expect(await shop.paymentsOf(order.id)).toMatchObject([
      { amount: '58000.00', method: 'tunai', recordedBy: 'admin:kasir', shiftId: shift.id },
    ])
    expect((await everything()).stock).toBe(before.stock - 1)
    await wellKept()
  })

  test('pressed twice, or sent again after a lost answer, sells once', async () => {
    const first = (await sell(sale('dua'))).json()
    const before = await everything()
    expect((await sell(sale('dua'))).json()).toEqual(first)
    expect((await sell(sale('dua', 1, 60_000))).json()).toEqual(first)
    expect(await everything()).toEqual(before)
  })

  test('sent again after the owner undid it stays undone', async () => {
    const { id } = (await sell(sale('batal'))).json()
    await shop.payByHand(id, { isPaid: false, note: 'salah' })
    await shop.setStatus(id, 'cancelled', { reason: 'salah' })
    expect((await sell(sale('batal'))).json()).toMatchObject({ id, isPaid: false, status: 'cancelled' })
  })

  test('pressed on two devices in parallel sells once', async () => {
    const second = await openSecondInstance(shop)
    const before = await everything()
    const request = { method: 'POST', url: '/api/admin/counter-sales', cookies: cashier } as const
    const press = (app: typeof second) => app.inject({ ...request, payload: sale('bersama') })
    const answers = await Promise.all([shop.app, second, shop.app, second].map(press))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    const after = await everything()
    expect([after.orders - before.orders, after.payments - before.payments]).toEqual([1, 1])
    await wellKept()
  })

  const unknown = { packageType: 'x', quantity: 1 }
  test.each([
    ['with another total than the screen showed', sale('total', 1, 50_000), 409, 'stale'],
    ['of more than the stock holds', sale('habis', 99), 409, 'out-of-stock'],
    ['with the key of another sale', { ...sale('dua', 2) }, 422, 'key-reused'],
    ['of a package that does not exist', { ...sale('asing'), items: [unknown] }, 400, 'validation'],
    ['of nothing', { ...sale('kosong'), items: [] }, 400, 'validation'],
  ] as const)('%s is refused and leaves nothing', async (_name, body, status, code) => {
    const before = await everything()
    expect(answered(await sell(body))).toMatchObject({ statusCode: status, code })
    expect(await everything()).toEqual(before)
    await wellKept()
  })

  test('that cannot be paid leaves no order', async () => {
    const before = await everything()
    await shop.rows(`
      create function no_cash() returns trigger language plpgsql as $$ begin raise exception 'no cash today'; end $$;
      create trigger no_cash before insert on payments for each row execute function no_cash()`)
    expect((await sell(sale('gagal'))).statusCode).toBe(500)
    await shop.rows('drop function no_cash cascade')
    expect(await everything()).toEqual(before)
    expect((await sell(sale('gagal'))).statusCode).toBe(201)
  })
})
