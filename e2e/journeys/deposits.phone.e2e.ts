import { Customer } from '../shop/customer.ts'
import { type Desk, expect, test } from '../shop/desk.ts'
import { cardOf, openOrders } from '../shop/order-cards.ts'
import { openSection, saveWell } from '../shop/settings.ts'

/** A customer pays a deposit on her phone, and the rest later; every screen and print says what is due. */
test.use({ ownShop: 'deposits' })

const terms = 'Batal sampai H-3: DP kembali penuh.'
/** The document embeds the rule and is rendered again shortly after a change. */
const isPublished = (desk: Desk) =>
  expect(async () => {
    expect(await (await desk.customer.get('/order')).text()).toContain('"depositPercent":50')
  }).toPass()

test('the owner offers deposits; the order form, the payment page, the invoice and the desk follow', async ({
  page,
  desk,
  strangerPage: shop,
}) => {
  const section = await openSection(page, 'pembayaran', 'Pembayaran')
  await expect(section.getByLabel('Aturan DP bila batal')).toHaveCount(0)
  await section.getByLabel('Uang muka (DP), persen').fill('50')
  await section.getByLabel('Aturan DP bila batal').fill(terms)
  await saveWell(page)
  await isPublished(desk)

  const customer = new Customer(shop)
  await customer.fillOrder()
  await shop.getByRole('button', { name: /lihat ringkasan pesanan/ }).click()
  const summary = shop.getByRole('dialog', { name: 'Ringkasan Pesanan' })
  await expect(summary).toContainText(/Boleh DP Rp\s29\.000 dulu\. Sisa Rp\s29\.000/)
  await expect(summary).toContainText(terms)
  await shop.keyboard.press('Escape')
  await expect(summary).toHaveCount(0)
  const id = await customer.send()

  await shop.goto(`/payment?orderId=${id}`)
  await expect(shop.getByText(terms)).toBeVisible()
  await shop.getByRole('radio', { name: /^DP dulu/ }).check({ force: true })
  await customer.payWithVirtualAccount('BCA')
  await customer.popup.getByRole('button', { name: 'Kembali ke toko' }).click()
  await expect(shop).toHaveURL(new RegExp(`/invoice.*${id}$`))
  await expect(shop.getByText('Dibayar Sebagian')).toBeVisible()
  await expect(shop.getByText('Sisa tagihan')).toBeVisible()

  await openOrders(page)
  const card = cardOf(page, { id })
  await expect(card).toContainText(/Partly Paid/)
  await expect(card).toContainText(/Sisa tagihan\s*Rp\s29\.000/)
  await page.goto(`/order-label/${id}`)
  await expect(page.getByText(/TAGIH.*Rp\s29\.000/)).toBeVisible()

  await shop.goto(`/payment?orderId=${id}`)
  await expect(shop.getByRole('radio', { name: /^DP dulu/ })).toHaveCount(0)
  await expect(shop.getByRole('button', { name: /^Pay Rp\s29\.000/ })).toBeVisible()

  // The rest in cash, at the door.
  await openOrders(page)
  await card.getByRole('button', { name: /Pembayaran, catatan, riwayat/ }).click()
  await expect(card.getByRole('textbox', { name: 'Uang yang diterima' })).toHaveValue('29.000')
  await card.getByRole('button', { name: 'Tandai dibayar' }).click()
  await expect(card).toContainText(/Lunas lewat Tunai/)
  await expect(card.getByText(/Dibayar sebagian: Rp\s29\.000/)).toBeVisible()
  await shop.goto(`/track-order?orderId=${id}`)
  await expect(shop.getByText('Lunas', { exact: true }).first()).toBeVisible()
  await expect(shop.getByText('Sisa tagihan')).toHaveCount(0)
})
