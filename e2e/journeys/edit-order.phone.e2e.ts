import type { Page } from '@playwright/test'
import { type DeskOrder, expect, test } from '../shop/desk.ts'
import { whatsappText } from '../shop/kitchen.ts'
import { cardOf, openOrders } from '../shop/order-cards.ts'

/** The owner changes the packages of an order on a phone; the customer's page follows. */
test.use({ ownShop: 'edit-order' })

const track = async (page: Page, { id, customerPhone }: DeskOrder) => {
  await page.goto('/track-order')
  await page.getByLabel('Order ID').fill(String(id))
  await page.getByLabel('Nomor Telepon').fill(customerPhone)
  await page.getByRole('button', { name: 'Lacak Pesanan' }).click()
  await expect(page.getByText('Pesanan Ditemukan!', { exact: true })).toBeVisible()
}

test('«tambah satu ya» to a paid order: the customer reads and pays the rest, the owner takes it back', async ({
  page,
  strangerPage,
  desk,
}) => {
  const order = await desk.placeOrder()
  await desk.markPaid(order, 'transfer')
  await track(strangerPage, order)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await openOrders(page)
  const card = cardOf(page, order)
  await card.getByRole('button', { name: /^Pembayaran, catatan, riwayat/ }).click()
  // Refunds are off by default: the card neither shows nor fetches anything about them.
  await expect(card.getByRole('heading', { name: 'Riwayat' })).toBeVisible()
  await expect(card.getByText(/Kembalikan uang/)).toHaveCount(0)
  expect(asked.filter((path) => path.includes('refunds'))).toEqual([])
  await card.getByRole('button', { name: 'Ubah isi pesanan' }).click()
  const dialog = page.getByRole('dialog', { name: /Ubah isi pesanan/ })
  await dialog.getByRole('button', { name: 'Tambah Paket Sedang (20 pcs)' }).click()
  await expect(dialog.getByRole('status')).toContainText(/Total baru.*116\.000.*Sisa tagihan.*58\.000/)
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
})
