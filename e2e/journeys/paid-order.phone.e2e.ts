import { type Desk, expect, test } from '../shop/desk.ts'
import { whatsappText } from '../shop/kitchen.ts'
import { cardOf, openOrders, track } from '../shop/order-cards.ts'
import { openSection, saveWell } from '../shop/settings.ts'

/** Changes of a paid order from the desk on a phone, and what the customer sees: its packages, and refunds. */
test.use({ ownShop: 'paid-order' })

/** The document embeds the setting and is rendered again shortly after a change. */
const isPublished = (desk: Desk) =>
  expect(async () => {
    expect(await (await desk.owner.get('/track-order')).text()).toContain('"refunds":true')
  }).toPass()
const revenueOf = async (desk: Desk) => (await (await desk.owner.get('/api/revenue/total')).json()).total

test('«tambah satu ya» to a paid order: the customer reads and pays the rest, the owner takes it back and refunds a part', async ({
  page,
  strangerPage,
  desk,
}) => {
  const order = await desk.placeOrder()
  await desk.markPaid(order, 'transfer')
  await track(strangerPage, order)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  const card = cardOf(page, order)
  const openMore = async () => {
    await openOrders(page)
    await card.getByRole('button', { name: /^Pembayaran, catatan, riwayat/ }).click()
  }
  await openMore()
  // Refunds are off by default: the card neither shows nor fetches anything about them.
  await expect(card.getByRole('heading', { name: 'Riwayat' })).toBeVisible()
  await expect(card.getByText(/Kembalikan uang/)).toHaveCount(0)
  expect(asked.filter((path) => path.includes('refunds'))).toEqual([])
  await card.getByRole('button', { name: 'Ubah isi pesanan' }).click()
  const dialog = page.getByRole('dialog', { name: /Ubah isi pesanan/ })
  await dialog.getByRole('button', { name: 'Tambah Paket Sedang (20 pcs)' }).click()
  await dialog.getByRole('button', { name: 'Simpan perubahan' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(card).toContainText('2 × 20 pcs = 40 pcs')
  await expect(card).toContainText(/1 × Paket Sedang \(20 pcs\) → 2 × Paket Sedang \(20 pcs\)/)
  // The customer's open page follows without a reload.
  await expect(strangerPage.getByText('Sisa tagihan').first()).toBeVisible()
  const tell = () => card.getByRole('button', { name: /^Kabari pelanggan/ }).click()
  const text = await whatsappText(page, tell)
  expect(text).toContain('Total sekarang Rp116.000')
  expect(text).toContain(`Sisa Rp58.000 bisa dibayar di sini: ${desk.url}/payment?orderId=${order.id}`)
  await strangerPage.goto(`/payment?orderId=${order.id}`)
  await expect(strangerPage.getByText('Sisa tagihan').first()).toBeVisible()
  // One package less: the order is paid again.
  await card.getByRole('button', { name: 'Ubah isi pesanan' }).click()
  await dialog.getByRole('button', { name: 'Kurangi Paket Sedang (20 pcs)' }).click()
  await dialog.getByRole('button', { name: 'Simpan perubahan' }).click()
  await expect(card).toContainText('1 × 20 pcs = 20 pcs')
  const stored = await (await desk.owner.get(`/api/orders/${order.id}`)).json()
  expect(stored).toMatchObject({ isPaid: true, totalPrice: '58000.00' })

  const section = await openSection(page, 'pembayaran', 'Pembayaran')
  await section.getByLabel('Kembalikan uang dari pesanan').check()
  await saveWell(page)
  await isPublished(desk)
  const before = await revenueOf(desk)
  const refund = async (amount: string, reason: string) => {
    await card.getByRole('button', { name: 'Kembalikan uang…' }).click()
    await card.getByLabel('Jumlah, rupiah').fill(amount)
    await card.getByLabel('Caranya').selectOption('cash')
    await card.getByLabel('Alasan').fill(reason)
    await card.getByRole('button', { name: 'Kembalikan uang', exact: true }).click()
    const done = `Pengembalian Rp.${amount.replace('.', '\\.')}, Tunai: sudah kembali \\(${reason}\\)`
    await expect(card.getByText(new RegExp(done))).toHaveCount(1)
  }
  await openMore()
  await refund('8.000', 'paket kurang satu')
  await track(strangerPage, order)
  await expect(strangerPage.getByText('Dikembalikan', { exact: true })).toBeVisible()
  await expect(strangerPage.getByText(/^Rp.8\.000$/)).toBeVisible()
  await refund('50.000', 'batal')
  await expect(card.getByRole('button', { name: 'Kembalikan uang…' })).toHaveCount(0)
  await expect(card.getByText('Lunas').first()).toBeVisible()
  expect(before - (await revenueOf(desk))).toBe(58_000)

  // The second refund was a mistake.
  await card.getByRole('button', { name: 'Salah catat…' }).last().click()
  await card.getByLabel('Mengapa pengembalian ini batal').fill('salah pesanan')
  await card.getByRole('button', { name: 'Batalkan pengembalian' }).click()
  await expect(card.getByText(/batal, salah catat/).first()).toBeVisible()
  expect(before - (await revenueOf(desk))).toBe(8_000)
})
