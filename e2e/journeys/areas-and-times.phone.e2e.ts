import type { Page } from '@playwright/test'
import { expectAccessible } from '../shop/axe.ts'
import { Customer } from '../shop/customer.ts'
import { type Desk, expect, expectNoSidewaysScroll, test } from '../shop/desk.ts'
import { whatsappText } from '../shop/kitchen.ts'
import { cardOf, openOrders } from '../shop/order-cards.ts'

/** Delivery areas and time windows: the owner lists them, a customer chooses, and the kitchen sorts by time. */
test.use({ ownShop: 'areas-and-times' })
test.describe.configure({ mode: 'default' })

const tebet = { id: 'tebet', name: 'Tebet', fee: 10_000, leastOrder: null, freeFrom: 200_000 }
const depok = { id: 'depok', name: 'Depok', fee: 25_000, leastOrder: 100_000, freeFrom: null }
const morning = { begins: '09:00', ends: '11:00', for: 'both', mostOrders: 1, mostPieces: null }
const afternoon = { begins: '15:00', ends: '17:00', for: 'delivery', mostOrders: null, mostPieces: null }
const evening = { begins: '18:00', ends: '20:00', for: 'pickup', mostOrders: null, mostPieces: null }
type Settings = {
  deliveryAreas: readonly (typeof tebet | typeof depok)[]
  timeWindows: readonly { begins: string }[]
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const areaField = (page: Page) => page.getByRole('combobox', { name: 'Area pengiriman' })
const dayField = (page: Page) => page.getByRole('combobox', { name: /Tanggal (kirim|ambil)/ })
const timeField = (page: Page) => page.getByRole('combobox', { name: /Jam (kirim|ambil)/ })
const total = (page: Page) => page.getByRole('button', { name: /lihat ringkasan pesanan/ })
const submit = (page: Page) => page.getByRole('button', { name: 'Buat Pesanan' }).click()

async function list(desk: Desk, settings: Settings) {
  const answer = await desk.owner.patch('/api/admin/settings', { data: settings })
  expect(answer.ok(), await answer.text()).toBe(true)
  // The documents embed fees and windows and are rendered again shortly after a change.
  for (const path of ['/order', '/admin'])
    await expect(async () => {
      const document = await (await desk.owner.get(path)).text()
      const found = (pattern: RegExp) => [...document.matchAll(pattern)].map(([, value]) => value)
      expect(found(/"fee":(\d+)/g)).toEqual(settings.deliveryAreas.map(({ fee }) => String(fee)))
      expect(found(/"begins":"(\d\d:\d\d)","ends"/g)).toEqual(
        settings.timeWindows.map(({ begins }) => begins),
      )
    }).toPass()
}

test('a customer chooses area and time, sees the fee at once, pays it, and every print shows both', async ({
  strangerPage: shop,
  page,
  desk,
}) => {
  await list(desk, { deliveryAreas: [tebet, depok], timeWindows: [morning, afternoon, evening] })
  const customer = new Customer(shop)
  await customer.fillOrder()
  await expect(total(shop)).toContainText(/Rp\s58\.000/)
  await expect(timeField(shop)).toHaveCount(0)
  await submit(shop)
  await expect(shop.getByText('Silakan pilih area pengiriman.').first()).toBeVisible()
  await expect(areaField(shop)).toBeFocused()

  await areaField(shop).selectOption({ label: 'Depok · ongkir Rp\u00a025.000' })
  await expect(shop.getByText(/Minimum untuk area ini Rp\s100\.000, kurang Rp\s42\.000/)).toBeVisible()
  await areaField(shop).selectOption({ label: 'Tebet · ongkir Rp\u00a010.000' })
  await expect(total(shop)).toContainText(/Rp\s68\.000/)
  await expect(shop.getByText(/Ongkir Rp\s10\.000, gratis mulai Rp\s200\.000/)).toBeVisible()
  const ask = shop.getByRole('link', { name: /Tanya lewat WhatsApp/ })
  expect(await whatsappText(shop, () => ask.click())).toContain('Paket Sedang (20 pcs) × 1 (Rp58.000)')

  // An order that is picked up has no fee.
  const delivery = shop.getByRole('checkbox', { name: 'Antar ke alamat saya' })
  await delivery.uncheck()
  await expect(areaField(shop)).toHaveCount(0)
  await expect(total(shop)).toContainText(/Rp\s58\.000/)
  await delivery.check()
  await areaField(shop).selectOption({ label: 'Tebet · ongkir Rp\u00a010.000' })

  await dayField(shop).selectOption(dayIn(6))
  await expect(timeField(shop)).toBeVisible()
  await submit(shop)
  await expect(shop.getByText('Silakan pilih jam.').first()).toBeVisible()
  await expect(timeField(shop)).toBeFocused()
  const times = ['Pilih jam', '09:00–11:00 WIB', '15:00–17:00 WIB']
  await expect(timeField(shop).getByRole('option')).toHaveText(times)
  await timeField(shop).selectOption('09:00–11:00 WIB')
  await expectNoSidewaysScroll(shop)
  await expectAccessible(shop, 'order form with areas and times')
  await total(shop).click()
  const summary = shop.getByRole('dialog', { name: 'Ringkasan Pesanan' })
  await expect(summary.getByText('Ongkir Tebet')).toBeVisible()
  await shop.keyboard.press('Escape')
  await expect(summary).toHaveCount(0)

  await submit(shop)
  const confirmation = shop.getByRole('dialog', { name: /bayar online/ })
  await expect(confirmation).toContainText(/Rp\s68\.000/)
  const id = Number(/#(\d{6})/.exec((await confirmation.textContent()) ?? '')?.[1])
  const chat = await confirmation.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).toContain('09:00–11:00 WIB')
  expect(await (await shop.request.get(`/api/orders/${id}`)).json()).toMatchObject({
    timeWindow: '09:00-11:00',
  })
  await shop.goto(`/payment?orderId=${id}`)
  await expect(shop.getByText('Ongkir Tebet')).toBeVisible()
  await customer.payWithVirtualAccount('BCA')
  await customer.popup.getByRole('button', { name: 'Kembali ke toko' }).click()
  await expect(shop).toHaveURL(new RegExp(`/invoice.*${id}$`))
  await expect(shop.getByText('Ongkir Tebet')).toBeVisible()
  await expect(shop.getByText(/09:00–11:00 WIB/)).toBeVisible()
  await expect(shop.locator('.invoice-total')).toContainText(/Rp\s68\.000/)

  await openOrders(page)
  for (const text of ['Ongkir Tebet', /Rp\s68\.000/, '09:00–11:00 WIB'])
    await expect(cardOf(page, { id })).toContainText(text)
  await page.goto(`/order-label/${id}`)
  await expect(page.getByText(/09:00–11:00 WIB/)).toBeVisible()
})

test('the owner can override a full time, and the cook sheet is sorted by time', async ({ page, desk }) => {
  await list(desk, { deliveryAreas: [], timeWindows: [morning, afternoon] })
  const day = dayIn(9)
  const late = await desk.placeOrder({ deliveryDate: day, timeWindow: '15:00-17:00' })
  const early = await desk.placeOrder({ deliveryDate: day, timeWindow: '09:00-11:00' })
  await openOrders(page)
  await page.getByRole('button', { name: 'Pesanan baru' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pesanan baru' })
  await dialog.getByRole('button', { name: /Tambah Paket Sedang/ }).click()
  await dialog.getByLabel('Nomor WhatsApp').fill('0812-9999-1234')
  await dialog.getByLabel('Nama').fill('Bu Tini')
  await dialog.getByRole('textbox', { name: 'Alamat' }).fill('Jl. Melati No. 7, Bekasi')
  await dialog.getByLabel('Tanggal kirim atau ambil').fill(day)
  await dialog.getByRole('combobox', { name: 'Jam' }).fill('9-11')
  await dialog.getByRole('button', { name: 'Simpan pesanan' }).click()
  await expect(dialog.getByText(/09:00–11:00 WIB sudah penuh/).first()).toBeVisible()
  await dialog.getByLabel('Tetap terima untuk tanggal ini').check()
  const placed = page.waitForResponse((answer) => answer.url().endsWith('/api/admin/orders'))
  await dialog.getByRole('button', { name: 'Simpan pesanan' }).click()
  const entered = await (await placed).json()
  expect(entered.timeWindow).toBe('09:00-11:00')

  for (const { id } of [late, early, entered]) await desk.moveTo(id, 'confirmed')
  await page.goto(`/admin/dapur?day=${day}`)
  const cards = page.getByRole('article', { name: /Order|Pesanan/ })
  await expect(cards).toHaveCount(3)
  await expect(cards.nth(0)).toContainText('09:00–11:00 · Diantar')
  await expect(cards.nth(1)).toContainText('Bu Tini')
  await expect(cards.nth(2)).toContainText('15:00–17:00 · Diantar')
})
