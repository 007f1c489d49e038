import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Desk, type DeskOrder, expect, expectToast, ownersPhone, test } from '../shop/desk.ts'
import { cardOf, lineOf, number, openCard, openOrders, shown } from '../shop/order-cards.ts'
import { delayRequests } from '../shop/replaced-responses.ts'

/** The owner's list of orders: search, filters, pages, files, labels, orders by phone (product.md section 2). */
test.use({ ownShop: 'orders-desk' })
test.describe.configure({ mode: 'default' })

/** Searches and waits until the list shows exactly these orders. */
async function find(page: Page, words: string, ...orders: readonly DeskOrder[]) {
  await page.getByLabel('Search').fill(words)
  if (orders.length === 0) await expect(page.getByText('No orders found', { exact: true })).toBeVisible()
  await expect(shown(page)).toHaveCount(orders.length)
  for (const order of orders) await expect(cardOf(page, order)).toBeVisible()
}

test('check 31: an order is found by name, by phone in any notation and by its number', async ({
  page,
  desk,
}) => {
  const wanted = await desk.placeOrder({ customerName: 'Wulan Sekarsari', customerPhone: '0857-1234-9876' })
  await desk.placeOrder()
  await page.setViewportSize(ownersPhone.viewport)
  await openOrders(page)
  for (const words of [
    'sekars',
    'WULAN',
    '085712349876',
    '+62 857 1234 9876',
    '1234-9876',
    number(wanted),
    String(wanted.id).padStart(6, '0'),
    `ORDER${String(wanted.id).padStart(6, '0')}`,
  ]) {
    await find(page, words, wanted)
  }
  await find(page, 'tidak ada orang ini')
  await page.getByRole('button', { name: 'Hapus filter' }).click()
  await expect(page.getByLabel('Search')).toHaveValue('')
  await expect(cardOf(page, wanted)).toBeVisible()
})

test('check 31: chips count the whole shop, filters narrow it, pages hold twenty', async ({ page, desk }) => {
  const pickup = await desk.placeOrder({ isDelivery: false, customerName: 'Pak Ambil' })
  const paid = await desk.placeOrder({ customerName: 'Bu Lunas' })
  await desk.markPaid(paid)
  await fillUp(desk, 22)
  await openOrders(page)
  const chips = page.getByRole('group', { name: 'Status' }).locator('label')
  // Each chip has its count after its name.
  await expect(chips).toHaveText(Array.from({ length: 7 }, () => /\d$/))
  const counts = await chips.allInnerTexts()
  const [all = 0, ...each] = counts.map((text) => Number(/\d+$/.exec(text.trim())?.[0]))
  expect(each).toHaveLength(6)
  expect(each.reduce((sum, count) => sum + count, 0)).toBe(all)
  await expect(page.getByText(`Total Orders: ${all}`, { exact: true })).toBeVisible()

  await page.getByLabel('Delivery', { exact: true }).selectOption('pickup')
  await expect(shown(page)).toHaveCount(1)
  await expect(lineOf(page, pickup)).toContainText('Pickup')
  await expect(cardOf(page, pickup)).toContainText('Pickup')
  await page.getByLabel('Delivery', { exact: true }).selectOption('all')
  await page.getByLabel('Payment').selectOption('paid')
  await expect(lineOf(page, paid)).toBeVisible()
  await expect(shown(page).filter({ hasText: 'Unpaid' })).toHaveCount(0)
  await page.getByLabel('Payment').selectOption('unpaid')
  await expect(lineOf(page, paid)).toHaveCount(0)
  await page.getByLabel('Payment').selectOption('all')

  const pages = Math.ceil(all / 20)
  await expect(shown(page)).toHaveCount(20)
  await expect(page.getByText(`Page 1 of ${pages}`, { exact: true })).toBeVisible()
  const first = { id: Number(await shown(page).first().getAttribute('data-order')) }
  await page.getByRole('button', { name: 'Older' }).click()
  await expect(page.getByText(`Page 2 of ${pages}`, { exact: true })).toBeVisible()
  await expect(lineOf(page, first)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(`Page 2 of ${pages}`, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Newer' }).click()
  await expect(lineOf(page, first)).toBeVisible()

  await openOrders(page, '/admin?tab=orders&page=9999')
  await expect(page.getByText(`Page ${pages} of ${pages}`, { exact: true })).toBeVisible()
  await expect(shown(page).first()).toBeVisible()
  await expect(page).not.toHaveURL(/9999/)
})

async function fillUp(desk: Desk, orders: number) {
  for (let n = 0; n < orders; n++) await desk.placeOrder({ packageType: '10pcs' })
}

test('labels and CSV file contain exactly the selected orders', async ({ page, desk, context }) => {
  const [one, other] = [await desk.placeOrder(), await desk.placeOrder()]
  await openOrders(page)
  for (const order of [one, other])
    await page.getByRole('checkbox', { name: `Select order ${order.id}`, exact: true }).check()
  const bar = page.getByRole('region', { name: 'Pesanan terpilih' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('link', { name: 'Unduh CSV' }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines.slice(1).map((line) => Number(line.split(';')[0]))).toEqual([one.id, other.id])

  const [labels] = await Promise.all([
    context.waitForEvent('page'),
    bar.getByRole('link', { name: /Cetak label/ }).click(),
  ])
  await expect(labels.getByRole('button', { name: 'Cetak 2 label' })).toBeVisible()
  await expect(labels.getByRole('article')).toHaveText([new RegExp(number(other)), new RegExp(number(one))])
  await labels.evaluate(() => {
    window.print = () => {}
  })
  await labels.getByRole('button', { name: 'Cetak 2 label' }).click()
  await labels.getByRole('button', { name: 'Ya, tandai sudah dicetak' }).click()
  await expect(labels.getByText('Label ditandai sudah dicetak', { exact: true })).toBeVisible()
  await expect((await openCard(page, one)).getByText(/^Label dicetak/)).toBeVisible()
})

test('a window that becomes narrow shows the same order as a card, with the typed text', async ({
  page,
  desk,
}) => {
  const order = await desk.placeOrder()
  await desk.markPaid(order)
  for (let n = 0; n < 5; n++) await desk.placeOrder()
  await openOrders(page)
  const card = await openCard(page, order)
  await card.getByRole('button', { name: /Pembayaran, catatan, riwayat/ }).click()
  await card.getByLabel('Catatan tim').fill('titip di satpam')
  await card.getByRole('button', { name: 'Batalkan tanda lunas' }).click()
  const reason = card.getByLabel('Alasan dibatalkan')
  await reason.fill('salah pesanan')
  await page.setViewportSize({ width: 700, height: 900 })
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expect(card).toBeInViewport()
  await expect(card.getByLabel('Catatan tim')).toHaveValue('titip di satpam')
  await expect(reason).toHaveValue('salah pesanan')
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(card.getByLabel('Catatan tim')).toHaveValue('titip di satpam')
})

test('chips and CSV file match the filters and the search', async ({ page, desk }) => {
  const name = 'Ningsih Saringan'
  const [waiting, paid] = [
    await desk.placeOrder({ customerName: name }),
    await desk.placeOrder({ customerName: name }),
  ]
  await desk.placeOrder()
  await desk.markPaid(paid)
  await desk.moveTo(paid.id, 'confirmed')
  await openOrders(page)
  const chip = (words: string) =>
    page.getByRole('group', { name: 'Status' }).locator('label', { hasText: words })
  await page.getByLabel('Search').fill('ningsih')
  await expect(chip('All')).toHaveText('All2')
  await expect(chip('Menunggu')).toHaveText('Menunggu1')
  await expect(chip('Dikonfirmasi')).toHaveText('Dikonfirmasi1')
  await page.getByLabel('Payment').selectOption('paid')
  await expect(chip('Menunggu')).toHaveText('Menunggu0')
  // The selected status does not change the counts of the others.
  await page.getByLabel('Payment').selectOption('all')
  await chip('Menunggu').click()
  await expect(shown(page)).toHaveCount(1)
  await expect(chip('Dikonfirmasi')).toHaveText('Dikonfirmasi1')
  // The counts also follow live changes.
  await desk.moveTo(waiting.id, 'confirmed')
  await expect(chip('Dikonfirmasi')).toHaveText('Dikonfirmasi2')
  await chip('All').click()
  await page.getByLabel('Payment').selectOption('unpaid')
  await expect(shown(page)).toHaveCount(1)

  const numbersIn = async (press: () => Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), press()])
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
    return lines.slice(1).map((line) => Number(line.split(';')[0]))
  }
  const dialog = page.getByRole('dialog', { name: 'Unduh pesanan' })
  const open = async () => {
    await page.getByRole('button', { name: 'Unduh CSV' }).click()
    await expect(dialog.getByText('Pending Payment · «ningsih»')).toBeVisible()
  }
  const press = () => dialog.getByRole('button', { name: 'Unduh', exact: true }).click()
  await open()
  expect(await numbersIn(press)).toEqual([waiting.id])
  await expect(dialog).toHaveCount(0)
  await open()
  await dialog.getByLabel('Hanya yang sesuai filter').uncheck()
  expect((await numbersIn(press)).length).toBeGreaterThan(2)
})

test('«Pesanan baru» clears an old error once something changes, and shows each error once', async ({
  page,
  desk,
}) => {
  // Without live events, so that the dialog learns of the new price from a rejected order.
  await page.route('**/api/admin/events', (route) => route.fulfill({ status: 204 }))
  await openOrders(page)
  await page.getByRole('button', { name: 'Pesanan baru', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Pesanan baru' })
  await dialog.getByRole('button', { name: /^Tambah .*Sedang/ }).click()
  await dialog.getByLabel('Nomor WhatsApp').fill('081298761234')
  await dialog.getByLabel('Nama', { exact: true }).fill('Bu Tini')
  await dialog.getByLabel('Alamat').fill('Jl. Melati No. 7, Bekasi')
  const send = dialog.getByRole('button', { name: 'Simpan pesanan' })

  await desk.owner.patch('/api/admin/menu/20pcs', { data: { price: 62_000 } })
  await send.click()
  const refusal = dialog.getByRole('alert')
  await expect(refusal).toContainText(/sekarang Rp\s62\.000/)
  const total = dialog.getByRole('status').filter({ hasText: 'Total' })
  await expect(total).toContainText(/Rp\s62\.000/)
  await dialog.getByRole('button', { name: /^Tambah .*Sedang/ }).click()
  await expect(total).toContainText(/Rp\s124\.000/)
  await expect(refusal).toHaveCount(0)

  const day = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10)
  await desk.owner.put(`/api/admin/kitchen/days/${day}`, { data: { capacity: null, isClosed: true } })
  const date = dialog.getByLabel('Tanggal kirim atau ambil')
  await date.fill(day)
  await send.click()
  const warning = dialog.getByText(/tutup pada/)
  await expect(warning).toHaveCount(1)
  await expect(warning).toBeVisible()
  await expect(date).toBeFocused()
  await expect(refusal).toHaveCount(0)
  await date.fill('')
  await expect(warning).toHaveCount(0)
  await send.click()
  await expectToast(page, 'Pesanan tercatat')
  await desk.owner.patch('/api/admin/menu/20pcs', { data: { price: 58_000 } })
  await desk.owner.patch('/api/admin/settings', { data: { closedDates: [] } })
})

test.describe('on the owner’s phone', () => {
  test.use(ownersPhone)

  test('a card keeps its position when it no longer matches the filter', async ({ page, desk }) => {
    const order = await desk.placeOrder()
    await openOrders(page)
    await page.getByRole('group', { name: 'Status' }).getByText('Menunggu', { exact: true }).click()
    const card = cardOf(page, order)
    await card.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Siap' })
    await expectToast(page, 'Status Updated', `${number(order)} → Siap`)
    await expect(card.getByRole('button', { name: 'Tandai terkirim' })).toBeVisible()
    await page.getByRole('button', { name: /Muat ulang/ }).click()
    await expect(card).toHaveCount(0)
    await expect(page).toHaveURL(/status=pending/)
  })

  test('is entered during a call, with the caller’s stored data', async ({ page, desk }) => {
    const before = await desk.placeOrder({
      customerName: 'Langganan Lama',
      customerPhone: '0811-2233-4455',
      customerAddress: 'Jl. Anggrek No. 9, Bekasi',
    })
    await page.goto('/admin?tab=orders')
    await expect(cardOf(page, before)).toBeVisible()
    await page.getByRole('button', { name: 'Pesanan baru', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Pesanan baru' })
    await form.getByRole('button', { name: 'Simpan pesanan' }).click()
    await expect(form.getByText('Pilih paketnya dulu.')).toBeVisible()

    await form.getByLabel('Pesanan lewat').selectOption('phone')
    await form.getByRole('button', { name: 'Tambah Paket Sedang (20 pcs)' }).click()
    await form.getByRole('button', { name: 'Tambah Paket Sedang (20 pcs)' }).click()
    await form.getByRole('button', { name: 'Tambah Paket Kecil (10 pcs)' }).click()
    await expect(form.getByText(/Rp\s146\.000/)).toBeVisible()
    await form.getByRole('button', { name: 'Simpan pesanan' }).click()
    await expect(form.getByText('Nomor telepon belum benar. Contoh: 081234567890.')).toBeVisible()
    await expect(form.getByText('Alamat minimal 10 huruf.')).toBeVisible()

    await form.getByLabel('Nomor WhatsApp').fill('+62 811 2233 4455')
    await expect(form.getByText('Langganan Lama, 1 pesanan')).toBeVisible()
    await form.getByRole('button', { name: 'Pakai nama dan alamatnya' }).click()
    await expect(form.getByLabel('Nama')).toHaveValue('Langganan Lama')
    await expect(form.getByRole('textbox', { name: 'Alamat' })).toHaveValue('Jl. Anggrek No. 9, Bekasi')

    // Closing the dialog by mistake keeps the typed values.
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Pesanan baru', exact: true }).click()
    await expect(form.getByLabel('Nama')).toHaveValue('Langganan Lama')
    await form.getByRole('button', { name: 'Simpan pesanan' }).click()
    const id = before.id + 1
    await expectToast(page, 'Pesanan tercatat', `#${String(id).padStart(6, '0')}`)
    const card = cardOf(page, { id })
    await expect(card.getByText('lewat telepon')).toBeVisible()
    await expect(card.getByText('1 × 10 pcs = 10 pcs')).toBeVisible()
    await expect(card.getByText('2 × 20 pcs = 40 pcs')).toBeVisible()
    await card.getByRole('button', { name: /Pembayaran, catatan, riwayat/ }).click()
    await expect(card.getByRole('listitem').filter({ hasText: 'Pesanan masuk' })).toContainText('pemilik')
  })

  test('the status chips do not move when their counts load', async ({ page }) => {
    const { release } = await delayRequests(page, /\/api\/orders\?/)
    await page.goto('/admin?tab=orders')
    const chip = page.getByRole('group', { name: 'Status' }).locator('label', { hasText: 'Siap' })
    const before = await chip.boundingBox()
    await release()
    await expect(chip).toHaveText(/\d/)
    const after = await chip.boundingBox()
    const aim = (before?.x ?? 0) + (before?.width ?? 0) / 2
    expect(aim).toBeGreaterThan(after?.x ?? Number.POSITIVE_INFINITY)
    expect(aim).toBeLessThan((after?.x ?? 0) + (after?.width ?? 0))
  })
})
