import type { Page } from '@playwright/test'
import { expectAccessible } from '../shop/axe.ts'
import { type Desk, expect, test } from '../shop/desk.ts'
import { cardOf, openOrders, track } from '../shop/order-cards.ts'
import { openSection, saveWell } from '../shop/settings.ts'

/** One order whose customer and owner change it before and after it is paid: day, packages, refunds, cancellation. */
test.use({ ownShop: 'changed-order' })
test.setTimeout(300_000)

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const own = (page: Page) => page.getByRole('region', { name: 'Ubah atau batalkan' })
const press = (page: Page, name: string) => own(page).getByRole('button', { name, exact: true }).click()
const attention = (page: Page) => page.getByRole('region', { name: /Perlu perhatian/ })

const takenOn = async ({ owner }: Desk, day: string) =>
  (await (await owner.get(`/api/admin/kitchen/days?from=${day}&to=${day}`)).json()).days[0].taken
const revenueOf = async ({ owner }: Desk) => (await (await owner.get('/api/revenue/total')).json()).total

test('a customer changes an order; once it is paid the owner adds a package, takes it back and refunds a part, and the customer asks to cancel it; both see each step live', async ({
  strangerPage,
  page,
  desk,
}) => {
  await desk.changeSettings({ customerChanges: '18:00' })
  const order = await desk.placeOrder({ deliveryDate: dayIn(5), notes: 'sambal dipisah' })
  await desk.untilPublished('/track-order', /"customerChanges":"18:00"/)
  let decisions = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/decide')) decisions += 1
  })
  await openOrders(page)
  const card = cardOf(page, order)
  const openMore = () => card.getByRole('button', { name: /^Pembayaran, catatan, riwayat/ }).click()
  await expect(card).toContainText('sambal dipisah')
  await track(strangerPage, order)
  await expect(own(strangerPage)).toContainText(/Bisa Anda ubah sendiri sampai .* 18:00 WIB/)
  await press(strangerPage, 'Ubah pesanan')
  const form = own(strangerPage).getByRole('form', { name: 'Ubah pesanan' })
  await form.getByLabel('Alamat').fill('Jl. Kenanga No. 21, Bekasi')
  await form.getByLabel('Catatan').fill('titip di satpam')
  await form.getByLabel('Tanggal').selectOption(dayIn(6))
  await press(strangerPage, 'Simpan perubahan')
  await expect(own(strangerPage).getByText('Perubahan tersimpan.')).toBeVisible()
  for (const shown of [strangerPage.getByRole('main'), card]) {
    await expect(shown).toContainText('Jl. Kenanga No. 21, Bekasi')
    await expect(shown).toContainText('titip di satpam')
  }
  await openMore()
  await expect(card.getByText(/^Diubah sendiri: alamat, catatan, hari/)).toBeVisible()
  expect([await takenOn(desk, dayIn(5)), await takenOn(desk, dayIn(6))]).toEqual([0, 20])

  await desk.markPaid(order, 'transfer')
  await expect(card).toContainText(/Lunas lewat/)
  // Refunds are off by default.
  await expect(card.getByRole('heading', { name: 'Riwayat' })).toBeVisible()
  await expect(card.getByText(/Kembalikan uang/)).toHaveCount(0)
  await card.getByRole('button', { name: 'Ubah isi pesanan' }).click()
  const dialog = page.getByRole('dialog', { name: /Ubah isi pesanan/ })
  await dialog.getByRole('button', { name: 'Tambah Paket Sedang (20 pcs)' }).click()
  await dialog.getByRole('button', { name: 'Simpan perubahan' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(card).toContainText('2 × 20 pcs = 40 pcs')
  await expect(card).toContainText(/1 × Paket Sedang \(20 pcs\) → 2 × Paket Sedang \(20 pcs\)/)
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
  await desk.untilPublished('/track-order', /"refunds":true/)
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
  await openOrders(page)
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

  await press(strangerPage, 'Minta pembatalan')
  await own(strangerPage).getByLabel('Alasan').fill('anak sakit')
  await press(strangerPage, 'Kirim permintaan')
  await expect(own(strangerPage)).toContainText('Permintaan Anda sudah kami terima')
  await page.getByRole('button', { name: /Perlu perhatian \(\d+\)/ }).click()
  const entry = attention(page).getByRole('listitem').filter({ hasText: 'anak sakit' })
  await expect(entry).toContainText('Pelanggan minta pesanan yang sudah dibayar dibatalkan.')
  await entry.getByRole('button', { name: 'Jawab' }).click()
  await entry.getByLabel('Pesan untuk pelanggan').fill('Semoga lekas sembuh, Kak')
  await expectAccessible(page, 'orders, answer to a wish')
  // Enter in the note decides nothing.
  await page.keyboard.press('Enter')
  await entry.getByRole('button', { name: 'Setujui' }).click()
  await expect(card.locator('[data-status=cancelled]')).toBeVisible()

  await expect(own(strangerPage)).toContainText('Permintaan Anda disetujui.')
  await expect(own(strangerPage)).toContainText('Semoga lekas sembuh, Kak')
  await expect(own(strangerPage).getByRole('button')).toHaveCount(0)
  expect(decisions).toBe(1)
  expect(await takenOn(desk, dayIn(6))).toBe(0)
})
