import type { Page } from '@playwright/test'
import { Customer } from '../shop/customer.ts'
import { type Desk, expect, expectNoSidewaysScroll, test } from '../shop/desk.ts'
import { whatsappText } from '../shop/kitchen.ts'
import { cardOf, openOrders } from '../shop/order-cards.ts'

/** Delivery areas: the owner lists them; a customer sees the fee before typing, and pays it with the order. */
test.use({ ownShop: 'delivery-areas' })
test.describe.configure({ mode: 'default' })

const areaField = (page: Page) => page.getByRole('combobox', { name: 'Area pengiriman' })
const total = (page: Page) => page.getByRole('button', { name: /lihat ringkasan pesanan/ })

const tebet = { id: 'tebet', name: 'Tebet', fee: 10_000, leastOrder: null, freeFrom: 200_000 }
const depok = { id: 'depok', name: 'Depok', fee: 25_000, leastOrder: 100_000, freeFrom: null }
const list = async (desk: Desk, deliveryAreas: readonly (typeof tebet | typeof depok)[]) => {
  const answer = await desk.owner.patch('/api/admin/settings', { data: { deliveryAreas } })
  expect(answer.ok(), await answer.text()).toBe(true)
  // The documents embed the fees and are rendered again shortly after a change.
  for (const path of ['/order', '/admin'])
    await expect(async () => {
      const document = await (await desk.owner.get(path)).text()
      expect([...document.matchAll(/"fee":(\d+)/g)].map(([, fee]) => Number(fee))).toEqual(
        deliveryAreas.map(({ fee }) => fee),
      )
    }).toPass()
}

test('a customer chooses an area, sees the fee at once, pays it, and finds it on the invoice', async ({
  strangerPage,
  page,
  desk,
}) => {
  await list(desk, [tebet, depok])
  const customer = new Customer(strangerPage)
  await customer.fillOrder()
  await expect(total(strangerPage)).toContainText(/Rp\s58\.000/)
  await strangerPage.getByRole('button', { name: 'Buat Pesanan' }).click()
  await expect(strangerPage.getByText('Silakan pilih area pengiriman.').first()).toBeVisible()
  await expect(areaField(strangerPage)).toBeFocused()

  await areaField(strangerPage).selectOption({ label: 'Depok · ongkir Rp\u00a025.000' })
  await expect(
    strangerPage.getByText(/Minimum untuk area ini Rp\s100\.000, kurang Rp\s42\.000/),
  ).toBeVisible()
  await areaField(strangerPage).selectOption({ label: 'Tebet · ongkir Rp\u00a010.000' })
  await expect(total(strangerPage)).toContainText(/Rp\s68\.000/)
  await expect(strangerPage.getByText(/Ongkir Rp\s10\.000, gratis mulai Rp\s200\.000/)).toBeVisible()
  await expectNoSidewaysScroll(strangerPage)
  await total(strangerPage).click()
  const summary = strangerPage.getByRole('dialog', { name: 'Ringkasan Pesanan' })
  await expect(summary.getByText('Ongkir Tebet')).toBeVisible()
  await strangerPage.keyboard.press('Escape')
  await expect(summary).toHaveCount(0)

  await strangerPage.getByRole('button', { name: 'Buat Pesanan' }).click()
  const dialog = strangerPage.getByRole('dialog', { name: /bayar online/ })
  await expect(dialog).toContainText(/Rp\s68\.000/)
  const id = Number(
    /#(\d{6})/.exec(
      (await strangerPage
        .getByText(/#\d{6}/)
        .first()
        .textContent()) ?? '',
    )?.[1],
  )
  await strangerPage.goto(`/payment?orderId=${id}`)
  await expect(strangerPage.getByText('Ongkir Tebet')).toBeVisible()
  await customer.payWithVirtualAccount('BCA')
  await customer.popup.getByRole('button', { name: 'Kembali ke toko' }).click()
  await expect(strangerPage).toHaveURL(new RegExp(`/invoice.*${id}$`))
  await expect(strangerPage.getByText('Ongkir Tebet')).toBeVisible()
  await expect(strangerPage.locator('.invoice-total')).toContainText(/Rp\s68\.000/)

  await openOrders(page)
  const card = cardOf(page, { id })
  await expect(card).toContainText(/Ongkir Tebet/)
  await expect(card).toContainText(/Rp\s68\.000/)
})

test('a pick-up order has no fee, and customers outside the areas get a WhatsApp link', async ({
  strangerPage,
  desk,
}) => {
  await list(desk, [tebet])
  const customer = new Customer(strangerPage)
  await customer.fillOrder()
  await areaField(strangerPage).selectOption({ label: 'Tebet · ongkir Rp\u00a010.000' })
  await expect(total(strangerPage)).toContainText(/Rp\s68\.000/)
  const ask = strangerPage.getByRole('link', { name: /Tanya lewat WhatsApp/ })
  expect(await whatsappText(strangerPage, () => ask.click())).toContain(
    'Paket Sedang (20 pcs) × 1 (Rp58.000)',
  )
  await strangerPage.getByRole('checkbox', { name: 'Antar ke alamat saya' }).uncheck()
  await expect(areaField(strangerPage)).toHaveCount(0)
  await expect(total(strangerPage)).toContainText(/Rp\s58\.000/)
})
