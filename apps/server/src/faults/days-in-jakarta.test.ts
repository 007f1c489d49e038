import type { KitchenDays, KitchenPlan } from '@dimsum/contract/kitchen'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
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

describe.each([
  ['the last second of the year', lastSecond, '2026-12-31', { thisMonth: 30_000, lastMonth: 0 }],
  ['the first second of the year', midnight, '2027-01-01', { thisMonth: 58_000, lastMonth: 30_000 }],
] as const)('in %s in Jakarta', (_, moment, today, months) => {
  it('this month and last month are WIB months', async () => {
    now = moment
    expect(await get('/api/revenue/total')).toMatchObject(months)
  })

  it('the revenue of the last 30 days ends with today', async () => {
    now = moment
    const days = await get<{ date: string; revenue: number }[]>('/api/revenue/daily')
    expect(days).toHaveLength(30)
    expect(days.at(-1)).toMatchObject({ date: today, revenue: months.thisMonth })
  })

  it('the calendar for customers and the owner’s plan, sheet and board begin with today', async () => {
    now = moment
    const calendar = await get<KitchenDays>('/api/kitchen/days')
    expect([calendar.today, calendar.days[0]?.day, calendar.days.length]).toEqual([today, today, 31])
    const plan = await get<KitchenPlan>('/api/admin/kitchen/days?from=2026-12-30&to=2027-01-02')
    expect(plan.today).toBe(today)
  })

  it('an order may be moved to today, and to no earlier day', async () => {
    now = moment
    const { order } = await buildOrder(shop.database.db)
    const move = (day: string) => shop.moveToDay(order.id, day, { overrideKitchen: true })
    const before = { '2026-12-31': '2026-12-30', '2027-01-01': '2026-12-31' }[today]
    expect((await move(before)).statusCode).toBe(400)
    expect((await move(today)).statusCode).toBe(200)
  })
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
  expect(await ofDay('2026-12-31')).toMatchObject({
    revenue: [{ revenue: 30_000 }],
    exported: [['2026-12-31', '2026-12-31']],
  })
  expect(await ofDay('2027-01-01')).toMatchObject({
    revenue: [{ revenue: 58_000 }],
    exported: [['2027-01-01', '2027-01-01']],
  })
})
