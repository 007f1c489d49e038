import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, ownersPhone, test } from '../shop/desk.ts'

/** Analytics: every figure equals the API's (product.md section 2). */
test.use({ ownShop: 'analytics' })
test.describe.configure({ mode: 'default' })

const money = (amount: number) => `Rp\u00a0${amount.toLocaleString('id-ID')}`

const cellsOf = async (page: Page, name: string) => {
  const rows = await page.getByRole('table', { name }).getByRole('row').all()
  return Promise.all(rows.slice(1).map((row) => row.getByRole('cell').allInnerTexts()))
}

test('figures, charts and their tables equal the API’s figures', async ({ page, desk }) => {
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

test('a range of days narrows the figures to it', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByLabel('From')).toHaveCount(0)
  await page.getByLabel('Period').selectOption('7')
  await expect(page.getByText('of 7 days')).toBeVisible()
  const from = page.getByLabel('From')
  const first = await from.inputValue()
  const before = new Date(Date.parse(`${first}T00:00:00Z`) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  await from.fill(before)
  await from.blur()
  await expect(page.getByText('of 8 days')).toBeVisible()
  await expect(page.getByLabel('Period')).toHaveValue('custom')
  await page.getByLabel('To', { exact: true }).fill(before)
  await page.getByLabel('To', { exact: true }).blur()
  await expect(page.getByText('of 1 days')).toBeVisible()
  await expect(page.getByText('Total Paid Orders', { exact: true }).locator('..')).toContainText(
    '0in this period',
  )
  await expect(page.getByText('Belum ada penjualan.')).toHaveCount(3)
  await page.getByLabel('Period').selectOption('overview')
  await expect(page.getByText('of 30 days')).toBeVisible()
})

test('figures that fail to load show an error and can be reloaded', async ({ page }) => {
  await page.route(
    '**/api/revenue/daily**',
    (route) => route.fulfill({ status: 503, json: { message: 'Sedang sibuk.' } }),
    {
      times: 1,
    },
  )
  await page.goto('/admin')
  await expect(page.getByRole('alert').filter({ hasText: 'Analytics could not be loaded.' })).toContainText(
    'Sedang sibuk.',
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('figure').filter({ hasText: 'Daily Revenue Trend' })).toBeVisible()
  await expect(page.getByText('Analytics could not be loaded.')).toHaveCount(0)
})

test.describe('on the owner’s phone', () => {
  test.use(ownersPhone)

  test('amounts stay on one line and nothing overflows', async ({ page }) => {
    await page.goto('/admin')
    await expect(page.getByRole('figure')).toHaveCount(3)
    await expectNoSidewaysScroll(page)
    for (const amount of await page.locator('dd').filter({ hasText: 'Rp' }).all()) {
      const lines = await amount.evaluate((each) => each.getClientRects().length)
      expect(lines).toBe(1)
    }
    const bar = page.getByRole('figure').filter({ hasText: 'Daily Revenue Trend' }).getByRole('img')
    await bar.scrollIntoViewIfNeeded()
    const box = await bar.boundingBox()
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) - 12, (box?.y ?? 0) + 120)
    await expect(page.getByText(/: 3 orders/)).toBeVisible()
    await page.getByRole('heading', { name: 'Daily Revenue Trend' }).tap()
    await expect(page.getByText(/: 3 orders/)).toHaveCount(0)
  })
})
