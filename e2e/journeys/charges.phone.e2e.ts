import { Customer } from '../shop/customer.ts'
import { expect, test } from '../shop/desk.ts'
import { openDay } from '../shop/kitchen.ts'
import { cardOf, openOrders } from '../shop/order-cards.ts'
import { openSection, saveWell } from '../shop/settings.ts'

/** Delivery fee, delivery time, promotion code and deposit of one order, on every screen and print. */
test.use({ ownShop: 'charges' })

const saturday = 6
const terms = 'Batal sampai H-3: DP kembali penuh.'
const tebet = { id: 'tebet', name: 'Tebet', fee: 10_000, leastOrder: null, freeFrom: 200_000 }
const morning = { begins: '09:00', ends: '11:00', for: 'both', mostOrders: 1, mostPieces: null }
const code = {
  ...{ code: 'HEMAT10', kind: 'percent', value: 10, leastOrder: 100_000, packages: [] },
  ...{ from: null, until: null, mostUses: 1, mostUsesPerPhone: null },
}

test('a customer chooses area and time, uses a code and pays a deposit, the rest in cash; every screen and print shows them, and the time is full', async ({
  strangerPage: shop,
  page,
  desk,
}) => {
  await desk.changeSettings({ deliveryAreas: [tebet], timeWindows: [morning] })
  await desk.call('POST', '/api/promotion-codes', code)
  const section = await openSection(page, 'pembayaran', 'Pembayaran')
  await section.getByLabel('Uang muka (DP), persen').fill('50')
  await section.getByLabel('Aturan DP bila batal').fill(terms)
  await saveWell(page)
  for (const text of [/"fee":10000.*"begins":"09:00"/s, /"hasPromotionCodes":true/, /"depositPercent":50/])
    for (const path of ['/order', '/admin']) await desk.untilPublished(path, text)
  const day = await openDay(page, saturday)

  const customer = new Customer(shop)
  await customer.fillOrder({ quantity: 2 })
  await shop
    .getByRole('combobox', { name: 'Area pengiriman' })
    .selectOption({ label: 'Tebet · ongkir Rp\u00a010.000' })
  await shop.getByRole('combobox', { name: /Tanggal kirim/ }).selectOption(day)
  await shop.getByRole('combobox', { name: /Jam kirim/ }).selectOption('09:00–11:00 WIB')
  await shop.getByRole('button', { name: 'Punya kode promo?' }).click()
  await shop.getByRole('textbox', { name: /^Kode promo/ }).fill(' hemat10 ')
  await shop.keyboard.press('Enter')
  const total = shop.getByRole('button', { name: /lihat ringkasan pesanan/ })
  await expect(total).toContainText(/Rp\s114\.400/)
  const id = await customer.send()

  const charges = [shop.getByText('Ongkir Tebet'), shop.getByText('Promo HEMAT10')]
  await shop.goto(`/payment?orderId=${id}`)
  for (const charge of charges) await expect(charge).toBeVisible()
  await expect(shop.getByText(terms)).toBeVisible()
  await shop.getByRole('radio', { name: /^DP dulu/ }).check({ force: true })
  await customer.payWithVirtualAccount('BCA')
  await customer.popup.getByRole('button', { name: 'Kembali ke toko' }).click()
  await expect(shop).toHaveURL(new RegExp(`/invoice.*${id}$`))
  await expect(shop.getByText('Dibayar Sebagian')).toBeVisible()
  for (const charge of charges) await expect(charge).toBeVisible()
  await expect(shop.getByText(/09:00–11:00 WIB/)).toBeVisible()
  await expect(shop.locator('.invoice-total')).toContainText(/Rp\s114\.400/)
  await expect(shop.getByText('Sisa tagihan')).toBeVisible()

  await openOrders(page)
  const card = cardOf(page, { id })
  for (const text of [
    ...['Ongkir Tebet', /Promo HEMAT10 -Rp\s11\.600/, /Rp\s114\.400/, '09:00–11:00 WIB'],
    ...[/Partly Paid/, /Sisa tagihanRp\s56\.400Paling lambat /],
  ])
    await expect(card).toContainText(text)
  await page.goto(`/admin/dapur?day=${day}`)
  const cooked = page.getByRole('article', { name: `Pesanan ${id}`, exact: true })
  await expect(cooked).toContainText('09:00–11:00 · Diantar')
  await page.goto(`/order-label/${id}`)
  for (const text of [/09:00–11:00 WIB/, /TAGIH.*Rp\s56\.400/])
    await expect(page.getByText(text)).toBeVisible()

  // The rest in cash, at the door.
  await openOrders(page)
  await card.getByRole('button', { name: /Pembayaran, catatan, riwayat/ }).click()
  await card.getByRole('button', { name: 'Tandai dibayar' }).click()
  await expect(card).toContainText(/Lunas lewat Tunai/)
  await shop.goto(`/track-order?orderId=${id}`)
  await expect(shop.getByText('Lunas', { exact: true }).first()).toBeVisible()

  // The time is full, and «Pesan lagi» repeats no code.
  await shop.goto(`/order?again=${id}`)
  await expect(shop.locator(`option[value="${day}"]`)).toBeDisabled()
  await expect(total).toContainText(/Rp\s126\.000/)
})
