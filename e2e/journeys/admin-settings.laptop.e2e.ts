import { Customer } from '../shop/customer.ts'
import { expect, expectOnLanding, expectToast, test } from '../shop/desk.ts'
import { changePrice, openPackage } from '../shop/menu.ts'
import { goToSection, openSection, save, saveBar, saveWell } from '../shop/settings.ts'

/** Settings: the owner's changes appear in the shop at once. */
test.use({ ownShop: 'settings' })
test.describe.configure({ mode: 'default' })

const medium = 'Paket Sedang (20 pcs)'

test('the defaults are the specification’s', async ({ page }) => {
  const hours = await openSection(page, 'jam-buka', 'Jam buka')
  await expect(hours.locator('#weekdayHours-opens')).toHaveValue('08:00')
  await expect(hours.locator('#weekdayHours-closes')).toHaveValue('20:00')
  await expect(hours.locator('#weekendHours-opens')).toHaveValue('09:00')
  await expect(hours.locator('#weekendHours-closes')).toHaveValue('21:00')
  const menu = await goToSection(page, 'Menu')
  await expect(menu.getByRole('list', { name: 'Menu' }).getByRole('listitem')).toContainText([
    /Paket Kecil.*10 pcs.*Rp\s30\.000/,
    /Paket Sedang.*20 pcs.*Rp\s58\.000/,
    /Paket Besar.*100 pcs.*Rp\s270\.000/,
  ])
  const ordering = await goToSection(page, 'Terima pesanan')
  await expect(ordering.getByRole('radio', { name: /^Ya/ })).toBeChecked()
})

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

test('a changed price applies to new orders; an old order keeps its price', async ({
  page,
  strangerPage,
  desk,
}) => {
  const before = await desk.placeOrder({ packageType: '20pcs', quantity: 2 })
  expect(before.totalPrice).toBe('116000.00')
  const form = await openPackage(page, medium)
  await form.getByLabel('Harga, rupiah').fill('0')
  await form.getByRole('button', { name: 'Simpan paket' }).click()
  await expect(form.getByText('Isi angka 1 sampai 99.999.999 rupiah.')).toBeVisible()
  await form.getByLabel('Harga, rupiah').fill('62.000')
  await form.getByRole('button', { name: 'Simpan paket' }).click()
  await expectToast(page, `${medium} disimpan`)

  const after = await desk.placeOrder({ packageType: '20pcs', quantity: 2 })
  expect(after.totalPrice).toBe('124000.00')
  await page.goto(`/invoice/${before.id}`)
  await expect(page.getByText(/Rp\s116\.000/).first()).toBeVisible()
  // The prerendered form is rendered again shortly after a change.
  await expect(async () => {
    await strangerPage.goto(`${desk.url}/order`)
    await expect(strangerPage.getByRole('radio', { name: /Paket Sedang.*62\.000/ })).toBeAttached({
      timeout: 500,
    })
  }).toPass()
  await changePrice(page, medium, '58.000')
  expect((await desk.placeOrder({ packageType: '20pcs' })).totalPrice).toBe('58000.00')
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

test('the list of sections links to the system status', async ({ page }) => {
  await page.goto('/admin/pengaturan')
  await page.getByRole('link', { name: 'Sistem', exact: true }).click()
  await page.getByRole('link', { name: 'Status sistem' }).click()
  await expect(page.getByRole('heading', { name: 'System Status', level: 1 })).toBeVisible()
})
