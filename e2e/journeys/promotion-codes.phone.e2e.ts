import type { Page } from '@playwright/test'
import { expectAccessible } from '../shop/axe.ts'
import { Customer } from '../shop/customer.ts'
import { expect, expectNoSidewaysScroll, expectToast, test } from '../shop/desk.ts'
import { cardOf, openOrders } from '../shop/order-cards.ts'
import { expectField, makeCode, withoutCodes } from '../shop/promotion-codes.ts'
import { openSection } from '../shop/settings.ts'

/** The owner's promotion codes, a customer's use of one, and the discount on every screen and print. */
test.use({ ownShop: 'promotion-codes' })
test.describe.configure({ mode: 'default' })

const opener = (page: Page) => page.getByRole('button', { name: 'Punya kode promo?' })
const codeField = (page: Page) => page.getByRole('textbox', { name: /^Kode promo/ })
const total = (page: Page) => page.getByRole('button', { name: /lihat ringkasan pesanan/ })
const submit = (page: Page) => page.getByRole('button', { name: 'Buat Pesanan' }).click()
const confirmation = (page: Page) => page.getByRole('dialog', { name: /bayar online/ })
const placedIn = async (page: Page) =>
  Number(/#(\d{6})/.exec((await confirmation(page).textContent()) ?? '')?.[1])
const setQuantity = (page: Page, quantity: number) =>
  page.getByRole('spinbutton', { name: 'Jumlah' }).fill(String(quantity))

test('a wrong code and one below the minimum order are rejected; a valid one reduces the total on every screen', async ({
  strangerPage: shop,
  page,
  desk,
}) => {
  await withoutCodes(desk)
  await makeCode(desk, 'HEMAT10', { leastOrder: 100_000, mostUses: 1 })
  const customer = new Customer(shop)
  const sent: string[] = []
  shop.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  await customer.fillOrder()
  await opener(shop).click()
  await expect(codeField(shop)).toBeFocused()
  await codeField(shop).fill('hematt')
  await codeField(shop).press('Enter')
  await expect(shop.getByText('Kode ini tidak dikenal.')).toBeVisible()
  await expect(codeField(shop)).toHaveValue('hematt')
  expect(sent).toEqual(['/api/promotion-codes/check'])
  await expect(total(shop)).toContainText(/Rp\s58\.000/)
  await expectAccessible(shop, 'order form, a wrong code')

  await codeField(shop).fill(' hemat10 ')
  await shop.getByRole('button', { name: 'Pakai', exact: true }).click()
  await expect(shop.getByText(/Kode ini berlaku kalau pesanan ditambah Rp\s42\.000 lagi\./)).toBeVisible()
  await setQuantity(shop, 2)
  await expect(shop.getByText(/Kode dipakai: -Rp\s11\.600/)).toBeVisible()
  await expect(total(shop)).toContainText(/Rp\s104\.400/)
  await expectNoSidewaysScroll(shop)
  await expectAccessible(shop, 'order form, a code applied')

  await shop.reload()
  await expect(codeField(shop)).toHaveValue(' hemat10 ')
  await expect(total(shop)).toContainText(/Rp\s104\.400/)
  await setQuantity(shop, 1)
  await expect(shop.getByText(/ditambah Rp\s42\.000 lagi/)).toBeVisible()
  await expect(total(shop)).toContainText(/Rp\s58\.000/)
  await setQuantity(shop, 2)
  await expect(total(shop)).toContainText(/Rp\s104\.400/)
  await total(shop).click()
  const summary = shop.getByRole('dialog', { name: 'Ringkasan Pesanan' })
  await expect(summary).toContainText(/Promo HEMAT10-Rp\s11\.600/)
  await shop.keyboard.press('Escape')
  await expect(summary).toHaveCount(0)

  await submit(shop)
  await expect(confirmation(shop)).toContainText(/Rp\s104\.400/)
  const id = await placedIn(shop)
  const chat = await confirmation(shop)
    .getByRole('link', { name: /WhatsApp/ })
    .getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).toContain('Promo HEMAT10: -Rp11.600')
  const promotion = shop.getByText('Promo HEMAT10')
  await expect(promotion).toHaveCount(1)
  await shop.goto(`/payment?orderId=${id}`)
  await expect(promotion).toBeVisible()
  await expect(shop.getByText(/Rp\s104\.400/).first()).toBeVisible()
  await customer.payWithVirtualAccount('BCA')
  await customer.popup.getByRole('button', { name: 'Kembali ke toko' }).click()
  await expect(shop).toHaveURL(new RegExp(`/invoice.*${id}$`))
  await expect(promotion).toBeVisible()
  await expect(shop.getByText(/^-Rp\s11\.600$/)).toBeVisible()
  await expect(shop.locator('.invoice-total')).toContainText(/Rp\s104\.400/)
  await shop.goto(`/track-order?orderId=${id}`)
  await expect(promotion).toBeVisible()
  await expect(shop.getByText(/^-Rp\s11\.600$/)).toBeVisible()

  await openOrders(page)
  await expect(cardOf(page, { id })).toContainText(/Promo HEMAT10 -Rp\s11\.600/)
  await expect(cardOf(page, { id })).toContainText(/Rp\s104\.400/)
  await page.goto(`/order-label/${id}`)
  await expect(page.getByText(/Rp\s104\.400/).first()).toBeVisible()
  const section = await openSection(page, 'kode-promo', 'Kode promo')
  const entry = section.getByRole('listitem').filter({ hasText: 'HEMAT10' })
  await expect(entry).toContainText('1 dari 1 kali dipakai')
  await expect(entry).toContainText('Habis dipakai')
  await expect(entry.getByRole('button', { name: /Hapus/ })).toHaveCount(0)

  // The only code is used up: the next customer sees no field, and «Pesan lagi» repeats no code.
  await expectField(desk, false)
  await shop.goto(`/order?again=${id}`)
  await expect(shop.getByRole('spinbutton', { name: 'Jumlah' })).toHaveValue('2')
  await expect(total(shop)).toContainText(/Rp\s116\.000/)
  await expect(opener(shop)).toHaveCount(0)
  await expect(codeField(shop)).toHaveCount(0)
})

test('an order with a total of zero asks for no payment on any screen and on its label', async ({
  strangerPage: shop,
  page,
  desk,
}) => {
  await withoutCodes(desk)
  await makeCode(desk, 'GRATIS', { value: 100 })
  await new Customer(shop).fillOrder()
  await opener(shop).click()
  await codeField(shop).fill('gratis')
  await codeField(shop).press('Enter')
  await expect(total(shop)).toContainText(/Rp\s0/)
  await submit(shop)
  await expect(shop.getByRole('heading', { name: /Pesanan #\d{6}/ })).toBeFocused()
  await expect(shop.getByText('Promo GRATIS')).toBeVisible()
  await expect(confirmation(shop)).toHaveCount(0)
  await expect(shop.getByRole('link', { name: /[Bb]ayar/ })).toHaveCount(0)
  await expect(shop.getByRole('link', { name: /WhatsApp/ })).toBeVisible()

  const received = await shop.getByRole('heading', { name: /Pesanan #\d{6}/ }).textContent()
  const id = Number(/#(\d{6})/.exec(received ?? '')?.[1])
  await shop.goto(`/payment?orderId=${id}`)
  await expect(shop.getByText('Pesanan ini gratis, jadi tidak perlu dibayar.')).toBeVisible()
  await expect(shop.getByRole('radio')).toHaveCount(0)
  await expect(shop.getByText('Free', { exact: true })).toBeVisible()
  for (const path of [`/invoice/${id}`, `/track-order?orderId=${id}`]) {
    await shop.goto(path)
    await expect(shop.getByText('Promo GRATIS').first()).toBeVisible()
    await expect(shop.getByText('Gratis', { exact: true })).toBeVisible()
    await expect(shop.getByRole('link', { name: /[Bb]ayar/ })).toHaveCount(0)
  }
  await page.goto(`/order-label/${id}`)
  await expect(page.getByText('GRATIS', { exact: true })).toBeVisible()
  await expect(page.getByText(/TAGIH|LUNAS/)).toHaveCount(0)
})

test('the owner makes a code in the settings, changes it, switches it off and on, and deletes it', async ({
  page,
  desk,
}) => {
  await withoutCodes(desk)
  const section = await openSection(page, 'kode-promo', 'Kode promo')
  await section.getByRole('button', { name: 'Tambah kode' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tambah kode' })
  await dialog.getByRole('button', { name: 'Simpan kode' }).click()
  await expect(dialog.getByText('Kode: 3 sampai 24 huruf A–Z, angka, atau garis di antaranya.')).toBeVisible()
  await expect(dialog.getByText('Isi angka 1 sampai 100 persen.')).toBeVisible()
  await expect(dialog.getByLabel('Kode', { exact: true })).toBeFocused()
  await dialog.getByLabel('Kode', { exact: true }).fill('lebaran-26')
  await dialog.getByLabel('Berapa persen').fill('150')
  await expect(dialog.getByText('Isi angka 1 sampai 100 persen.')).toBeVisible()
  await dialog.getByLabel('Berapa persen').fill('15')
  await dialog.getByLabel('Minimum pesanan, rupiah').fill('100000')
  await dialog.getByRole('checkbox', { name: 'Paket Sedang (20 pcs)' }).check()
  await dialog.getByLabel('Hari pertama').fill('2026-01-02')
  await dialog.getByLabel('Hari terakhir').fill('2026-01-01')
  await dialog.getByLabel('Paling banyak dipakai').fill('20')
  await dialog.getByLabel('Paling banyak per nomor').fill('1')
  await dialog.getByRole('button', { name: 'Simpan kode' }).click()
  await expect(dialog.getByText('Hari terakhir tidak boleh sebelum hari pertama.')).toBeVisible()
  await dialog.getByLabel('Hari terakhir').fill('2099-01-01')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'a new promotion code')
  await dialog.getByRole('button', { name: 'Simpan kode' }).click()
  await expectToast(page, 'Kode LEBARAN-26 ditambahkan')
  await expect(dialog).toHaveCount(0)

  const entry = section.getByRole('listitem').filter({ hasText: 'LEBARAN-26' })
  await expect(entry).toContainText('Berlaku')
  await expect(entry).toContainText('Potongan 15%')
  await expect(entry).toContainText('0 dari 20 kali dipakai')
  await expect(entry).toContainText(
    /Pesanan mulai Rp\s100\.000, Paket Sedang \(20 pcs\), 02 Januari 2026 sampai 01 Januari 2099, sekali per nomor\./,
  )
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'settings, promotion codes')

  await section.getByRole('button', { name: 'Tambah kode' }).click()
  await dialog.getByLabel('Kode', { exact: true }).fill(' Lebaran-26 ')
  await dialog.getByLabel('Berapa persen').fill('5')
  await dialog.getByRole('button', { name: 'Simpan kode' }).click()
  await expect(dialog.getByText('Kode ini sudah ada.')).toBeVisible()
  await expect(dialog.getByLabel('Kode', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')

  await entry.getByRole('button', { name: 'Ubah LEBARAN-26' }).click()
  const changing = page.getByRole('dialog', { name: 'Ubah kode LEBARAN-26' })
  await expect(changing.getByLabel('Minimum pesanan, rupiah')).toHaveValue('100.000')
  await changing.getByLabel('Potongan').selectOption('Rupiah')
  await changing.getByLabel('Berapa rupiah').fill('25000')
  await changing.getByLabel('Minimum pesanan, rupiah').fill('')
  await changing.getByLabel('Hari terakhir').fill('')
  await changing.getByRole('button', { name: 'Simpan kode' }).click()
  await expectToast(page, 'Kode LEBARAN-26 disimpan')
  await expect(entry).toContainText(/Potongan Rp\s25\.000/)
  await expect(entry).toContainText('Paket Sedang (20 pcs), mulai 02 Januari 2026, sekali per nomor.')

  await entry.getByRole('checkbox', { name: 'LEBARAN-26 aktif' }).uncheck()
  await expect(entry).toContainText('Tidak aktif')
  await expectField(desk, false)
  await entry.getByRole('checkbox', { name: 'LEBARAN-26 aktif' }).check()
  await expect(entry).toContainText('Berlaku')
  await entry.getByRole('button', { name: 'Hapus LEBARAN-26' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus kode' }).click()
  await expect(entry).toHaveCount(0)
  await expect(section.getByRole('heading', { name: 'Kode promo' })).toBeFocused()
})
