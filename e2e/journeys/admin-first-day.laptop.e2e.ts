import type { Page } from '@playwright/test'
import { expect, test } from '../shop/desk.ts'

/** The first day of a shop: no orders, no stock, no reviews. */
test.use({ ownShop: 'first-day' })
test.describe.configure({ mode: 'default' })

const open = async (page: Page, tab: string) => {
  await page.goto(`/admin?tab=${tab}`)
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(new RegExp(tab, 'i'))
}

test('the first order appears in the empty list without a reload', async ({ page, desk }) => {
  await open(page, 'orders')
  await expect(page.getByText('No orders found', { exact: true })).toBeVisible()
  const { id, customerName } = await desk.placeOrder()
  const card = page.getByRole('article', { name: `Order ${id}`, exact: true })
  await expect(card).toContainText(customerName)
  await expect(page.getByText('Total Orders: 1', { exact: true })).toBeVisible()
})
