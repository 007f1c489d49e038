import { expectAccessible } from '../shop/axe.ts'
import { untilComplete } from '../shop/complete-page.ts'
import { expect, expectNoSidewaysScroll, ownersPhone, test } from '../shop/desk.ts'

/** Customers: one line each on a laptop, one card each on a phone (docs/decisions/0048). */
test.use({ ownShop: 'customers' })
test.describe.configure({ mode: 'default' })

const path = '/admin/pengaturan/pelanggan'

test('fifteen customers are in view on a laptop, and a press anywhere on a line opens it', async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (let n = 0; n < 15; n++) await desk.placeOrder({ packageType: '10pcs' })
  const { id } = await desk.placeOrder({ customerName: 'Wulan Sekarsari', customerPhone: '081355550101' })
  await page.goto(path)
  await untilComplete(page)
  const lines = page.getByRole('article')
  await expect(lines).toHaveCount(16)
  await expect(lines.nth(14)).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, 'customers')

  const line = page.getByRole('article', { name: 'Wulan Sekarsari' })
  const history = line.getByRole('button', { name: /^Riwayat/ })
  await line.getByText('1 pesanan').click({ force: true })
  await expect(history).toHaveAttribute('aria-expanded', 'true')
  const order = line.getByRole('link', { name: String(id) })
  await expect(order).toBeVisible()
  // The number can be selected, and the details are not covered by the button.
  await line.getByText('0813-5555-0101').click()
  await order.click({ trial: true })
  await expect(history).toHaveAttribute('aria-expanded', 'true')
  await page.setViewportSize({ width: 1024, height: 768 })
  await expectNoSidewaysScroll(page)
})

test.describe('on the owner’s phone', () => {
  test.use(ownersPhone)

  test('a customer is a card with its button in words', async ({ page, desk }) => {
    await desk.placeOrder({ customerName: 'Wulan Sekarsari', customerPhone: '081355550101' })
    await page.goto(path)
    const card = page.getByRole('article', { name: 'Wulan Sekarsari' })
    await expect(card.getByText('Riwayat, catatan, blokir, data')).toBeInViewport()
    await expectNoSidewaysScroll(page)
  })
})
