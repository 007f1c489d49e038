import { rupiahFromWire } from '@dimsum/domain/money'
import { signedAmount, totalOf } from '@dimsum/domain/order-total'
import { orderTotal } from '@dimsum/domain/pricing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../testing/invariants.ts'
import { anOrder } from '../testing/orders.ts'
import { openPaymentShop, type PaymentShop } from '../testing/payment-shop.ts'
import { textOf } from '../testing/pdf-text.ts'

/** An order with a delivery fee costs the same wherever it is paid, printed and counted. */

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
})
afterAll(() => shop.close())

const get = async (url: string, cookies = shop.admin) => shop.call({ method: 'GET', url, cookies })
const header = async () => (await get('/api/admin/orders.csv')).body.split('\r\n')[0]?.split(';') ?? []
const list = async (deliveryAreas: object[]) => {
  const url = '/api/admin/settings'
  const answer = await shop.call({ method: 'PATCH', url, cookies: shop.admin, payload: { deliveryAreas } })
  expect(answer.statusCode, answer.body).toBe(200)
}
const tebet = { id: 'tebet', name: 'Tebet', fee: 10_000, leastOrder: null, freeFrom: 200_000 }

const place = async (order: Parameters<typeof anOrder>[0]) => {
  const placed = await shop.post('/api/orders', anOrder(order))
  expect(placed.statusCode, placed.body).toBe(201)
  const access = placed.cookies.find(({ name }) => name === 'access')?.value ?? ''
  return { ...placed.json(), cookies: { access } }
}

const itemsSent = () => {
  const asked = shop.control.requests().filter(({ path }) => path === '/snap/v1/transactions')
  return asked.at(-1)?.body as {
    transaction_details: { gross_amount: number }
    item_details: { id: string; name: string; price: number; quantity: number }[]
  }
}

test('without a charge the bookkeeper’s file has the columns it always had', async () => {
  await place({})
  expect(await header()).not.toContain('Ongkir (Rp)')
})

test('the fee is in the payment, the papers, the file and the reports, and the total the same in all', async () => {
  await list([tebet])
  const order = await place({
    deliveryAreaId: 'tebet',
    customerEmail: 'siti@example.com',
    quantity: 2,
    items: [
      { packageType: '20pcs', quantity: 2 },
      { packageType: '10pcs', quantity: 1 },
    ],
  })
  expect(order.totalPrice).toBe('156000.00')
  const lines = orderTotal(order.items)
  expect(totalOf(lines, order.charges)).toBe(rupiahFromWire(order.totalPrice))
  expect(lines + signedAmount(order.charges[0])).toBe(156_000)

  const asked = await shop.create(order, 'virtual_account', { totalAmount: '156000.00' })
  expect(asked.statusCode, asked.body).toBe(200)
  const { transaction_details: details, item_details: items } = itemsSent()
  expect(details.gross_amount).toBe(156_000)
  expect(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)).toBe(156_000)
  expect(items.at(-1)).toEqual({ id: 'delivery', name: 'Ongkir Tebet', price: 10_000, quantity: 1 })

  const pdf = textOf((await get(`/api/orders/${order.id}/invoice.pdf`, order.cookies)).rawPayload)
  for (const shown of ['Ongkir Tebet', 'Rp 10.000', 'Rp 156.000'])
    expect(pdf.replaceAll('\u00a0', ' ')).toContain(shown)

  const rows = (await get('/api/admin/orders.csv')).body.split('\r\n')
  const titles = await header()
  const cells = rows.at(-2)?.split(';') ?? []
  const cell = (title: string) => cells[titles.indexOf(title)]
  expect([cell('Ongkir (Rp)'), cell('Area Pengiriman'), cell('Total (Rp)')]).toEqual([
    '10000',
    'Tebet',
    '156000',
  ])

  const before = (await get('/api/revenue/total')).json().total
  const paid = await shop.call({
    method: 'POST',
    url: '/api/payment/manual-update',
    cookies: shop.admin,
    payload: { orderId: order.id, isPaid: true, paymentMethod: 'tunai', amount: 156_000 },
  })
  expect(paid.statusCode, paid.body).toBe(200)
  expect((await get('/api/revenue/total')).json().total).toBe(before + 156_000)
  const days = (await get('/api/revenue/daily')).json()
  expect(days.reduce((sum: number, { revenue }: { revenue: number }) => sum + revenue, 0)).toBe(156_000)
  const packages = (await get('/api/revenue/by-package')).json()
  expect(packages.reduce((sum: number, { revenue }: { revenue: number }) => sum + revenue, 0)).toBe(146_000)
  expect(await brokenInvariants(shop.database.pool as never)).toEqual([])
})

test('a delivery that is free is no item for the provider, and stands on the invoice', async () => {
  await list([tebet])
  const order = await place({ deliveryAreaId: 'tebet', quantity: 4 })
  expect([order.totalPrice, order.charges]).toEqual([
    '232000.00',
    [{ kind: 'delivery', amount: '0.00', reason: 'Tebet' }],
  ])
  await shop.create(order)
  expect(itemsSent().item_details.map(({ id }) => id)).toEqual(['20pcs'])
  const pdf = textOf((await get(`/api/orders/${order.id}/invoice.pdf`, order.cookies)).rawPayload)
  expect(pdf).toContain('Ongkir Tebet')
})

test('whoever is no holder reads the fee, and not the area', async () => {
  await list([tebet])
  const { id } = await place({ deliveryAreaId: 'tebet' })
  const seen = (await get(`/api/orders/${id}`, {} as never)).json()
  expect(seen).toMatchObject({ masked: true, totalPrice: '68000.00' })
  expect(seen.charges).toEqual([{ kind: 'delivery', amount: '10000.00', reason: '' }])
})

test('the kitchen, which sees no money, sees no fee', async () => {
  await list([tebet])
  const { id } = await place({ deliveryAreaId: 'tebet' })
  const seen = (await get(`/api/orders/${id}`, await shop.signIn('kitchen'))).json()
  expect([seen.id, seen.totalPrice, seen.charges]).toEqual([id, '0.00', []])
})
