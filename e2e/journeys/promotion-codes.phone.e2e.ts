import type { Page } from '@playwright/test'
import { expectAccessible } from '../shop/axe.ts'
import { Customer } from '../shop/customer.ts'
import { expect, expectNoSidewaysScroll, test } from '../shop/desk.ts'
import { cardOf, openOrders } from '../shop/order-cards.ts'
import { expectField, makeCode, withoutCodes } from '../shop/promotion-codes.ts'
import { openSection } from '../shop/settings.ts'

/** A customer uses a promotion code, and every screen and print shows the discount. */
test.use({ ownShop: 'promotion-codes' })
test.describe.configure({ mode: 'default' })

const opener = (page: Page) => page.getByRole('button', { name: 'Punya kode promo?' })
const codeField = (page: Page) => page.getByRole('textbox', { name: /^(Kode promo|Promotion code)/ })
const use = (page: Page) => page.getByRole('button', { name: 'Pakai', exact: true })
const total = (page: Page) => page.getByRole('button', { name: /lihat ringkasan pesanan/ })
const submit = (page: Page) => page.getByRole('button', { name: 'Buat Pesanan' }).click()
const confirmation = (page: Page) => page.getByRole('dialog', { name: /bayar online/ })
const placedIn = async (page: Page) =>
  Number(/#(\d{6})/.exec((await confirmation(page).textContent()) ?? '')?.[1])
const setQuantity = (page: Page, quantity: number) =>
  page.getByRole('spinbutton', { name: 'Jumlah' }).fill(String(quantity))

test('without a valid code the form has no field, fetches nothing, and charges the packages’ prices', async ({
  strangerPage,
  desk,
}) => {
  await withoutCodes(desk)
  const fetched: string[] = []
  strangerPage.on('request', (request) => void fetched.push(new URL(request.url()).pathname))
  await new Customer(strangerPage).fillOrder()
  await submit(strangerPage)
  await expect(confirmation(strangerPage)).toContainText(/Rp\s58\.000/)
  await expect(opener(strangerPage)).toHaveCount(0)
  expect(fetched.filter((path) => /switched-on|promotion/.test(path))).toEqual([])
})

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
  await use(shop).click()
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

test('a code that was used up meanwhile shows an error at its field, and the order is possible without it', async ({
  strangerPage: shop,
  desk,
}) => {
  await withoutCodes(desk)
  await makeCode(desk, 'TERAKHIR', { mostUses: 1 })
  const customer = new Customer(shop)
  await customer.fillOrder()
  await opener(shop).click()
  await codeField(shop).fill('terakhir')
  await use(shop).click()
  await expect(total(shop)).toContainText(/Rp\s52\.200/)
  await desk.placeOrder({ promotionCode: 'TERAKHIR' })
  await submit(shop)
  await expect(shop.getByText('Kode ini sudah habis dipakai.').first()).toBeVisible()
  await expect(codeField(shop)).toBeFocused()
  await expect(codeField(shop)).toHaveValue('terakhir')
  await expect(total(shop)).toContainText(/Rp\s58\.000/)
  await shop.getByRole('button', { name: 'Hapus kode' }).click()
  await submit(shop)
  await expect(confirmation(shop)).toContainText(/Rp\s58\.000/)
})

test('a code that was typed but not applied is checked when the order is sent', async ({
  strangerPage: shop,
  desk,
}) => {
  await withoutCodes(desk)
  await makeCode(desk, 'LUPA', { leastOrder: 100_000 })
  await makeCode(desk, 'INGAT', { value: 20 })
  await new Customer(shop).fillOrder()
  await opener(shop).click()
  await codeField(shop).fill('lupa')
  await submit(shop)
  await expect(shop.getByText(/ditambah Rp\s42\.000 lagi/).first()).toBeVisible()
  await expect(codeField(shop)).toBeFocused()
  await expect(shop.getByText('Ada 1 isian yang perlu diperbaiki')).toBeVisible()
  await setQuantity(shop, 2)
  await expect(total(shop)).toContainText(/Rp\s104\.400/)
  await expect(shop.getByText('Ada 1 isian yang perlu diperbaiki')).toHaveCount(0)

  await codeField(shop).fill('ingat')
  await expect(total(shop)).toContainText(/Rp\s116\.000/)
  await submit(shop)
  await expect(shop.getByText(/belum dihitung waktu tombolnya ditekan/).first()).toBeVisible()
  await expect(total(shop)).toContainText(/Rp\s92\.800/)
  await submit(shop)
  await expect(confirmation(shop)).toContainText(/Rp\s92\.800/)
})

test('a failed check shows an error, keeps the typed code, and is retried by the next press', async ({
  strangerPage: shop,
  desk,
}) => {
  await withoutCodes(desk)
  await makeCode(desk, 'SINYAL')
  await new Customer(shop).fillOrder()
  await opener(shop).click()
  await codeField(shop).fill('sinyal')
  await shop.context().setOffline(true)
  await use(shop).click()
  await expect(shop.getByText(/Kode belum bisa diperiksa/)).toBeVisible()
  await expect(codeField(shop)).toHaveValue('sinyal')
  await shop.context().setOffline(false)
  await use(shop).click()
  await expect(total(shop)).toContainText(/Rp\s52\.200/)
  await shop.getByRole('button', { name: 'Hapus kode' }).click()
  await expect(total(shop)).toContainText(/Rp\s58\.000/)
  await expect(opener(shop)).toBeFocused()
})

test('too many tries must wait, and an order without a code stays possible', async ({
  strangerPage: shop,
  desk,
}) => {
  await withoutCodes(desk)
  await makeCode(desk, 'RAHASIA')
  await new Customer(shop).fillOrder()
  await opener(shop).click()
  await shop.route('**/api/promotion-codes/check', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '600', 'Content-Language': 'id' },
      json: {
        message: 'Terlalu banyak kode dicoba. Coba lagi dalam 10 menit, atau pesan tanpa kode.',
        code: 'too-many',
      },
    }),
  )
  await codeField(shop).fill('tebak')
  await use(shop).click()
  await expect(shop.getByText(/Coba lagi dalam 10 menit, atau pesan tanpa kode/)).toBeVisible()
  await shop.getByRole('button', { name: 'Hapus kode' }).click()
  await submit(shop)
  await expect(confirmation(shop)).toContainText(/Rp\s58\.000/)
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

test('in English the field, its errors, the summary and the prints are English', async ({
  strangerPage: shop,
  desk,
}) => {
  await withoutCodes(desk)
  await makeCode(desk, 'SAVE5', { kind: 'amount', value: 5_000, packages: ['20pcs', '100pcs'] })
  await shop.context().addCookies([{ name: 'bahasa', value: 'en', url: desk.url }])
  await shop.goto('/order?package=10pcs')
  await shop.getByRole('button', { name: 'Have a promotion code?' }).click()
  await codeField(shop).fill('save5')
  await shop.getByRole('button', { name: 'Apply' }).click()
  await expect(shop.getByText('This code is not valid for the packages chosen.')).toBeVisible()
  await shop.getByRole('radio', { name: /Medium Pack/ }).check()
  await expect(shop.getByText(/Code applied: -Rp\s5\.000/)).toBeVisible()
  await shop.getByRole('button', { name: /see the order summary/ }).click()
  await expect(shop.getByRole('dialog', { name: 'Order summary' })).toContainText(
    /Promotion SAVE5-Rp\s5\.000/,
  )
})
