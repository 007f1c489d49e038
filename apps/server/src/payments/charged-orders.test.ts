import { formatRupiah, rupiah } from '@dimsum/domain/money'
import { totalOf } from '@dimsum/domain/order-total'
import { expect, test } from 'vitest'
import { brokenInvariants } from '../testing/invariants.ts'
import { openPaymentShop } from '../testing/payment-shop.ts'
import { textOf } from '../testing/pdf-text.ts'
import { aPromotionCode } from '../testing/promotions.ts'
import { answered } from '../testing/test-app.ts'
import { payInDemo } from './demo/pay-in-demo.ts'
import { paymentRules } from './payment-parts.ts'
import { reconcileDue } from './reconcile/reconcile.ts'

/** An order with a fee, promotion or discount has the same total in payments, documents and reports. */

const shop = await openPaymentShop()

const get = async (url: string, cookies = shop.admin) => shop.get(url, cookies)
/** The text of an order's invoice, and its cells of these columns of the export. */
const writtenOf = async ({ id }: { id: number }, columns: string[]) => {
  const invoice = textOf((await get(`/api/orders/${id}/invoice.pdf`)).rawPayload)
  const file = (await get('/api/admin/orders.csv')).body.split('\r\n')
  const [titles = [], ...rows] = file.map((row) => row.split(';'))
  const cells = rows.find(([number]) => number === String(id).padStart(6, '0'))
  return {
    invoice: invoice.replaceAll('\u00a0', ' '),
    cells: columns.map((title) => cells?.[titles.indexOf(title)]),
  }
}
const list = async (deliveryAreas: object[]) => {
  const answer = await shop.changeSettings({ deliveryAreas })
  expect(answer.statusCode, answer.body).toBe(200)
}
const tebet = { id: 'tebet', name: 'Tebet', fee: 10_000, leastOrder: null, freeFrom: 200_000 }

const place = async (form: Parameters<typeof shop.placeOrder>[0]) => {
  const { order, cookies } = await shop.placeOrder(form)
  return { ...order, cookies }
}

test('choices are in the price, in the payment’s items and in the reports', async () => {
  await list([])
  const filling = { id: 'Isi pilihan dapur', en: 'Filling' }
  const option = (name: string, priceDifference: number) => ({
    name: { id: name, en: '' },
    priceDifference,
    isDefault: false,
    soldOutUntil: null,
  })
  const options = [option('ayam kampung', 0), option('udang dan kepiting', 7_500)]
  const added = await shop.post(
    '/api/admin/menu/choices',
    { name: filling, min: 0, max: 2, options, packages: ['20pcs'] },
    shop.admin,
  )
  const ids: number[] = added.json().options.map(({ id }: { id: number }) => id)
  const before = (await get('/api/revenue/by-package')).json()
  const order = await place({
    quantity: 3,
    items: [
      { packageType: '20pcs', quantity: 2, choices: ids },
      { packageType: '20pcs', quantity: 1, choices: ids.slice(0, 1) },
    ],
  })
  expect(order.totalPrice).toBe('189000.00')
  expect((await shop.create(order)).statusCode).toBe(200)
  const { transaction_details: details, item_details: items } = shop.lastPageAsked()
  expect(details.gross_amount).toBe(189_000)
  expect(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)).toBe(189_000)
  expect(items).toMatchObject([
    { name: 'Paket Sedang (20 pcs) [Isi pilihan dapur: ayam kam', price: 65_500, quantity: 2 },
    { name: expect.stringMatching(/^.{1,50}$/), price: 58_000, quantity: 1 },
  ])
  expect(new Set(items.map(({ id }) => id)).size).toBe(2)
  await shop.payByHand(order.id, { amount: 189_000 })
  const revenueOf = (all: { packageType: string; orders: number; revenue: number }[]) =>
    all.find(({ packageType }) => packageType === '20pcs') ?? { orders: 0, revenue: 0 }
  const after = revenueOf((await get('/api/revenue/by-package')).json())
  expect(after.revenue - revenueOf(before).revenue).toBe(189_000)
  expect(after.orders - revenueOf(before).orders).toBe(1)
  expect(await brokenInvariants(shop.database.pool)).toEqual([])
  await shop.send('DELETE', `/api/admin/menu/choices/${added.json().id}`, undefined as never, shop.admin)
})

const offer = async (code: string, terms: object = {}) => {
  const answer = await shop.post('/api/promotion-codes', aPromotionCode({ code, ...terms }), shop.admin)
  expect(answer.statusCode, answer.body).toBe(201)
}

test('fee and promotion are in the payment, the documents, the export and the reports, with the same total in all', async () => {
  await list([])
  await offer('HEMAT10')
  const promoted = await place({ promotionCode: 'hemat10', quantity: 2 })
  await list([tebet])
  const charged = await place({ deliveryAreaId: 'tebet', quantity: 2 })
  const both = await place({ promotionCode: 'HEMAT10', deliveryAreaId: 'tebet', quantity: 2 })
  const fee = { id: 'delivery', name: 'Ongkir Tebet', price: 10_000, quantity: 1 }
  const off = { id: 'promotion', name: 'Promo HEMAT10', price: -11_600, quantity: 1 }
  const cases = [
    [promoted, 104_400, [off], ['', '11600', 'HEMAT10', '', '104400']],
    [charged, 126_000, [fee], ['10000', '', '', 'Tebet', '126000']],
    [both, 114_400, [fee, off], ['10000', '11600', 'HEMAT10', 'Tebet', '114400']],
  ] as const
  const columns = ['Ongkir (Rp)', 'Potongan Promo (Rp)', 'Kode Promo', 'Area Pengiriman', 'Total (Rp)']
  for (const [order, total, charges, exported] of cases) {
    expect(order.totalPrice).toBe(`${total}.00`)
    expect(totalOf(rupiah(116_000), order.charges)).toBe(total)
    const asked = await shop.create(order, 'virtual_account', { totalAmount: `${total}.00` })
    expect(asked.statusCode, asked.body).toBe(200)
    const { transaction_details: details, item_details: items } = shop.lastPageAsked()
    expect(details.gross_amount).toBe(total)
    expect(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)).toBe(total)
    expect(items.slice(1)).toEqual(charges)
    const { invoice, cells } = await writtenOf(order, columns)
    const shown = [...charges.map(({ name }) => name), formatRupiah(total).replaceAll('\u00a0', ' ')]
    for (const text of shown) expect(invoice).toContain(text)
    expect(cells).toEqual(exported)
  }

  const sums = async () => {
    const sumOf = (each: { revenue: number }[]) => each.reduce((sum, { revenue }) => sum + revenue, 0)
    return {
      total: (await get('/api/revenue/total')).json().total,
      days: sumOf((await get('/api/revenue/daily')).json()),
      packages: sumOf((await get('/api/revenue/by-package')).json()),
    }
  }
  const before = await sums()
  for (const [{ id }] of cases) expect((await shop.payByHand(id)).statusCode).toBe(200)
  expect(await sums()).toEqual({
    total: before.total + 344_800,
    days: before.days + 344_800,
    packages: before.packages + 3 * 116_000,
  })
  expect(await brokenInvariants(shop.database.pool)).toEqual([])
})

test('an order fully covered by a promotion is not unpaid, and cannot be paid', async () => {
  const debts = async () => (await get('/api/admin/day-summary')).json().unpaid
  const demo = { isPaid: true, paymentMethod: 'midtrans_ewallet' } as const
  await list([])
  const before = await debts()
  const processed = (await get('/api/system/status')).json().payments.totalProcessed
  await offer('GRATIS', { value: 100 })
  const order = await place({ promotionCode: 'GRATIS' })
  expect(order.totalPrice).toBe('0.00')
  const message = 'There is nothing to pay for this order.'
  expect(answered(await shop.create(order))).toMatchObject({ statusCode: 409, message })
  expect((await shop.payByHand(order.id, { amount: 0 })).json().message).toBe(message)
  await expect(payInDemo({ ...shop, rules: paymentRules('demo') }, order.id, demo)).rejects.toThrow()
  expect((await shop.orderRow(order.id)).isPaid).toBe(false)
  expect(await debts()).toEqual(before)
  const { orders } = (await get('/api/orders?payment=unpaid')).json()
  expect(orders).not.toContainEqual(expect.objectContaining({ id: order.id }))
  expect((await get('/api/system/status')).json().payments.totalProcessed).toBe(processed)
  expect(await brokenInvariants(shop.database.pool)).toEqual([])
})

test('a free delivery is not an item for the provider, and is on the invoice', async () => {
  await list([tebet])
  const order = await place({ deliveryAreaId: 'tebet', quantity: 4 })
  expect([order.totalPrice, order.charges]).toEqual([
    '232000.00',
    [{ kind: 'delivery', amount: '0.00', reason: 'Tebet' }],
  ])
  await shop.create(order)
  expect(shop.lastPageAsked().item_details.map(({ id }) => id)).toEqual(['20pcs'])
  expect((await writtenOf(order, [])).invoice).toContain('Ongkir Tebet')
})

test('an edit ends the open payment of the old total at the provider; the next one, invoice and export have the new one', async () => {
  const order = await shop.started()
  const medium = (quantity: number) => [{ packageType: '20pcs', quantity }]
  const edited = await shop.send(
    'PUT',
    `/api/orders/${order.id}/goods`,
    {
      items: medium(2),
      adjustment: { kind: 'discount', amount: 6_000, reason: 'Langganan' },
      expected: { items: medium(1), adjustment: null, totalPrice: '58000.00' },
    },
    shop.admin,
  )
  expect(edited.statusCode, edited.body).toBe(200)
  // Chosen on the old page meanwhile: its notification must not postpone the end.
  await shop.told(shop.control.choose(order.providerOrderId, 'bca_va'))
  await reconcileDue(shop.payments)
  expect(await shop.statesOf(order.id)).not.toContain('open')
  expect((await shop.create(order)).statusCode).toBe(200)
  const { transaction_details: details, item_details: items } = shop.lastPageAsked()
  expect(details.gross_amount).toBe(110_000)
  expect(items.at(-1)).toMatchObject({ id: 'discount', name: 'Potongan: Langganan', price: -6_000 })
  const columns = ['Total (Rp)', 'Potongan/Tambahan (Rp)', 'Alasan Potongan/Tambahan']
  const { invoice, cells } = await writtenOf(order, columns)
  for (const shown of ['Potongan: Langganan', 'Rp 110.000']) expect(invoice).toContain(shown)
  expect(cells).toEqual(['110000', '-6000', 'Langganan'])
})
