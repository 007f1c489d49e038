import { describe, expect, it } from 'vitest'
import { buildOrder } from '../../testing/orders.ts'
import { answered, buildTestApp } from '../../testing/test-app.ts'

const shop = await buildTestApp({ now: () => new Date('2027-01-10T03:00:00Z') })
const admin = await shop.signIn()

const report = async (path: string) => (await shop.get(`/api/revenue/${path}`, admin)).json()

/** An order placed at that moment and then paid. */
const paidOrder = async (packageType: '10pcs' | '20pcs' | '100pcs', quantity: number, orderDate: string) => {
  const { order } = await buildOrder(shop.database.db, { packageType, quantity })
  await shop.rows(`update orders set order_date = '${orderDate}' where id = ${order.id}`)
  await shop.rows(
    `update orders set is_paid = true, paid_at = '${orderDate}', payment_method = 'gopay' where id = ${order.id}`,
  )
  return order.id
}

describe('revenue', () => {
  it('is zero, and not NaN, while nothing was sold', async () => {
    expect(await report('total')).toEqual({
      ...{ total: 0, received: 0, givenBack: 0, thisMonth: 0, lastMonth: 0 },
      ...{ paidOrders: 0, owed: 0, owedOrders: 0 },
    })
    const days = await report('daily')
    expect(days).toHaveLength(30)
    expect(days[0]).toEqual({ date: '2026-12-12', orders: 0, revenue: 0, received: 0, givenBack: 0 })
    expect(days.at(-1)).toMatchObject({ date: '2027-01-10', orders: 0, revenue: 0 })
    expect(await report('by-package')).toEqual([])
  })

  it('is the same sum in total, by day, by package and by method', async () => {
    await paidOrder('100pcs', 1, '2027-01-05T05:00:00Z')
    const sum = (rows: { revenue: number }[]) => rows.reduce((total, { revenue }) => total + revenue, 0)
    const span = '?from=2026-12-01&to=2027-01-10'
    const { total } = await report('total')
    expect(sum(await report(`daily${span}`))).toBe(total)
    expect(sum(await report('by-package'))).toBe(total)
    expect(sum(await report(`by-package${span}`))).toBe(total)
    const gopay = { paymentMethod: 'gopay', orders: 1, revenue: total }
    expect(await report(`by-method${span}`)).toMatchObject([gopay])
  })

  it('decreases when a payment is reversed', async () => {
    const before = await report('total')
    const id = await paidOrder('20pcs', 1, '2027-01-06T05:00:00Z')
    await shop.rows(`update orders set is_paid = false, paid_at = null where id = ${id}`)
    expect(await report('total')).toMatchObject({ total: before.total, paidOrders: before.paidOrders })
  })

  it('counts the unpaid total, without cancelled orders', async () => {
    const before = await report('total')
    await buildOrder(shop.database.db, { packageType: '10pcs', quantity: 2 })
    await buildOrder(shop.database.db, { packageType: '10pcs' }, { status: 'cancelled' })
    const { owed, owedOrders } = await report('total')
    expect([owed, owedOrders]).toEqual([before.owed + 60_000, before.owedOrders + 1])
  })

  it('of a span that ends before it begins is refused', async () => {
    const answer = answered(await shop.get('/api/revenue/daily?from=2027-01-10&to=2027-01-01', admin))
    expect(answer).toMatchObject({ statusCode: 400, issues: [{ path: 'from' }] })
  })
})
