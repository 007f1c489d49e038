import { type Desk, expect, expectOnLanding, test } from '../shop/desk.ts'
import { goToSection, openSection, saveWell } from '../shop/settings.ts'
import { expectToast } from '../shop/toasts.ts'

/** Settings: the owner's changes apply to the storefront, the labels and the server at once. */
test.use({ ownShop: 'settings' })

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** As the owner's other device, which has read the settings before. */
const close = async (desk: Desk) => {
  const { ordering } = await (await desk.owner.get('/api/admin/settings')).json()
  await desk.changeSettings({ ordering: { state: 'closed', until: null }, expected: { ordering } })
}

test('what the owner sets is on the storefront and on labels, and decides what may be ordered', async ({
  page,
  desk,
  strangerPage,
}) => {
  const closedDay = dayAhead(10)
  const order = (deliveryDate?: string) =>
    strangerPage.request.post('/api/orders', {
      data: {
        customerName: 'Sari',
        customerPhone: '081298761234',
        customerAddress: 'Jl. Melati No. 7, Bekasi',
        packageType: '10pcs',
        ...(deliveryDate && { deliveryDate }),
      },
    })
  const shop = await openSection(page, 'toko', 'Toko')
  await shop.getByLabel('Nama toko').fill('Dimsum Bu Ratna')
  await shop.getByLabel('Telepon').fill('0812-7777-8888')
  await shop.getByLabel('Email').fill('halo@buratna.example')
  await shop.getByLabel('Paragraf di beranda').fill('Dimsum kukus buatan rumah, setiap pagi.')
  await shop.getByLabel('Ucapan terima kasih').fill('Terima kasih, sampai jumpa lagi.')
  await saveWell(page)
  const hours = await goToSection(page, 'Jam buka')
  await expect(page).toHaveTitle(/^Jam buka · /)
  await hours.getByLabel('Tutup').last().fill('22.00')
  await saveWell(page)
  const halal = await goToSection(page, 'Halal')
  await halal.getByLabel('Nomor sertifikat halal').fill('ID31110000123450925')
  await halal.getByLabel('Berlaku sampai').fill(dayAhead(20))
  await saveWell(page)
  const closed = await goToSection(page, 'Tanggal tutup')
  await closed.getByLabel('Dari').fill(closedDay)
  await closed.getByRole('button', { name: 'Tambah' }).click()
  await saveWell(page)

  await expectOnLanding(strangerPage, async () => {
    for (const words of ['Dimsum kukus buatan rumah, setiap pagi.', /09:00\D+22:00/, /ID31110000123450925/])
      await expect(strangerPage.getByText(words).first()).toBeVisible({ timeout: 500 })
  })
  await expect(strangerPage.locator('a[href="tel:+6281277778888"]').first()).toBeVisible()
  await expect(strangerPage.locator('a[href="mailto:halo@buratna.example"]').first()).toBeVisible()
  const refused = await order(closedDay)
  expect([refused.status(), (await refused.json()).issues?.[0]?.path]).toEqual([400, 'deliveryDate'])
  const { id } = await desk.placeOrder()
  await page.goto(`/order-label/${id}`)
  await expect(page.getByText('Dimsum Bu Ratna').first()).toBeVisible()
  await expect(page.getByText('Terima kasih, sampai jumpa lagi.')).toBeVisible()
  await expect(page.getByText('0812-7777-8888 · halo@buratna.example')).toBeVisible()

  // Closed on another device while a tab is pressed: the banner, on every screen, moves the tab after the press.
  const stream = page.waitForResponse('**/api/admin/events')
  await page.goto('/admin')
  await stream
  const tab = page.getByRole('tab', { name: 'Inventory' })
  await tab.click({ trial: true })
  await page.mouse.down()
  const news = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/api/admin/settings'),
  )
  await close(desk)
  await news
  // Two frames, in which the update would be rendered.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await page.mouse.up()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  expect((await order()).status()).toBe(409)
  const banner = page.getByRole('region', { name: 'Toko tidak menerima pesanan' })
  await expect(banner).toContainText('Toko ditutup')
  await page.goto('/admin/dapur')
  await expect(banner).toContainText('Toko ditutup')
  await banner.getByRole('button', { name: 'Buka lagi' }).click()
  await expectToast(page, 'Toko menerima pesanan lagi')
  await expect(banner).toHaveCount(0)
  expect((await order()).status()).toBe(201)

  // The desk reminds of the certificate.
  await page.goto('/admin')
  await page.getByRole('link', { name: /[Ss]ertifikat halal/ }).click()
  await expect(halal.getByText(/^Sertifikat halal berakhir \d+ hari lagi$/)).toBeVisible()
  const ordering = await goToSection(page, 'Terima pesanan')
  await ordering.locator('label', { hasText: /^Jeda/ }).click()
  await ordering.getByRole('button', { name: '2 jam' }).click()
  await saveWell(page)
  expect((await order()).status()).toBe(409)
})
