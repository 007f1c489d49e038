import { expectAccessible } from '../shop/axe.ts'
import { expect, expectNoSidewaysScroll, expectOnLanding, expectToast, test } from '../shop/desk.ts'
import { openDay } from '../shop/kitchen.ts'
import { openPackage } from '../shop/menu.ts'
import { expectUpright, sendPhonePhoto } from '../shop/phone-photo.ts'
import { openSection } from '../shop/settings.ts'

/** A seasonal package, from the owner's form and photo to its label and invoice. */
test.use({ ownShop: 'menu-season' })
// A whole season, with a photo of 12 megapixels.
test.setTimeout(420_000)

const saturday = 6
const hamper = 'Hamper Lebaran (30 pcs)'
const sari = {
  customerName: 'Sari Dewi',
  customerPhone: '081234500501',
  customerAddress: 'Jl. Melati No. 7, Bekasi',
}

test('a seasonal package is added and photographed, ordered, sold out, cooked, labelled and archived; its invoice stays', async ({
  desk,
  page,
  strangerPage,
}) => {
  const day = await openDay(page, saturday)
  const menu = await openSection(page, 'menu', 'Menu')
  await menu.getByRole('button', { name: 'Tambah paket' }).click()
  const form = page.getByRole('dialog', { name: 'Tambah paket' })
  await form.getByLabel('Nama', { exact: true }).fill('Hamper Lebaran')
  await form.getByLabel('Isi, pcs').fill('30')
  await form.getByLabel('Harga, rupiah').fill('125000')
  await form.getByLabel('Kategori (opsional)').fill('Hari raya')
  const orderUntil = form.getByRole('group', { name: 'Dipesan sampai (WIB)' })
  await orderUntil.getByLabel('Tanggal').fill(day)
  await form.getByLabel('Dikirim mulai').fill(day)
  await form.getByLabel('Dikirim sampai').fill(day)
  await form.getByLabel('Semuanya').fill('50')
  await form.getByRole('button', { name: 'Simpan paket' }).click()
  await expectToast(page, `${hamper} ditambahkan`)

  const stored = await openPackage(page, hamper)
  await sendPhonePhoto(page, stored)
  await expect(stored.getByRole('button', { name: 'Ganti foto' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'a package with a photo')
  await stored.getByRole('button', { name: 'Simpan paket' }).click()
  await expect(stored).toHaveCount(0)

  const section = strangerPage.getByRole('region', { name: 'Hari raya' })
  const photo = section.getByRole('img', { name: hamper })
  await expectOnLanding(strangerPage, () => expect(photo).toHaveAttribute('src', /^\/foto\//))
  await expectUpright(photo)
  const card = section.getByRole('listitem').filter({ hasText: hamper })
  await expect(card.getByText(/^PO sampai .*, kirim /)).toBeVisible()
  await expect(card.getByText('Sisa 50 paket')).toBeVisible()
  await card.getByRole('link').click()
  await expect(strangerPage.getByRole('radio', { name: /Hamper Lebaran/ })).toBeChecked()
  await strangerPage.getByLabel('Nama').fill(sari.customerName)
  await strangerPage.getByLabel('Nomor WhatsApp').fill(sari.customerPhone)
  await strangerPage.getByRole('textbox', { name: 'Alamat' }).fill(sari.customerAddress)
  const days = strangerPage.getByRole('combobox', { name: /Tanggal kirim/ })
  await expect(
    days.getByRole('option', { disabled: false }).filter({ hasNotText: /Pilih|nanti|belum/i }),
  ).toHaveCount(1)
  await days.selectOption(day)
  await strangerPage.getByRole('button', { name: 'Buat Pesanan' }).click()
  const placed = strangerPage.getByRole('dialog', { name: /bayar online/ })
  const id = Number(/#(\d{6})/.exec((await placed.textContent()) ?? '')?.[1])

  // Other customers order the rest, and not one more.
  const { packages } = await (await desk.owner.get('/api/menu')).json()
  const { packageType } = packages.find(({ name }: { name: { id: string } }) => name.id === 'Hamper Lebaran')
  const buy = (quantity: number) =>
    desk.owner.post('/api/orders', { data: { ...sari, packageType, quantity, deliveryDate: day } })
  expect((await buy(50)).status()).toBe(409)
  expect((await buy(49)).status()).toBe(201)
  expect((await buy(1)).status()).toBe(409)
  await expectOnLanding(strangerPage, () => expect(card.getByText(/Habis/).first()).toBeVisible())

  await page.request.patch(`/api/orders/${id}/status`, { data: { status: 'confirmed' } })
  await page.goto(`/admin/dapur?day=${day}`)
  await expect(page.getByRole('term').filter({ hasText: 'Hamper Lebaran' })).toBeVisible()
  await expect(page.getByRole('article', { name: `Pesanan ${id}`, exact: true })).toContainText(
    '1 × 30 pcs = 30 pcs',
  )
  await page.goto(`/order-label/${id}`)
  await expect(page.getByRole('main')).toContainText(hamper)

  await openPackage(page, hamper)
  await stored.getByRole('button', { name: 'Hapus foto' }).click()
  await stored.getByRole('button', { name: 'Tekan lagi untuk menghapus' }).click()
  await expectToast(page, 'Foto dihapus')
  await openSection(page, 'menu', 'Menu')
  await menu.getByRole('button', { name: `Arsipkan ${hamper}` }).click()
  await expectToast(page, `${hamper} diarsipkan`)
  await expectOnLanding(strangerPage, () => expect(strangerPage.getByText(hamper)).toHaveCount(0))
  await strangerPage.goto(`/invoice/${id}`)
  await expect(strangerPage.getByRole('table')).toContainText(hamper)
})

test('the owner adds choices, a customer orders two lines with them, and every paper says which', async ({
  page,
  strangerPage,
}) => {
  const day = await openDay(page, saturday)
  const choices = await openSection(page, 'menu', 'Pilihan')
  await choices.getByRole('button', { name: 'Tambah pilihan' }).click()
  const form = page.getByRole('dialog', { name: 'Tambah pilihan' })
  await form.getByLabel('Nama pilihan').fill('Isi')
  await form.getByLabel('Nama opsi 1').fill('ayam')
  await form.getByLabel('Sudah terpilih di formulir').first().check()
  await form.getByLabel('Nama opsi 2').fill('udang')
  await form
    .getByRole('group', { name: 'Opsi 2' })
    .getByLabel(/^Tambah harga/)
    .fill('2000')
  await expect(form.getByText('Wajib pilih 1')).toBeVisible()
  await form.getByLabel('Paket Sedang (20 pcs)').check()
  await form.getByRole('button', { name: 'Simpan pilihan' }).click()
  await expectToast(page, 'Isi ditambahkan')
  await expect(choices.getByText('udang +Rp2.000')).toBeVisible()

  // The document, which contains the menu, is rendered again a moment later.
  await expect.poll(async () => (await strangerPage.request.get('/order')).text()).toContain('udang')
  await strangerPage.goto('/order')
  await strangerPage.getByRole('radio', { name: /Paket Sedang/ }).check()
  const line = (place: number) =>
    strangerPage.getByRole('group', { name: `Paket Sedang (20 pcs), pilihan ${place}` })
  await strangerPage.getByRole('button', { name: /^Pilihan lain/ }).click()
  await expect(line(1).getByLabel('ayam')).toBeChecked()
  await line(2)
    .getByLabel(/^udang/)
    .check()
  await line(2)
    .getByRole('button', { name: /^Tambah/ })
    .click()
  await strangerPage.getByLabel('Nama').fill(sari.customerName)
  await strangerPage.getByLabel('Nomor WhatsApp').fill(sari.customerPhone)
  await strangerPage.getByRole('textbox', { name: 'Alamat' }).fill(sari.customerAddress)
  await strangerPage.getByRole('combobox', { name: /Tanggal kirim/ }).selectOption(day)
  // 58.000 and 2 × 60.000.
  await expect(strangerPage.getByText(/Rp\s178\.000/).first()).toBeVisible()
  await strangerPage.getByRole('button', { name: 'Buat Pesanan' }).click()
  const placed = strangerPage.getByRole('dialog', { name: /bayar online/ })
  const id = Number(/#(\d{6})/.exec((await placed.textContent()) ?? '')?.[1])

  await strangerPage.goto(`/invoice/${id}`)
  for (const words of ['Isi: ayam', 'Isi: udang'])
    await expect(strangerPage.getByRole('table')).toContainText(words)
  await page.request.patch(`/api/orders/${id}/status`, { data: { status: 'confirmed' } })
  await page.goto(`/admin/dapur?day=${day}`)
  const card = page.getByRole('article', { name: `Pesanan ${id}`, exact: true })
  await expect(card.getByText('Isi: udang')).toBeVisible()
  await expect(
    page
      .getByRole('region', { name: /Dimasak/ })
      .getByText('Isi: udang')
      .first(),
  ).toBeVisible()
  await page.goto(`/order-label/${id}`)
  await expect(page.locator('.label-sheet').first()).toContainText('Isi: udang')
})
