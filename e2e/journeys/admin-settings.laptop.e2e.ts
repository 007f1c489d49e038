import type { Page } from '@playwright/test'
import { expectAccessible } from '../shop/axe.ts'
import { Customer } from '../shop/customer.ts'
import { expect, expectOnLanding, expectToast, ownersPhone, test } from '../shop/desk.ts'
import { changePrice } from '../shop/menu.ts'
import {
  goToSection,
  openSection,
  save,
  saveBar,
  saveWell,
  sectionOf,
  sectionPath,
} from '../shop/settings.ts'

/** Settings: the owner's changes appear in the shop at once. */
test.use({ ownShop: 'settings' })
test.describe.configure({ mode: 'default' })

const medium = 'Paket Sedang (20 pcs)'

const news = (page: Page) => page.getByRole('region', { name: 'Baru diubah di perangkat lain' })
const cashLimit = 'Batas bayar tunai (COD), rupiah'

/** Opens a section without live updates, as on a phone in a pocket. */
async function openInPocket(page: Page, id: string, name: string) {
  await page.route('**/api/admin/events', (route) => route.fulfill({ status: 204 }))
  return openSection(page, id, name)
}

test('name, contacts, hours and words show on the storefront', async ({ page, strangerPage, desk }) => {
  const shop = await openSection(page, 'toko', 'Toko')
  await shop.getByLabel('Nama toko').fill('')
  await shop.getByLabel('Telepon').fill('12')
  await shop.getByLabel('Email').fill('bukan-email')
  await save(page)
  await expect(shop.getByText('Wajib diisi.')).toBeVisible()
  await expect(shop.getByText('Nomor telepon belum benar. Contoh: 081234567890.')).toBeVisible()
  await expect(shop.getByText('Alamat email belum benar. Contoh: nama@contoh.com.')).toBeVisible()
  await shop.getByLabel('Nama toko').fill('Dimsum Bu Ratna')
  await shop.getByLabel('Telepon').fill('0812-7777-8888')
  await shop.getByLabel('Email').fill('halo@buratna.example')
  await shop.getByLabel('Paragraf di beranda').fill('Dimsum kukus buatan rumah, setiap pagi.')
  await shop.getByLabel('Ucapan terima kasih').fill('Terima kasih, sampai jumpa lagi.')
  await expect(saveBar(page)).toContainText('Belum disimpan: Toko')
  await saveWell(page)
  const hours = await goToSection(page, 'Jam buka')
  await hours.locator('#weekendHours-closes').fill('08:30')
  await save(page)
  await expect(hours.getByText('Jam tutup harus sesudah jam buka.')).toBeVisible()
  await hours.locator('#weekendHours-closes').fill('10 PM')
  await save(page)
  await expect(hours.getByText('Tulis jam dengan titik dua, misalnya 15:00.')).toBeVisible()
  await hours.locator('#weekendHours-closes').fill('22.00')
  await saveWell(page)
  await expect(hours.locator('#weekendHours-closes')).toHaveValue('22:00')

  await expectOnLanding(strangerPage, async () => {
    await expect(strangerPage.getByText('Dimsum kukus buatan rumah, setiap pagi.')).toBeVisible({
      timeout: 500,
    })
    await expect(strangerPage.getByText(/09:00\D+22:00/).first()).toBeVisible({ timeout: 500 })
  })
  await expect(strangerPage.locator('a[href="tel:+6281277778888"]').first()).toBeVisible()
  await expect(strangerPage.locator('a[href="mailto:halo@buratna.example"]').first()).toBeVisible()

  const order = await desk.placeOrder()
  await page.goto(`/order-label/${order.id}`)
  await expect(page.getByText('Dimsum Bu Ratna').first()).toBeVisible()
  await expect(page.getByText('Terima kasih, sampai jumpa lagi.')).toBeVisible()
  await expect(page.getByText('0812-7777-8888 · halo@buratna.example')).toBeVisible()
})

test('a customer who opened the form before a price change sees the new total and confirms again', async ({
  page,
  strangerPage: visitor,
}) => {
  // The document may still have the previous test's price for a moment.
  await expect(async () => {
    await visitor.goto('/order')
    await expect(visitor.getByRole('radio', { name: /Paket Sedang.*58\.000/ })).toBeAttached({ timeout: 500 })
  }).toPass()
  await new Customer(visitor).fillOrder({ quantity: 2 })
  const summary = visitor.getByRole('complementary')
  await expect(summary.getByText(/Rp\s116\.000/)).toBeVisible()
  await changePrice(page, medium, '62.000')

  const answers: number[] = []
  visitor.on('response', (answer) => {
    if (answer.url().endsWith('/api/orders')) answers.push(answer.status())
  })
  await visitor.getByRole('button', { name: 'Buat Pesanan' }).click()
  await expect(
    visitor.getByText(/total pesanan ini sekarang Rp\s124\.000, bukan Rp\s116\.000/).first(),
  ).toBeVisible()
  await expect(summary.getByText(/Rp\s124\.000/)).toBeVisible()
  await expect(visitor.getByText('Kalau setuju, tekan «Buat Pesanan» sekali lagi.')).toBeVisible()
  await visitor.getByRole('button', { name: 'Buat Pesanan' }).click()
  await expect(visitor.getByRole('dialog', { name: /bayar online/ })).toBeVisible()
  expect(answers).toEqual([409, 201])

  await changePrice(page, medium, '58.000')
})

test('the halal certificate is shown beside the badge, with a reminder before it expires', async ({
  page,
  strangerPage,
}) => {
  const halal = await openSection(page, 'halal', 'Halal')
  const soon = new Date(Date.now() + 20 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  await halal.getByLabel('Nomor sertifikat halal').fill('ID31110000123450925')
  await halal.getByLabel('Berlaku sampai').fill(soon)
  await saveWell(page)
  await expectOnLanding(strangerPage, () =>
    expect(strangerPage.getByText(/ID31110000123450925/).first()).toBeVisible({ timeout: 500 }),
  )
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: /[Ss]ertifikat halal/ })).toBeVisible()
  await page.getByRole('link', { name: /[Ss]ertifikat halal/ }).click()
  await expect(halal.getByText(/^Sertifikat halal berakhir \d+ hari lagi$/)).toBeVisible()
})

test('closed dates and a pause apply to the order form and the server', async ({ page, anotherBrowser }) => {
  const visitor = await anotherBrowser()
  const day = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const order = (deliveryDate?: string) =>
    visitor.post('/api/orders', {
      data: {
        customerName: 'Sari',
        customerPhone: '081298761234',
        customerAddress: 'Jl. Melati No. 7, Bekasi',
        packageType: '10pcs',
        ...(deliveryDate && { deliveryDate }),
      },
    })
  const closed = await openSection(page, 'tanggal-tutup', 'Tanggal tutup')
  await closed.getByLabel('Dari').fill(day)
  await closed.getByRole('button', { name: 'Tambah' }).click()
  await expect(closed.getByRole('list', { name: 'Tanggal tutup' }).getByRole('listitem')).toHaveCount(1)
  await saveWell(page)
  const refused = await order(day)
  expect([refused.status(), (await refused.json()).issues?.[0]?.path]).toEqual([400, 'deliveryDate'])
  await closed.getByRole('button', { name: /^Hapus/ }).click()
  await saveWell(page)
  expect((await order(day)).status()).toBe(201)

  const ordering = await goToSection(page, 'Terima pesanan')
  await ordering.locator('label', { hasText: /^Jeda/ }).click()
  await save(page)
  await expect(ordering.getByText('Isi sampai kapan pesanan dijeda.')).toBeVisible()
  await ordering.getByLabel('Tanggal').fill(day)
  await ordering.getByLabel('Pukul').fill('9.30')
  await saveWell(page)
  const stored = await (await page.request.get('/api/admin/settings')).json()
  expect(stored.ordering).toEqual({ state: 'paused', until: `${day}T02:30:00.000Z` })
  await ordering.getByRole('button', { name: '2 jam' }).click()
  await saveWell(page)
  const paused = await order()
  expect(paused.status()).toBeGreaterThanOrEqual(400)
  expect(paused.status()).toBeLessThan(500)
  await ordering.locator('label', { hasText: /^Tutup/ }).click()
  await saveWell(page)
  expect((await order()).status()).toBe(409)

  // Every desk screen shows it and can reopen the shop.
  const banner = page.getByRole('region', { name: 'Toko tidak menerima pesanan' })
  for (const path of ['/admin', '/admin/dapur', '/admin/pengaturan']) {
    await page.goto(path)
    await expect(banner).toContainText('Toko ditutup')
  }
  await banner.getByRole('button', { name: 'Buka lagi' }).click()
  await expectToast(page, 'Toko menerima pesanan lagi')
  await expect(banner).toHaveCount(0)
  await expect(ordering.getByRole('radio', { name: /^Ya/ })).toBeChecked()
  expect((await order()).status()).toBe(201)
})

test('unsaved values survive a reload, which asks first; discarded ones do not', async ({ page }) => {
  await openSection(page, 'toko', 'Toko')
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.accept()
  })
  // Browsers show the `beforeunload` dialog only after a user gesture.
  await page.getByLabel('Alamat dapur').click()
  await page.getByLabel('Alamat dapur').fill('Jl. Dapur No. 1')
  await expect(saveBar(page)).toContainText('Belum disimpan: Toko')
  await page.reload()
  expect(questions).toEqual(['beforeunload'])
  await expect(page.getByLabel('Alamat dapur')).toHaveValue('Jl. Dapur No. 1')
  await expect(saveBar(page)).toContainText('Belum disimpan: Toko')

  await saveBar(page).getByRole('button', { name: 'Buang' }).click()
  await expect(saveBar(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Alamat dapur')).toHaveValue('')
  await expect(saveBar(page)).toHaveCount(0)
  expect(questions).toHaveLength(1)
})

test('a limit that changed elsewhere is shown, and what was typed stays until the owner decides', async ({
  page,
  desk,
}) => {
  const limit = (day: string) => sectionOf(page, 'Dapur').getByLabel(day, { exact: true })
  const stored = async () => (await (await desk.owner.get('/api/admin/settings')).json()).weekdayCapacity
  const theirs = [null, 600, 700, null, null, null, null]
  await openInPocket(page, 'dapur', 'Dapur')
  await desk.owner.patch('/api/admin/settings', { data: { weekdayCapacity: theirs } })
  await limit('Selasa').fill('610')
  await limit('Senin').fill('500')
  await save(page)

  await expect(news(page)).toBeVisible()
  expect(await stored()).toEqual(theirs)
  await expect(news(page).getByRole('listitem')).toHaveText([/Selasa.*600 pcs/, /Rabu.*700 pcs/])
  // Unedited fields are updated; edited fields stay.
  await expect(limit('Rabu')).toHaveValue('700')
  await expect(limit('Selasa')).toHaveValue('610')
  await expect(limit('Senin')).toHaveValue('500')
  await news(page)
    .getByRole('button', { name: /Pakai.*600 pcs/ })
    .click()
  await expect(limit('Selasa')).toHaveValue('600')
  await saveWell(page)
  await expect(news(page)).toHaveCount(0)
  expect(await stored()).toEqual([500, ...theirs.slice(1)])
  await desk.owner.patch('/api/admin/settings', { data: { weekdayCapacity: theirs.map(() => null) } })
})

test('new areas and times survive a reload, show no errors before they are filled in, and are saved as shown', async ({
  page,
  desk,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  const areas = await openSection(page, 'pengiriman', 'Pengiriman')
  await areas.getByRole('button', { name: 'Tambah area' }).click()
  const area = areas.getByRole('group', { name: 'Area 1' })
  await expect(area.getByLabel('Nama area')).toBeFocused()
  await area.getByLabel('Nama area').fill('Tebet')
  await expect(areas.locator('[aria-invalid]')).toHaveCount(0)
  await area.getByLabel('Ongkir, rupiah').fill('10.50')
  await page.reload()
  await expect(area.getByLabel('Nama area')).toHaveValue('Tebet')
  await expect(area.getByLabel('Ongkir, rupiah')).toHaveValue('10.50')
  await save(page)
  await expect(area.getByText('Tulis rupiah bulat, misalnya 58.000.')).toBeVisible()
  await area.getByLabel('Ongkir, rupiah').fill('10.500')

  // A row without a time stays, and saving focuses it.
  const times = await goToSection(page, 'Waktu kirim & ambil')
  await times.getByRole('button', { name: 'Tambah jam' }).click()
  await page.reload()
  await save(page)
  await expect(times.getByLabel('Mulai')).toBeFocused()
  await expect(times.getByLabel('Mulai')).toHaveAttribute('aria-invalid', 'true')
  await times.getByRole('button', { name: /^Hapus/ }).click()
  await saveWell(page)
  const { deliveryAreas, timeWindows } = await (await desk.owner.get('/api/admin/settings')).json()
  expect([deliveryAreas, timeWindows]).toEqual([
    [expect.objectContaining({ name: 'Tebet', fee: 10_500 })],
    [],
  ])
  await desk.owner.patch('/api/admin/settings', { data: { deliveryAreas: [] } })
})

test('leaving asks first, Back shows a notice afterwards, and typed values are kept', async ({ page }) => {
  await page.goto('/admin/dapur')
  const places = page.getByRole('navigation', { name: 'Admin' })
  await places.getByRole('link', { name: 'Pengaturan' }).click()
  await goToSection(page, 'Pembayaran')
  await page.getByLabel(cashLimit).fill('61.000')
  const question = page.getByRole('alertdialog', { name: 'Ada pengaturan yang belum disimpan' })
  await places.getByRole('link', { name: 'Dapur' }).click()
  await expect(question.getByRole('button', { name: 'Tetap di sini' })).toBeFocused()
  await expectAccessible(page, 'settings, asked before leaving')
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(page.getByLabel(cashLimit)).toHaveValue('61.000')

  await places.getByRole('link', { name: 'Dapur' }).click()
  await question.getByRole('button', { name: 'Pergi, simpan nanti' }).click()
  await expect(page.getByRole('heading', { name: 'Dapur', level: 1 })).toBeVisible()
  await places.getByRole('link', { name: 'Pengaturan' }).click()
  await expect(saveBar(page)).toContainText('Belum disimpan: Pembayaran')

  // From a section to the list, and from the list out of the settings.
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/dapur/)
  await expectToast(page, 'Pengaturan belum disimpan')
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(saveBar(page)).toContainText('Belum disimpan: Pembayaran')
  await goToSection(page, 'Pembayaran')
  await expect(page.getByLabel(cashLimit)).toHaveValue('61.000')
})

test.describe('on the owner’s phone', () => {
  test.use(ownersPhone)

  test('Back goes from a section to the list, and from the list to the previous page', async ({ page }) => {
    await page.goto('/admin/dapur')
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Pengaturan' }).click()
    const list = page.getByRole('navigation', { name: 'Bagian pengaturan' })
    for (const back of [
      () => page.goBack(),
      () => page.getByRole('link', { name: 'Semua pengaturan' }).click(),
    ]) {
      await list.getByRole('link', { name: /^Jam buka/ }).click()
      await expect(page).toHaveURL(new RegExp(`${sectionPath('jam-buka')}$`))
      await expect(page.getByRole('heading', { name: 'Jam buka' })).toBeFocused()
      await expect(page).toHaveTitle(/^Jam buka · /)
      await expect(list).toBeHidden()
      await back()
      await expect(list).toBeVisible()
      await expect(page).toHaveURL(/\/admin\/pengaturan$/)
      await expect(page).toHaveTitle(/^Pengaturan · /)
    }
    await page.goBack()
    await expect(page).toHaveURL(/\/admin\/dapur/)

    // After a direct visit of a section, its link leads to the list.
    await page.goto(sectionPath('halal'))
    await page.getByRole('link', { name: 'Semua pengaturan' }).click()
    await expect(list).toBeVisible()
  })
})
