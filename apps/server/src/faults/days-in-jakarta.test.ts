import type { KitchenPlan } from '@dimsum/contract/kitchen'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { payments } from '../platform/db/tables/money.ts'
import { buildOrder } from '../testing/orders.ts'
import { buildTestApp } from '../testing/test-app.ts'

/**
 * Days and months are in WIB. Tests both sides of a midnight in Jakarta, in the seven hours in which London still has
 * the previous day: everything that groups by day or month, or says «today», must follow WIB.
 */

/** 23:59:59 WIB on 31 December, and the next second. */
const lastSecond = new Date('2026-12-31T16:59:59Z')
const midnight = new Date('2026-12-31T17:00:00Z')

let now = midnight

const get = async <T>(url: string): Promise<T> => (await shop.get(url, admin)).json<T>()

const shop = await buildTestApp({ now: () => now })
const admin = await shop.signIn()
const paidAt = async (orderDate: Date, packageType: '10pcs' | '20pcs') => {
  const paid = { orderDate, isPaid: true, paidAt: orderDate, paymentMethod: 'gopay' }
  const { order } = await buildOrder(shop.database.db, { packageType }, paid)
  return order.id
}
await paidAt(lastSecond, '10pcs')
const fresh = await paidAt(midnight, '20pcs')

it.each([
  ['last', lastSecond, '2026-12-30', '2026-12-31', { thisMonth: 30_000, lastMonth: 0 }],
  ['first', midnight, '2026-12-31', '2027-01-01', { thisMonth: 58_000, lastMonth: 30_000 }],
] as const)('in the %s second of a year in Jakarta, reports and the owner’s plan follow WIB, and an order may be moved to today at the earliest', async (_, moment, before, today, months) => {
  now = moment
  expect(await get('/api/revenue/total')).toMatchObject(months)
  const days = await get<{ date: string; revenue: number }[]>('/api/revenue/daily')
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toMatchObject({ date: today, revenue: months.thisMonth })
  const plan = await get<KitchenPlan>('/api/admin/kitchen/days?from=2026-12-30&to=2027-01-02')
  expect(plan.today).toBe(today)
  const { order } = await buildOrder(shop.database.db)
  const move = async (day: string) =>
    (await shop.moveToDay(order.id, day, { overrideKitchen: true })).statusCode
  expect([await move(before), await move(today)]).toEqual([400, 200])
})

it('the payment methods of a day are grouped by WIB day, also after a correction', async () => {
  const byMethod = (day: string) => get(`/api/revenue/by-method?from=${day}&to=${day}`)
  const one = (paymentMethod: string, received: number) => [
    { paymentMethod, orders: 1, revenue: received, received, givenBack: 0 },
  ]
  expect(await byMethod('2026-12-31')).toEqual(one('gopay', 30_000))
  expect(await byMethod('2027-01-01')).toEqual(one('gopay', 58_000))
  await shop.database.db.update(payments).set({ method: 'tunai' }).where(eq(payments.orderId, fresh))
  expect(await byMethod('2026-12-31')).toEqual(one('gopay', 30_000))
  expect(await byMethod('2027-01-01')).toEqual(one('tunai', 58_000))
})

it('the revenue of a day and the rows of its export use WIB days', async () => {
  const ofDay = async (day: string) => {
    const csv = (await shop.get(`/api/admin/orders.csv?from=${day}&to=${day}`, admin)).body
    const [titles = [], ...rows] = csv.split('\r\n').map((line) => line.split(';'))
    const exported = rows.map((cells) =>
      ['Tanggal Pesan', 'Tanggal Bayar'].map((title) => cells[titles.indexOf(title)]),
    )
    return {
      revenue: await get(`/api/revenue/daily?from=${day}&to=${day}`),
      exported: exported.filter((days) => days.includes(day)),
    }
  }
  for (const [day, revenue] of [
    ['2026-12-31', 30_000],
    ['2027-01-01', 58_000],
  ] as const)
    expect(await ofDay(day)).toMatchObject({ revenue: [{ revenue }], exported: [[day, day]] })
})
