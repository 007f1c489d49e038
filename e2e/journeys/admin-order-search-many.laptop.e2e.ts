import { expect, test } from '../shop/desk.ts'
import { openOrders, shown } from '../shop/order-cards.ts'

/** A search counts up to 200 orders; beyond that it only shows that there are more. */
test.use({ ownShop: 'order-search-many' })

test('a search counts its orders and pages to the last one; of very many it shows only that there are more', async ({
  page,
  desk,
}) => {
  await desk.fillWithHistory(3000)
  await openOrders(page)
  await page.getByLabel('Search').fill('santoso')
  await expect(page.getByText('Page 1, more than 200 orders', { exact: true })).toBeVisible()
  await page.getByLabel('Search').fill('fitri santoso')
  await expect(page.getByText('Page 1 of 3', { exact: true })).toBeVisible()
  await expect(shown(page)).toHaveCount(20)
  const older = page.getByRole('button', { name: 'Older' })
  await older.click()
  await expect(page.getByText(/^Page 2/)).toBeVisible()
  await older.click()
  await expect(page.getByText('Page 3 of 3', { exact: true })).toBeVisible()
  await expect(shown(page).first()).toContainText('Fitri Santoso')
  await expect.poll(() => shown(page).count()).toBeLessThan(20)
  await expect(older).toHaveAttribute('aria-disabled', 'true')
})
