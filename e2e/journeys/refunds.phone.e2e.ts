import type { Page } from '@playwright/test'
import { expectAccessible } from '../shop/axe.ts'
import { type Desk, type DeskOrder, expect, test } from '../shop/desk.ts'
import { cardOf, openOrders } from '../shop/order-cards.ts'
import { openSection, saveWell } from '../shop/settings.ts'

/** Refunds of a paid order from the desk on a phone, and what the customer sees. */
test.use({ ownShop: 'refunds' })

/** The document embeds the setting and is rendered again shortly after a change. */
const isPublished = (desk: Desk) =>
  expect(async () => {
    expect(await (await desk.owner.get('/track-order')).text()).toContain('"refunds":true')
  }).toPass()
const paidOrder = async (desk: Desk): Promise<DeskOrder> => {
  const order = await desk.placeOrder()
  await desk.markPaid(order, 'transfer')
  return order
}
const openMore = async (page: Page, order: DeskOrder) => {
  await openOrders(page)
  const card = cardOf(page, order)
  await card.getByRole('button', { name: /Pembayaran, catatan, riwayat/ }).click()
  return card
}
const track = async (page: Page, { id, customerPhone }: DeskOrder) => {
  await page.goto('/track-order')
  await page.getByLabel('Order ID').fill(String(id))
  await page.getByLabel('Nomor Telepon').fill(customerPhone)
  await page.getByRole('button', { name: 'Lacak Pesanan' }).click()
  await expect(page.getByText('Pesanan Ditemukan!', { exact: true })).toBeVisible()
}
const revenueOf = async (desk: Desk) => (await (await desk.owner.get('/api/revenue/total')).json()).total

test('the owner switches it on, refunds a part and then the rest; the customer sees both', async ({
  page,
  desk,
  strangerPage,
}) => {
  const section = await openSection(page, 'pembayaran', 'Pembayaran')
  await section.getByLabel('Kembalikan uang dari pesanan').check()
  await saveWell(page)
  await isPublished(desk)
  const order = await paidOrder(desk)
  const before = await revenueOf(desk)
  const card = await openMore(page, order)
  await card.getByRole('button', { name: 'Kembalikan uang…' }).click()

  const amount = card.getByLabel('Jumlah, rupiah')
  await expect(amount).toHaveValue('58.000')
  await amount.fill('60000')
  await card.getByRole('button', { name: 'Kembalikan uang', exact: true }).click()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')

  await amount.fill('8.000')
  await card.getByLabel('Caranya').selectOption('cash')
  await card.getByLabel('Alasan').fill('paket kurang satu')
  await card.getByRole('button', { name: 'Kembalikan uang', exact: true }).dblclick()
  await expect(card.getByText('Uang yang dikembalikan')).toBeVisible()
  await expect(
    card.getByText(/Pengembalian Rp.8\.000, Tunai: sudah kembali \(paket kurang satu\)/),
  ).toHaveCount(1)
  expect(before - (await revenueOf(desk))).toBe(8_000)

  await track(strangerPage, order)
  await expect(strangerPage.getByText('Dikembalikan', { exact: true })).toBeVisible()
  await expect(strangerPage.getByText(/^Rp.8\.000$/)).toBeVisible()

  await card.getByRole('button', { name: 'Kembalikan uang…' }).click()
  await card.getByLabel('Alasan').fill('batal')
  await card.getByRole('button', { name: 'Kembalikan uang', exact: true }).click()
  await expect(card.getByText(/Pengembalian Rp.50\.000, .*: sudah kembali \(batal\)/)).toHaveCount(1)
  await expect(card.getByRole('button', { name: 'Kembalikan uang…' })).toHaveCount(0)
  expect(before - (await revenueOf(desk))).toBe(58_000)
  await expect(card.getByText('Lunas').first()).toBeVisible()

  // The second refund was a mistake: it is deleted with a reason, and the amount is refundable again.
  await card.getByRole('button', { name: 'Salah catat…' }).last().click()
  await card.getByRole('button', { name: 'Batalkan pengembalian' }).click()
  await expect(card.getByLabel('Mengapa pengembalian ini batal')).toHaveAttribute('aria-invalid', 'true')
  await card.getByLabel('Mengapa pengembalian ini batal').fill('salah pesanan')
  await expectAccessible(page, 'refund undone')
  await card.getByRole('button', { name: 'Batalkan pengembalian' }).click()
  await expect(card.getByText(/batal, salah catat/).first()).toBeVisible()
  expect(before - (await revenueOf(desk))).toBe(8_000)

  // Correction of the method from transfer to cash; it stays the same payment.
  await card.getByRole('button', { name: 'Ubah cara bayar' }).click()
  await card.getByLabel('Cara bayar').selectOption('tunai')
  await card.getByRole('button', { name: 'Simpan cara bayar' }).click()
  await expect(card.getByText('Cara bayar diperbaiki: Transfer → Tunai')).toBeVisible()
  await expect(card.getByText('Lunas').first()).toBeVisible()
})
