import { expect, test } from '../shop/desk.ts'
import { openOrders, shown } from '../shop/order-cards.ts'

/** A search that a shop of years answers from its newest orders knows of a next page, not of all there are. */
test.use({ ownShop: 'order-search-many' })

test('a search with more orders than a page says so and goes on to the last of them', async ({
  page,
  desk,
}) => {
  await desk.fillWithHistory(3000)
  await openOrders(page)
  await page.getByLabel('Search').fill('fitri santoso')
  await expect(page.getByText('Page 1, more than 20 orders', { exact: true })).toBeVisible()
  await expect(shown(page)).toHaveCount(20)
  const older = page.getByRole('button', { name: 'Older' })
  await older.click()
  await expect(page.getByText(/^Page 2/)).toBeVisible()
  await older.click()
  await expect(page.getByText('Page 3 of 3', { exact: true })).toBeVisible()
  await expect(shown(page).first()).toContainText('Fitri Santoso')
  expect(await shown(page).count()).toBeLessThan(20)
  await expect(older).toHaveAttribute('aria-disabled', 'true')
})
