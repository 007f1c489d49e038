import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, ownersPhone, test } from '../shop/desk.ts'

/** The first day of a shop: no orders, no stock, no reviews. */
test.use({ ownShop: 'first-day' })
test.describe.configure({ mode: 'default' })

const open = async (page: Page, tab: string) => {
  await page.goto(`/admin?tab=${tab}`)
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(new RegExp(tab, 'i'))
}

function emptyDesk() {
  test('every tab has a text for an empty list', async ({ page }) => {
    await open(page, 'orders')
    await expect(page.getByText('Total Orders: 0', { exact: true })).toBeVisible()
    await expect(page.getByText('No orders found', { exact: true })).toBeVisible()
    await expect(page.getByText('Perlu disiapkan: 0 pesanan · 0 pcs')).toBeVisible()
    await expectNoSidewaysScroll(page)

    await open(page, 'inventory')
    await expect(page.getByText('No inventory items', { exact: true })).toBeVisible()
    await expectNoSidewaysScroll(page)

    await open(page, 'reviews')
    await expect(page.getByText('No reviews yet', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: '0 pending approvals' })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  test('analytics without sales show zeros, every day of the trend, and no NaN', async ({ page }) => {
    await page.goto('/admin')
    await expect(page.getByRole('tab', { name: 'Analytics' })).toHaveAttribute('aria-selected', 'true')
    for (const name of ['Total Revenue', 'This Month', 'Last Month']) {
      const tile = page.getByText(name, { exact: true }).locator('..')
      await expect(tile).toContainText('Rp 0')
    }
    await expect(page.getByText('no sales last month', { exact: true })).toBeVisible()
    await expect(page.getByText('Belum ada penjualan.')).toHaveCount(3)
    const trend = page.getByRole('figure').filter({ hasText: 'Daily Revenue Trend' })
    await expect(trend.getByRole('img')).toHaveAccessibleName(
      'Daily revenue, last 10 days. Belum ada penjualan.',
    )
    await page.getByRole('button', { name: 'Lihat sebagai tabel' }).nth(1).click()
    const table = page.getByRole('table', { name: 'Daily revenue' })
    await expect(table.getByRole('row')).toHaveCount(31)
    expect(await page.locator('body').innerText()).not.toMatch(/NaN|Infinity|∞|undefined|null/)
    await expectNoSidewaysScroll(page)
  })
}

test.describe('on the owner’s phone', () => {
  test.use(ownersPhone)
  emptyDesk()
})

test.describe('on a laptop', emptyDesk)

test('the first order appears in the empty list without a reload', async ({ page, desk }) => {
  await open(page, 'orders')
  await expect(page.getByText('No orders found', { exact: true })).toBeVisible()
  const { id, customerName } = await desk.placeOrder()
  const card = page.getByRole('article', { name: `Order ${id}`, exact: true })
  await expect(card).toContainText(customerName)
  await expect(page.getByText('Total Orders: 1', { exact: true })).toBeVisible()
})
