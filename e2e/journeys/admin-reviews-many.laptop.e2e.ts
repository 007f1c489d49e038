import { expect, ownersPhone, test } from '../shop/desk.ts'

/** Years of reviews: all pending ones, a first page of published ones, and more on request. */
test.use({ ownShop: 'reviews-many', ...ownersPhone })

test('the newest published reviews follow the pending ones, and older ones load without moving a card', async ({
  page,
  desk,
}) => {
  await desk.fillWithHistory(6000)
  const all: { id: number; isPublic: boolean }[] = await (await desk.owner.get('/api/reviews')).json()
  const waiting = all.filter(({ isPublic }) => !isPublic).length
  const published = all.length - waiting
  expect(published).toBeGreaterThan(80)

  await page.goto('/admin?tab=reviews')
  const pending = page.getByRole('heading', { name: /pending approvals?$/ })
  await expect(pending).toHaveText(new RegExp(`^${waiting} `))
  const cards = page.getByRole('article', { name: /^Review by / })
  const more = page.getByRole('button', { name: 'Show more' })
  const first = await cards.first().textContent()
  await expect(cards).toHaveCount(40)

  // Beyond the first page: the next reviews are fetched.
  const asked = page.waitForResponse((answer) => answer.url().includes('/api/reviews?published=81'))
  await more.click()
  await asked
  await expect(cards).toHaveCount(80)
  expect(await cards.first().textContent()).toBe(first)
  await expect(page.getByRole('button', { name: /^Ulasan baru/ })).toHaveCount(0)

  // A card keeps its position when its review is hidden, also at the end of the first page.
  const last = cards.nth(40 + waiting)
  const name = await last.getAttribute('aria-label')
  await last.getByRole('button', { name: 'Hide' }).click()
  await expect(pending).toHaveText(new RegExp(`^${waiting + 1} `))
  expect(await last.getAttribute('aria-label')).toBe(name)
  await expect(last.getByText('Pending', { exact: true })).toBeVisible()

  // To the end, and no further.
  for (let shown = 120; shown < all.length + 40; shown += 40) {
    await more.click()
    await expect(cards).toHaveCount(Math.min(shown, all.length))
  }
  await expect(more).toBeHidden()
})
