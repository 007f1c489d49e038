import { Customer } from '../shop/customer.ts'
import { type Desk, expect, test } from '../shop/desk.ts'
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

/** The owner lists an area, a time and a code for one order. */
async function list({ owner }: Desk) {
  const rows = { deliveryAreas: [tebet], timeWindows: [morning] }
  for (const answer of [
    await owner.patch('/api/admin/settings', { data: rows }),
    await owner.post('/api/promotion-codes', { data: code }),
  ])
    expect(answer.ok(), await answer.text()).toBe(true)
}

/** Documents embed the settings and are rendered again shortly after a change. */
const expectDocuments = ({ owner }: Desk, text: RegExp) =>
  expect(async () => {
    for (const path of ['/order', '/admin'])
      expect(text.test(await (await owner.get(path)).text()), `${path}: ${text}`).toBe(true)
  }).toPass()

test('a customer chooses area and time, uses a code and pays a deposit, the rest in cash; every screen and print shows them, and the time is full', async ({
  strangerPage: shop,
  page,
  desk,
}) => {
  await list(desk)
  const section = await openSection(page, 'pembayaran', 'Pembayaran')
  await expect(section.getByLabel('Aturan DP bila batal')).toHaveCount(0)
  await section.getByLabel('Uang muka (DP), persen').fill('50')
  await section.getByLabel('Aturan DP bila batal').fill(terms)
  await saveWell(page)
  for (const text of [/"fee":10000.*"begins":"09:00"/s, /"hasPromotionCodes":true/, /"depositPercent":50/])
    await expectDocuments(desk, text)
  const day = await openDay(page, saturday)

  const customer = new Customer(shop)
  await customer.fillOrder({ quantity: 2 })
  await shop.getByRole('button', { name: 'Buat Pesanan' }).click()
  await expect(shop.getByText('Silakan pilih area pengiriman.').first()).toBeVisible()
  await shop
    .getByRole('combobox', { name: 'Area pengiriman' })
    .selectOption({ label: 'Tebet · ongkir Rp\u00a010.000' })
  await shop.getByRole('combobox', { name: /Tanggal kirim/ }).selectOption(day)
  await shop.getByRole('combobox', { name: /Jam kirim/ }).selectOption('09:00–11:00 WIB')
  await shop.getByRole('button', { name: 'Punya kode promo?' }).click()
  const codeField = shop.getByRole('textbox', { name: /^Kode promo/ })
  await codeField.fill(' hemat10 ')
  await codeField.press('Enter')
  await expect(shop.getByText(/Kode dipakai: -Rp\s11\.600/)).toBeVisible()
  const total = shop.getByRole('button', { name: /lihat ringkasan pesanan/ })
  await expect(total).toContainText(/Rp\s114\.400/)
  await total.click()
  const summary = shop.getByRole('dialog', { name: 'Ringkasan Pesanan' })
  await expect(summary).toContainText(/Boleh DP Rp\s58\.000 dulu\. Sisa Rp\s56\.400/)
  await expect(summary).toContainText(terms)
  await shop.keyboard.press('Escape')
  await expect(summary).toHaveCount(0)
  const id = await customer.send()
  const confirmation = shop.getByRole('dialog', { name: /bayar online/ })
  await expect(confirmation).toContainText(/Rp\s114\.400/)
  const chat = await confirmation.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')
  const draft = new URL(chat ?? '').searchParams.get('text')
  for (const text of ['09:00–11:00 WIB', 'Promo HEMAT10: -Rp11.600']) expect(draft).toContain(text)

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
  await expect(shop.getByText(/^-Rp\s11\.600$/)).toBeVisible()
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
  await shop.goto(`/payment?orderId=${id}`)
  await expect(shop.getByRole('button', { name: /^Pay Rp\s56\.400/ })).toBeVisible()
  await expect(shop.getByRole('radio', { name: /^DP dulu/ })).toHaveCount(0)
  await openOrders(page)
  await card.getByRole('button', { name: /Pembayaran, catatan, riwayat/ }).click()
  await expect(card.getByRole('textbox', { name: 'Uang yang diterima' })).toHaveValue('56.400')
  await card.getByRole('button', { name: 'Tandai dibayar' }).click()
  await expect(card).toContainText(/Lunas lewat Tunai/)
  await expect(card.getByText(/Dibayar sebagian: Rp\s58\.000/)).toBeVisible()
  await shop.goto(`/track-order?orderId=${id}`)
  await expect(shop.getByText('Lunas', { exact: true }).first()).toBeVisible()
  await expect(shop.getByText('Sisa tagihan')).toHaveCount(0)

  // The time is full, and «Pesan lagi» repeats no code.
  await shop.goto(`/order?again=${id}`)
  await expect(shop.locator(`option[value="${day}"]`)).toBeDisabled()
  await expect(total).toContainText(/Rp\s126\.000/)
})
