import type { Locator } from '@playwright/test'
import { expect, ownersPhone, test } from '../shop/desk.ts'
import { openOrders } from '../shop/order-cards.ts'

/** The desk shows current data: reasons, totals, pages, sessions. */
test.use({ ownShop: 'desk-words' })
test.describe.configure({ mode: 'default' })

const overlaps = async (one: Locator, other: Locator) => {
  const [a, b] = await Promise.all([one, other].map((each) => each.boundingBox({ timeout: 10_000 })))
  if (!a || !b) throw new Error('One of them is not on the screen')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

for (const width of [360, 768, 1280]) {
  test.describe(`on a screen of ${width} px`, () => {
    test.use(width === 360 ? ownersPhone : { viewport: { width, height: 800 } })

    test('the bar about a new order covers neither the header nor the last control', async ({
      page,
      desk,
    }) => {
      // An order in an empty list is shown at once.
      await desk.placeOrder()
      await openOrders(page)
      const pill = page.getByRole('button', { name: /^Pesanan baru \(\d+\) · tampilkan$/ })
      const ways = page.getByRole('navigation', { name: 'Admin' })
      // So is one that arrives before the refetch after the stream opened; then another one is needed.
      await expect(async () => {
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await desk.placeOrder()
        await expect(pill).toBeVisible({ timeout: 10_000 })
        for (const part of [
          page.getByRole('heading', { name: 'Admin Dashboard' }),
          page.getByText(/^Total Orders/),
          ways,
        ])
          expect(await overlaps(pill, part), await part.innerText()).toBe(false)
        await page.evaluate(() =>
          scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
        )
        const last = page.getByRole('tabpanel').getByRole('button').last()
        expect(await overlaps(pill, last), await last.innerText()).toBe(false)
      }).toPass()
    })
  })
}
