import { refuseWith } from '../shop/answers.ts'
import { Customer } from '../shop/customer.ts'
import { expect, test } from '../shop/test.ts'
import { toasts } from '../shop/toasts.ts'

// As most visitors see it, with its movements.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Where toasts stand, and how they fit (docs/decisions/0029). */

test('on a phone a field that gets the focus while a toast is open comes to stand below the toast', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route('**/api/orders', refuseWith(409, 'Maaf, stok Paket Sedang tinggal 1.'))
  const customer = new Customer(page)
  await customer.fillOrder()
  await page.getByRole('button', { name: 'Buat Pesanan' }).click()
  await expect(toasts(page)).toContainText('Maaf, stok Paket Sedang tinggal 1.')
  // While the mouse is on it, it stays.
  await toasts(page).hover({ position: { x: 60, y: 20 } })
  const name = page.getByLabel('Nama')
  await name.blur()
  // The page may still be on its way to what failed.
  await expect
    .poll(async () => {
      await name.evaluate((field) =>
        scrollBy({ top: field.getBoundingClientRect().top - 100, behavior: 'instant' }),
      )
      return Math.round((await name.boundingBox())?.y ?? 0)
    })
    .toBe(100)
  await name.focus()
  await expect
    .poll(async () => {
      const [field, over] = [await name.boundingBox(), await toasts(page).boundingBox()]
      return field && over ? field.y >= over.y + over.height && field.y < 740 : 'not there'
    })
    .toBe(true)
})

test('the words of a toast with an action keep their lines, on the narrowest phone too', async ({
  ownerPage: page,
}) => {
  await new Customer(page).hasOrdered()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/admin?tab=orders')
    const card = page.getByRole('article').first()
    await card.getByRole('button', { name: 'Konfirmasi' }).click()
    const undo = toasts(page).getByRole('button', { name: 'Urungkan' })
    for (const words of ['Status Updated', /^#\d+ → Dikonfirmasi$/]) {
      const line = toasts(page).getByText(words)
      expect((await line.boundingBox())?.height, `${words} at ${width}`).toBeLessThan(30)
    }
    await undo.click()
    await expect(card.locator('[data-status=pending]')).toBeVisible()
  }
})
