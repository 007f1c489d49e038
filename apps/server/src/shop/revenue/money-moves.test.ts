import { expect, test } from 'vitest'
import { openPaymentShop } from '../../testing/payment-shop.ts'

/** Money by the day it came or went, beside the revenue by the day of the order. */

const shop = await openPaymentShop()
const cashier = await shop.signIn('cashier')
await shop.changeSettings({ refunds: true })

const pay = async (cookies: Record<string, string>, paymentMethod: string, receivedAt?: string) => {
  const { id: orderId } = await shop.place()
  const body = { orderId, isPaid: true, paymentMethod, ...(receivedAt && { receivedAt }) }
  const answer = await shop.send('POST', '/api/payment/manual-update', body, cookies)
  expect(answer.statusCode, answer.body).toBe(200)
  return orderId
}
const giveBack = (orderId: number, amount: number, way: string) => shop.giveBack(orderId, amount, { way })
const read = async (url: string) => (await shop.get(url, shop.admin)).json()

test('is on the WIB day and at the method and person of each amount, also when its order is cancelled', async () => {
  // 17:00 UTC begins the next day in WIB.
  const first = await pay(cashier, 'tunai', '2020-11-20T16:59:59Z')
  const odd = await pay(cashier, 'qris_statis', '2020-11-20T17:00:00Z')
  await shop.rows(`update payments set method = '=SUM(A1)' where order_id = $1`, [odd])
  const given = await pay(shop.admin, 'transfer', '2020-11-20T17:00:00Z')
  await shop.setStatus(first, 'cancelled', { reason: 'x' })
  await giveBack(given, 8_000, 'cash')
  await giveBack(first, 58_000, 'transfer')
  await shop.rows(`update refunds set settled_at = '2020-11-21T03:00:00Z'`)

  const range = '?from=2020-11-20&to=2020-11-21'
  const rows = [
    { date: '2020-11-20', method: 'tunai', received: 58_000, givenBack: 0 },
    { date: '2020-11-21', method: '=SUM(A1)', received: 58_000, givenBack: 0 },
    { date: '2020-11-21', method: 'transfer', received: 58_000, givenBack: 58_000 },
    { date: '2020-11-21', method: 'tunai', received: 0, givenBack: 8_000 },
  ]
  expect(await read(`/api/revenue/money${range}`)).toEqual(rows)

  const file = await shop.get(`/api/admin/money.csv${range}`, shop.admin)
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(file.headers['content-disposition']).toContain('uang-2020-11-20-2020-11-21.csv')
  expect(file.body).toBe(
    [
      '\uFEFFTanggal;Cara Bayar;Diterima (Rp);Dikembalikan (Rp);Bersih (Rp);DP Belum Lunas (Rp)',
      ...['2020-11-20;tunai;58000;0;58000;0', `2020-11-21;"'=SUM(A1)";58000;0;58000;0`],
      ...['2020-11-21;transfer;58000;58000;0;0', '2020-11-21;tunai;0;8000;-8000;0', ''],
    ].join('\r\n'),
  )

  const day = await read('/api/admin/day-summary?day=2020-11-21')
  expect(day.methods).toEqual(rows.slice(1).map(({ date: _, ...row }) => row))
  expect(day.people).toEqual([
    { person: 'kasir', received: 58_000, givenBack: 0 },
    { person: 'pemilik', received: 58_000, givenBack: 66_000 },
  ])
})

test('names the deposits held: on their days in table and file, in all in the totals, and by order in the list', async () => {
  const part = async (amount: number, paymentMethod: string) => {
    const { id } = await shop.place()
    const receivedAt = '2020-11-10T05:00:00Z'
    expect((await shop.payByHand(id, { paymentMethod, amount, receivedAt })).statusCode).toBe(200)
    return id
  }
  const [first, other] = [await part(20_000, 'transfer'), await part(30_000, 'tunai')]
  await giveBack(other, 10_000, 'transfer')
  await shop.rows(`update refunds set settled_at = '2020-11-11T05:00:00Z' where order_id = $1`, [other])
  const range = '?from=2020-11-10&to=2020-11-11'
  const whole = { date: '2020-11-10', method: 'transfer', received: 20_000, givenBack: 0 }
  const days = [
    { ...whole, deposits: 20_000 },
    { date: '2020-11-10', method: 'tunai', received: 30_000, givenBack: 0, deposits: 30_000 },
    { date: '2020-11-11', method: 'transfer', received: 0, givenBack: 10_000, deposits: -10_000 },
  ]
  expect(await read(`/api/revenue/money${range}`)).toEqual(days)
  expect((await shop.get(`/api/admin/money.csv${range}`, shop.admin)).body).toContain(
    '2020-11-11;transfer;0;10000;-10000;-10000\r\n',
  )
  const { deposits, total } = await read('/api/revenue/total')
  expect(deposits).toEqual({ held: 40_000, orders: 2, kept: 0 })
  const withDeposit = async () => (await read('/api/orders?payment=deposit')).orders
  expect(await withDeposit()).toMatchObject([{ id: other }, { id: first }])

  // Paid in full: revenue, and no deposit.
  await shop.payByHand(first)
  expect(await read('/api/revenue/total')).toMatchObject({
    total: total + 58_000,
    deposits: { held: 20_000, orders: 1 },
  })
  expect((await read(`/api/revenue/money${range}`))[0]).toEqual(whole)
  expect(await withDeposit()).toMatchObject([{ id: other }])
})

test('of a day names the shifts that were closed on it, and its text says their difference', async () => {
  const shifts = '/api/admin/cash/shifts'
  const { id } = (await shop.send('POST', shifts, { openingFloat: 100_000 }, cashier)).json()
  const closing = { expected: 100_000, counted: 97_000, reason: 'Parkir' }
  await shop.send('POST', `${shifts}/${id}/close`, closing, cashier)
  await shop.rows(
    `update cash_shifts set opened_at = '2020-11-18T10:00:00Z', closed_at = '2020-11-18T16:59:59Z'`,
  )
  const day = await read('/api/admin/day-summary?day=2020-11-18')
  expect(day.shifts).toEqual([{ person: 'kasir', expected: 100_000, counted: 97_000 }])
  expect(day.text).toContain('\nKas kasir: Rp97.000 (selisih -Rp3.000)\n')
  expect((await read('/api/admin/day-summary?day=2020-11-19')).shifts).toEqual([])
})
