import { Customer } from '../shop/customer.ts'
import { type Desk, expect, test } from '../shop/desk.ts'
import { openDay } from '../shop/kitchen.ts'
import { cardOf, openOrders } from '../shop/order-cards.ts'

test.use({ ownShop: 'areas-and-times' })

const tebet = { id: 'tebet', name: 'Tebet', fee: 10_000, leastOrder: null, freeFrom: 200_000 }
const morning = { begins: '09:00', ends: '11:00', for: 'both', mostOrders: 1, mostPieces: null }

/** The owner lists an area and a time; resolves when the documents know both. */
async function list(desk: Desk) {
  const data = { deliveryAreas: [tebet], timeWindows: [morning] }
  const answer = await desk.owner.patch('/api/admin/settings', { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  for (const path of ['/order', '/admin'])
    await expect
      .poll(async () => (await desk.owner.get(path)).text())
      .toMatch(/"fee":10000.*"begins":"09:00"/s)
}

test('a customer chooses area and time and pays the fee; every screen and print shows both, and the time is full', async ({
  strangerPage: shop,
  page,
  desk,
}) => {
  await list(desk)
  const day = await openDay(page, 6)
  const customer = new Customer(shop)
  await customer.fillOrder()
  await shop.getByRole('button', { name: 'Buat Pesanan' }).click()
  await expect(shop.getByText('Silakan pilih area pengiriman.').first()).toBeVisible()
  await shop
    .getByRole('combobox', { name: 'Area pengiriman' })
    .selectOption({ label: 'Tebet · ongkir Rp\u00a010.000' })
  await shop.getByRole('combobox', { name: /Tanggal kirim/ }).selectOption(day)
  await shop.getByRole('combobox', { name: /Jam kirim/ }).selectOption('09:00–11:00 WIB')
  const id = await customer.send()
  const confirmation = shop.getByRole('dialog', { name: /bayar online/ })
  await expect(confirmation).toContainText(/Rp\s68\.000/)
  const chat = await confirmation.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).toContain('09:00–11:00 WIB')
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
  await page.goto(`/admin/dapur?day=${day}`)
  const card = page.getByRole('article', { name: `Pesanan ${id}`, exact: true })
  await expect(card).toContainText('09:00–11:00 · Diantar')
  await page.goto(`/order-label/${id}`)
  await expect(page.getByText(/09:00–11:00 WIB/)).toBeVisible()

  await shop.goto(`/order?again=${id}`)
  await expect(shop.locator(`option[value="${day}"]`)).toBeDisabled()
})
