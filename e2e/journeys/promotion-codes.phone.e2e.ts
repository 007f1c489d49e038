import { Customer } from '../shop/customer.ts'
import { type Desk, expect, expectToast, test } from '../shop/desk.ts'
import { cardOf, openOrders } from '../shop/order-cards.ts'
import { openSection } from '../shop/settings.ts'

test.use({ ownShop: 'promotion-codes' })

/** Waits until the documents have, or have not, the field for codes. */
const expectField = (desk: Desk, isThere: boolean) =>
  expect(async () => {
    for (const path of ['/order', '/admin']) {
      const document = await (await desk.owner.get(path)).text()
      expect(document.includes('"hasPromotionCodes":true')).toBe(isThere)
    }
  }).toPass()

test('the owner makes a code for one order; a customer uses it, and every screen and print shows the discount', async ({
  strangerPage: shop,
  page,
  desk,
}) => {
  await expectField(desk, false)
  const section = await openSection(page, 'kode-promo', 'Kode promo')
  await section.getByRole('button', { name: 'Tambah kode' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tambah kode' })
  await dialog.getByLabel('Kode', { exact: true }).fill('hemat10')
  await dialog.getByLabel('Berapa persen').fill('10')
  await dialog.getByLabel('Minimum pesanan, rupiah').fill('100000')
  await dialog.getByLabel('Paling banyak dipakai').fill('1')
  await dialog.getByRole('button', { name: 'Simpan kode' }).click()
  await expectToast(page, 'Kode HEMAT10 ditambahkan')
  await expectField(desk, true)

  const customer = new Customer(shop)
  await customer.fillOrder()
  await shop.getByRole('button', { name: 'Punya kode promo?' }).click()
  const code = shop.getByRole('textbox', { name: /^Kode promo/ })
  await code.fill(' hemat10 ')
  await code.press('Enter')
  await expect(shop.getByText(/Kode ini berlaku kalau pesanan ditambah Rp\s42\.000 lagi\./)).toBeVisible()
  await shop.getByRole('spinbutton', { name: 'Jumlah' }).fill('2')
  await expect(shop.getByText(/Kode dipakai: -Rp\s11\.600/)).toBeVisible()
  const total = shop.getByRole('button', { name: /lihat ringkasan pesanan/ })
  await expect(total).toContainText(/Rp\s104\.400/)
  const id = await customer.send()
  const confirmation = shop.getByRole('dialog', { name: /bayar online/ })
  await expect(confirmation).toContainText(/Rp\s104\.400/)
  const chat = await confirmation.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).toContain('Promo HEMAT10: -Rp11.600')
  const promotion = shop.getByText('Promo HEMAT10')
  await shop.goto(`/payment?orderId=${id}`)
  await expect(promotion).toBeVisible()
  await customer.payWithVirtualAccount('BCA')
  await customer.popup.getByRole('button', { name: 'Kembali ke toko' }).click()
  await expect(shop).toHaveURL(new RegExp(`/invoice.*${id}$`))
  await expect(promotion).toBeVisible()
  await expect(shop.getByText(/^-Rp\s11\.600$/)).toBeVisible()
  await expect(shop.locator('.invoice-total')).toContainText(/Rp\s104\.400/)

  await openOrders(page)
  await expect(cardOf(page, { id })).toContainText(/Promo HEMAT10 -Rp\s11\.600/)
  await page.goto(`/order-label/${id}`)
  await expect(page.getByText(/Rp\s104\.400/).first()).toBeVisible()
  await openSection(page, 'kode-promo', 'Kode promo')
  const entry = section.getByRole('listitem').filter({ hasText: 'HEMAT10' })
  await expect(entry).toContainText('1 dari 1 kali dipakai')
  await expect(entry).toContainText('Habis dipakai')
  await expect(entry.getByRole('button', { name: /Hapus/ })).toHaveCount(0)

  // The only code is used up: the next customer sees no field, and «Pesan lagi» repeats no code.
  await expectField(desk, false)
  await shop.goto(`/order?again=${id}`)
  await expect(total).toContainText(/Rp\s116\.000/)
  await expect(shop.getByRole('button', { name: 'Punya kode promo?' })).toHaveCount(0)
  await expect(code).toHaveCount(0)
})
