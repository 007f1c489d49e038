import { expectAccessible } from '../shop/axe.ts'
import { Customer } from '../shop/customer.ts'
import { type Desk, expect, expectNoSidewaysScroll, test } from '../shop/desk.ts'
import { cardOf, openOrders } from '../shop/order-cards.ts'
import { openSection, saveWell } from '../shop/settings.ts'

/** A customer pays a deposit on her phone, and the rest later; every screen and print says what is due. */
test.use({ ownShop: 'deposits' })
test.describe.configure({ mode: 'default' })

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
  await expectAccessible(page, 'settings, payment with deposits')
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
  await shop.getByRole('button', { name: 'Buat Pesanan' }).click()
  const confirmation = shop.getByRole('dialog', { name: /bayar online/ })
  const id = Number(/#(\d{6})/.exec((await confirmation.textContent()) ?? '')?.[1])

  await shop.goto(`/payment?orderId=${id}`)
  await expect(shop.getByText(terms)).toBeVisible()
  await shop.getByRole('radio', { name: /^DP dulu/ }).check({ force: true })
  await expectNoSidewaysScroll(shop)
  await expectAccessible(shop, 'payment, deposit chosen')
  await customer.payWithVirtualAccount('BCA')
  await customer.popup.getByRole('button', { name: 'Kembali ke toko' }).click()
  await expect(shop).toHaveURL(new RegExp(`/invoice.*${id}$`))
  await expect(shop.getByText('Dibayar Sebagian')).toBeVisible()
  await expect(shop.getByText('Sisa tagihan')).toBeVisible()
  await expectAccessible(shop, 'invoice, paid in part')

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

test('of a cancelled order the owner keeps a part of the deposit with a reason; reports and customer say so', async ({
  page,
  desk,
  strangerPage: shop,
}) => {
  const order = await desk.placeOrder()
  const part = { orderId: order.id, isPaid: true, paymentMethod: 'transfer', amount: 29_000 }
  const cancelled = { status: 'cancelled', reason: 'pelanggan berhalangan' }
  for (const answer of [
    await desk.owner.post('/api/payment/manual-update', { data: part }),
    await desk.owner.patch(`/api/orders/${order.id}/status`, { data: cancelled }),
  ])
    expect(answer.ok(), await answer.text()).toBe(true)

  await page.goto('/admin?tab=analytics')
  await expect(page.getByText(/DP yang masih dipegang: Rp\s29\.000/)).toBeVisible()
  await page.getByRole('button', { name: /lunas lalu dibatalkan/ }).click()
  await page.getByRole('button', { name: 'Simpan sebagian/semua…' }).click()
  await page.getByLabel('Yang disimpan, rupiah').fill('20000')
  await page.getByLabel('Alasan', { exact: true }).fill('Bahan sudah dibeli')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'keeping a part of a deposit')
  await page.getByRole('button', { name: 'Simpan uang ini' }).click()
  await expect(page.getByText(/Belum dikembalikan:\s*Rp\s9\.000/)).toBeVisible()
  await expect(page.getByText(/DP yang masih dipegang: Rp\s9\.000/)).toBeVisible()
  await expect(page.getByText(/DP yang disimpan dari pesanan batal: Rp\s20\.000/)).toBeVisible()

  await shop.goto('/track-order')
  await shop.getByLabel('Order ID').fill(String(order.id))
  await shop.getByLabel('Nomor Telepon').fill(order.customerPhone)
  await shop.getByRole('button', { name: 'Lacak Pesanan' }).click()
  await expect(shop.getByText('Tidak dikembalikan')).toBeVisible()
  await expect(shop.getByText('Sisa tagihan')).toHaveCount(0)
})
