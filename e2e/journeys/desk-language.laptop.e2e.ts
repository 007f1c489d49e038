import { moveTo, openPage } from '../shop/complete-page.ts'
import { expect, test } from '../shop/desk.ts'
import { whatsappText } from '../shop/kitchen.ts'
import { expectOneLanguage } from '../shop/one-language.ts'
import { openCard, openOrders } from '../shop/order-cards.ts'
import { setDeskLanguage, untilDeskSpeaks } from '../shop/settings.ts'

test.use({ ownShop: 'desk-language' })
test.describe.configure({ mode: 'default' })

const sections = [
  'terima-pesanan',
  'dapur',
  'tanggal-tutup',
  'pengiriman',
  'kode-promo',
  'harga',
  'pembayaran',
  'jam-buka',
  'waktu',
  'toko',
  'bahasa',
  'halal',
  'komposisi',
  'pelanggan',
  'data-pelanggan',
  'notifikasi',
  'tim',
  'kata-sandi',
  'keamanan',
  'sistem',
]

const screens = [
  '/admin',
  '/admin?tab=orders',
  '/admin?tab=inventory',
  '/admin?tab=reviews',
  '/admin/dapur',
  '/admin/dapur?view=plan',
  '/admin/dapur?view=scan',
  '/admin/label',
  '/admin/pengaturan',
  ...sections.map((id) => `/admin/pengaturan/${id}`),
  '/admin/keamanan',
  '/admin/catatan',
  '/production-status',
  '/payment-test',
  '/debug-midtrans',
  '/webhook-test',
]

const names = { id: 'Bahasa Indonesia', en: 'English' } as const

for (const language of ['id', 'en'] as const) {
  test(`a team whose owner chose «${language}» finds no word of the other language on any screen of the desk`, async ({
    desk,
    page,
  }) => {
    await setDeskLanguage(desk, page, 'default')
    const order = await desk.placeOrder()
    await desk.markPaid(await desk.placeOrder())
    await openPage(page, '/admin/pengaturan/bahasa')
    await page.getByLabel('Bahasa halaman kerja').selectOption({ label: names[language] })
    await page.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-language', language)
    await untilDeskSpeaks(page, language)
    for (const path of [...screens, `/order-label/${order.id}`]) {
      // Each page is opened by itself once, and once reached within the app. The sections of the settings are one page.
      const isOpened = language === 'id' && !path.startsWith('/admin/pengaturan/')
      await (isOpened ? openPage : moveTo)(page, path)
      await expectOneLanguage(page, language, path.replace(String(order.id), '…'))
    }
  })
}

test('a customer is written to in the shop’s language, whatever the desk’s is', async ({ page, desk }) => {
  await setDeskLanguage(desk, page, 'default')
  const changed = await desk.owner.patch('/api/admin/settings', { data: { shopLanguage: 'en' } })
  expect(changed.ok(), await changed.text()).toBe(true)
  const order = await desk.placeOrder({ customerName: 'Wulan' })
  // Documents carry the shop's settings, and are all rendered again a moment after a change.
  await expect
    .poll(async () => (await page.request.get('/track-order')).text())
    .toContain('data-language="en"')
  await openOrders(page)
  const card = await openCard(page, order)
  const press = (name: RegExp) => card.getByRole('button', { name }).click()
  expect(await whatsappText(page, () => press(/^Kirim WA/))).toMatch(/^Hi Wulan, we have your order/)
  await press(/^Pembayaran, catatan/)
  expect(await whatsappText(page, () => press(/^Ingatkan bayar/))).toMatch(/^Hi Wulan, your order/)
})
