import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type DeskOrder, expect, expectToast, test } from '../shop/desk.ts'
import { cardOf, lineOf, number, openCard, openOrders, shown } from '../shop/order-cards.ts'

/** The owner's list of orders: orders by phone, search, filters, pages, files, labels (product.md section 2). */
test.use({ ownShop: 'orders-desk' })

/** Downloads a file of orders; returns their numbers. */
async function numbersIn(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  return lines.slice(1).map((line) => Number(line.split(';')[0]))
}

test('check 31: an order entered during a call is found by name, phone and number, among pages of others, and its file and label are its own', async ({
  page,
  desk,
  context,
}) => {
  const wanted = await desk.placeOrder({
    customerName: 'Wulan Sekarsari',
    customerPhone: '0857-1234-9876',
    customerAddress: 'Jl. Anggrek No. 9, Bekasi',
  })
  await desk.markPaid(wanted)
  await desk.placeOrder({ isDelivery: false, customerName: 'Pak Ambil' })
  for (let n = 0; n < 20; n++) await desk.placeOrder({ packageType: '10pcs' })
  await openOrders(page)
  const entered = await enterOrder(page)
  const both = [entered, wanted]

  const search = page.getByLabel('Search')
  for (const [words, found] of [
    ['WULAN', both],
    ['+62 857 1234 9876', both],
    ['1234-9876', both],
    [number(wanted), [wanted]],
    [`ORDER${String(entered.id).padStart(6, '0')}`, [entered]],
  ] as const) {
    await search.fill(words)
    await expect(shown(page)).toHaveCount(found.length)
    for (const order of found) await expect(lineOf(page, order)).toBeVisible()
  }
  await search.fill('tidak ada orang ini')
  await expect(page.getByText('No orders found', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Hapus filter' }).click()
  await expect(search).toHaveValue('')

  // Chips count the whole shop, filters narrow it, pages hold twenty.
  const chips = page.getByRole('group', { name: 'Status' }).locator('label')
  await expect(chips).toHaveText([/23$/, /23$/, /0$/, /0$/, /0$/, /0$/, /0$/])
  await expect(page.getByText('Total Orders: 23', { exact: true })).toBeVisible()
  await page.getByLabel('Delivery', { exact: true }).selectOption('pickup')
  await expect(shown(page)).toHaveText([/Pak Ambil.*Pickup/])
  await page.getByLabel('Delivery', { exact: true }).selectOption('all')
  await expect(shown(page)).toHaveCount(20)
  await page.getByRole('button', { name: 'Older' }).click()
  await expect(page.getByText('Page 2 of 2', { exact: true })).toBeVisible()
  await expect(lineOf(page, wanted)).toBeVisible()
  await expect(lineOf(page, entered)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Page 2 of 2', { exact: true })).toBeVisible()

  // The counts follow the search and live changes; the file contains what the list shows.
  await search.fill('sekars')
  await expect(chips.first()).toHaveText('All2')
  await desk.moveTo(wanted.id, 'confirmed')
  await expect(chips.filter({ hasText: 'Dikonfirmasi' })).toHaveText('Dikonfirmasi1')
  await page.getByLabel('Payment').selectOption('paid')
  await expect(shown(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Unduh CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Unduh pesanan' })
  await expect(dialog.getByText('Paid · «sekars»')).toBeVisible()
  const press = () => dialog.getByRole('button', { name: 'Unduh', exact: true }).click()
  expect(await numbersIn(page, press)).toEqual([wanted.id])
  await page.getByLabel('Payment').selectOption('all')

  for (const { id } of both)
    await page.getByRole('checkbox', { name: `Select order ${id}`, exact: true }).check()
  const bar = page.getByRole('region', { name: 'Pesanan terpilih' })
  const file = () => bar.getByRole('link', { name: 'Unduh CSV' }).click()
  expect(await numbersIn(page, file)).toEqual([wanted.id, entered.id])
  const [labels] = await Promise.all([
    context.waitForEvent('page'),
    bar.getByRole('link', { name: /Cetak label/ }).click(),
  ])
  await expect(labels.getByRole('article')).toHaveText(both.map((order) => new RegExp(number(order))))
  await labels.evaluate(() => {
    window.print = () => {}
  })
  await labels.getByRole('button', { name: 'Cetak 2 label' }).click()
  await labels.getByRole('button', { name: 'Ya, tandai sudah dicetak' }).click()
  await expect(labels.getByText('Label ditandai sudah dicetak', { exact: true })).toBeVisible()
  const card = await openCard(page, entered)
  await expect(card.getByText(/^Label dicetak/)).toBeVisible()
  await expect(card.getByText('lewat telepon')).toBeVisible()
  await expect(card.getByText('2 × 20 pcs = 40 pcs')).toBeVisible()
  await card.getByRole('button', { name: /Pembayaran, catatan, riwayat/ }).click()
  await expect(card.getByRole('listitem').filter({ hasText: 'Pesanan masuk' })).toContainText('pemilik')
})

/** Enters an order by phone with the caller's stored name and address. */
async function enterOrder(page: Page): Promise<Pick<DeskOrder, 'id'>> {
  await page.getByRole('button', { name: 'Pesanan baru', exact: true }).first().click()
  const form = page.getByRole('dialog', { name: 'Pesanan baru' })
  await form.getByLabel('Pesanan lewat').selectOption('phone')
  for (const name of ['Paket Sedang (20 pcs)', 'Paket Sedang (20 pcs)', 'Paket Kecil (10 pcs)'])
    await form.getByRole('button', { name: `Tambah ${name}` }).click()
  await expect(form.getByText(/Rp\s146\.000/)).toBeVisible()
  await form.getByLabel('Nomor WhatsApp').fill('+62 857 1234 9876')
  await expect(form.getByText('Wulan Sekarsari, 1 pesanan')).toBeVisible()
  await form.getByRole('button', { name: 'Pakai nama dan alamatnya' }).click()
  await expect(form.getByLabel('Nama')).toHaveValue('Wulan Sekarsari')
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/api/admin/orders'))
  await form.getByRole('button', { name: 'Simpan pesanan' }).click()
  const { id } = await (await stored).json()
  await expectToast(page, 'Pesanan tercatat', number({ id }))
  await expect(cardOf(page, { id }).or(lineOf(page, { id })).first()).toBeVisible()
  return { id }
}
