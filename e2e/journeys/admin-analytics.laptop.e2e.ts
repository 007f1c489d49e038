import type { Page } from '@playwright/test'
import { expect, test } from '../shop/desk.ts'

/** Analytics: every figure equals the API's (product.md section 2). */
test.use({ ownShop: 'analytics' })
test.describe.configure({ mode: 'default' })

const money = (amount: number) => `Rp\u00a0${amount.toLocaleString('id-ID')}`

const cellsOf = async (page: Page, name: string) => {
  const rows = await page.getByRole('table', { name }).getByRole('row').all()
  return Promise.all(rows.slice(1).map((row) => row.getByRole('cell').allInnerTexts()))
}

test('check 32: figures, charts and their tables equal the API’s figures', async ({ page, desk }) => {
  const small = await desk.placeOrder({ packageType: '10pcs', quantity: 3 })
  const medium = await desk.placeOrder({ packageType: '20pcs', quantity: 2 })
  const large = await desk.placeOrder({ packageType: '100pcs' })
  const owed = await desk.placeOrder({ packageType: '10pcs', quantity: 2 })
  const cancelled = await desk.placeOrder({ packageType: '100pcs' })
  await desk.moveTo(cancelled.id, 'cancelled')
  await desk.markPaid(small, 'tunai')
  await desk.markPaid(medium, 'transfer')
  await desk.markPaid(large, 'tunai')
  expect(Number(owed.totalPrice)).toBe(60_000)
  const read = async (path: string) => (await desk.owner.get(`/api/revenue/${path}`)).json()
  const total = await read('total')
  expect(total).toMatchObject({
    total: 476_000,
    thisMonth: 476_000,
    lastMonth: 0,
    owed: 60_000,
    owedOrders: 1,
  })

  await page.goto('/admin')
  const tile = (name: string) =>
    page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
  await expect(tile('Total Revenue')).toContainText(money(476_000))
  await expect(tile('This Month')).toContainText(money(476_000))
  await expect(tile('This Month')).toContainText('no sales last month')
  await expect(tile('Last Month')).toContainText(money(0))
  await expect(tile('Belum dibayar')).toContainText(`${money(60_000)}1 unpaid order`)
  await expect(tile('Total Paid Orders')).toContainText('3')
  await expect(tile('Average Order Value')).toContainText(money(158_667))
  await expect(tile('20pcs Orders')).toContainText('1Popular')
  await expect(tile('Active Days')).toContainText('1of 30 days')

  for (let charts = 3; charts > 0; charts--)
    await page.getByRole('button', { name: 'Lihat sebagai tabel' }).first().click()
  const byPackage: { orders: number; revenue: number }[] = await read('by-package')
  expect(await cellsOf(page, 'Revenue by Package Type')).toEqual([
    ['Paket Besar (100 pcs)', '1', money(270_000)],
    ['Paket Sedang (20 pcs)', '1', money(116_000)],
    ['Paket Kecil (10 pcs)', '1', money(90_000)],
  ])
  expect(byPackage.map(({ revenue }) => revenue)).toEqual([270_000, 116_000, 90_000])
  expect(await cellsOf(page, 'Payment Methods')).toEqual([
    ['Tunai', '2', money(360_000)],
    ['Transfer', '1', money(116_000)],
  ])
  const days: { orders: number; revenue: number }[] = await read('daily')
  expect((await cellsOf(page, 'Daily revenue')).map(([, orders, revenue]) => [orders, revenue])).toEqual(
    days.map(({ orders, revenue }) => [String(orders), money(revenue)]),
  )
  expect(days).toHaveLength(30)

  const figures = page.getByRole('figure')
  await expect(figures).toHaveCount(3)
  await expect(figures.filter({ hasText: 'Revenue by Package Type' })).toHaveAccessibleName(
    'Terbanyak: Paket Besar (100 pcs), 57%',
  )
  const trend = figures.filter({ hasText: 'Daily Revenue Trend' })
  await expect(trend).toHaveAccessibleName(/^Tertinggi \d+ \S+, Rp\s476\.000$/)
  await expect(trend.getByRole('img')).toHaveAccessibleName(/^Daily revenue, last 10 days\. Tertinggi/)
})
