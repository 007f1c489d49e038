import { join } from 'node:path'
import { Customer } from '../shop/customer.ts'
import { expect, expectOnLanding, test } from '../shop/desk.ts'
import { openDay } from '../shop/kitchen.ts'
import { openSection } from '../shop/settings.ts'
import { expectToast } from '../shop/toasts.ts'

/** A seasonal package, from the owner's form and photo to its label and invoice. */
test.use({ ownShop: 'menu-season' })

const saturday = 6
const hamper = 'Hamper Lebaran (30 pcs)'
const picture = join(import.meta.dirname, '../../apps/shop/images/kecil-360.webp')

test('a seasonal package is added, photographed and given choices; ordered with them, sold out, cooked, labelled and archived; its invoice stays', async ({
  desk,
  page,
  strangerPage: shop,
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
  await form.getByLabel('Semuanya').fill('2')
  await form.getByRole('button', { name: 'Simpan paket' }).click()
  await expectToast(page, `${hamper} ditambahkan`)
  await menu.getByRole('button', { name: `Ubah ${hamper}`, exact: true }).click()
  const stored = page.getByRole('dialog', { name: `Ubah ${hamper}` })
  const encoded = page.waitForResponse((answer) => answer.url().endsWith('/photo'))
  await stored.locator('input[type=file]').setInputFiles(picture)
  await encoded
  await expectToast(page, 'Foto disimpan')
  await stored.getByRole('button', { name: 'Simpan paket' }).click()
  await expect(stored).toHaveCount(0)

  const choices = await openSection(page, 'menu', 'Pilihan')
  await choices.getByRole('button', { name: 'Tambah pilihan' }).click()
  const group = page.getByRole('dialog', { name: 'Tambah pilihan' })
  await group.getByLabel('Nama pilihan').fill('Isi')
  await group.getByLabel('Nama opsi 1').fill('ayam')
  await group.getByLabel('Sudah terpilih di formulir').first().check()
  await group.getByLabel('Nama opsi 2').fill('udang')
  const second = group.getByRole('group', { name: 'Opsi 2' })
  await second.getByLabel(/^Tambah harga/).fill('2000')
  await group.getByLabel(hamper).check()
  await group.getByRole('button', { name: 'Simpan pilihan' }).click()
  await expectToast(page, 'Isi ditambahkan')
  for (const path of ['/', '/order']) await desk.untilPublished(path, /\/foto\/.*udang|udang.*\/foto\//s)

  await shop.goto('/')
  const section = shop.getByRole('region', { name: 'Hari raya' })
  const photo = section.getByRole('img', { name: hamper })
  await photo.scrollIntoViewIfNeeded()
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && image.currentSrc))
    .toMatch(/\/foto\/.*\.avif$/)
  const card = section.getByRole('listitem').filter({ hasText: hamper })
  await expect(card.getByText(/^PO sampai .*, kirim /)).toBeVisible()
  await expect(card.getByText('Sisa 2 paket')).toBeVisible()
  const customer = new Customer(shop)
  await customer.fillOrder({ package: 'Hamper Lebaran' })
  const line = (place: number) => shop.getByRole('group', { name: `${hamper}, pilihan ${place}` })
  await shop.getByRole('button', { name: /^Pilihan lain/ }).click()
  await expect(line(1).getByLabel('ayam')).toBeChecked()
  await line(2)
    .getByLabel(/^udang/)
    .check()
  const days = shop.getByRole('combobox', { name: /Tanggal kirim/ })
  const offered = days.getByRole('option', { disabled: false })
  await expect(offered.filter({ hasNotText: /Pilih|nanti|belum/i })).toHaveCount(1)
  await days.selectOption(day)
  // 125.000 and 127.000.
  await expect(shop.getByText(/Rp\s252\.000/).first()).toBeVisible()
  const id = await customer.send()
  await expectOnLanding(shop, () => expect(card.getByText(/Habis/).first()).toBeVisible({ timeout: 1000 }))

  await desk.moveTo(id, 'confirmed')
  await page.goto(`/admin/dapur?day=${day}`)
  await expect(page.getByRole('term').filter({ hasText: 'Hamper Lebaran' })).toBeVisible()
  const order = page.getByRole('article', { name: `Pesanan ${id}`, exact: true })
  await expect(order).toContainText('1 × 30 pcs = 30 pcs')
  for (const choice of ['Isi: ayam', 'Isi: udang']) {
    await expect(order.getByText(choice)).toBeVisible()
    const cooked = page.getByRole('region', { name: /Dimasak/ }).getByText(choice)
    await expect(cooked.first()).toBeVisible()
  }
  await page.goto(`/order-label/${id}`)
  for (const words of [hamper, 'Isi: ayam', 'Isi: udang'])
    await expect(page.locator('.label-sheet').first()).toContainText(words)

  await openSection(page, 'menu', 'Menu')
  await menu.getByRole('button', { name: `Arsipkan ${hamper}` }).click()
  await expectToast(page, `${hamper} diarsipkan`)
  await expectOnLanding(shop, () => expect(shop.getByText(hamper)).toHaveCount(0, { timeout: 1000 }))
  await shop.goto(`/invoice/${id}`)
  for (const words of [hamper, 'Isi: ayam', 'Isi: udang'])
    await expect(shop.getByRole('table')).toContainText(words)
})
