import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../shop/axe.ts'
import { expect, test } from '../shop/desk.ts'
import { cardOf, lineOf, number, openCard, openOrders, shown } from '../shop/order-cards.ts'

/** The list of orders on a laptop: one line each, details beside it, bulk changes (docs/product.md, Orders). */
test.use({ ownShop: 'order-lines' })
test.describe.configure({ mode: 'default' })

const result = (page: Page) => page.getByRole('status').filter({ hasText: 'pesanan' })

test('fifteen orders are in view, one line each, with the details of one beside them', async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (let n = 0; n < 16; n++) await desk.placeOrder({ packageType: '10pcs' })
  const order = await desk.placeOrder({
    customerName: 'Wulan Sekarsari',
    quantity: 3,
    notes: 'sambal dipisah',
  })
  await openOrders(page)
  await expect(cardOf(page, order)).toBeVisible()
  await expect(shown(page).nth(14)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    'Order',
    'When',
    'Customer',
    'Packages',
    'Total',
    'Payment',
    'Status',
    'Delivery',
    'Next step',
  ])
  const line = lineOf(page, order)
  for (const words of [
    number(order),
    'Wulan Sekarsari',
    '3 × 20',
    'Rp\u00a0174.000',
    'Unpaid',
    'Menunggu',
    'Diantar',
  ])
    await expect(line).toContainText(words)
  await expect(line.getByRole('button', { name: 'Konfirmasi' })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, 'the list of a laptop')

  const older = { id: Number(await shown(page).nth(3).getAttribute('data-order')) }
  const card = await openCard(page, older)
  await expect(cardOf(page, order)).toHaveCount(0)
  await card.getByRole('button', { name: 'Konfirmasi' }).click()
  await expect(lineOf(page, older).locator('[data-status=confirmed]')).toBeVisible()
  await lineOf(page, older).getByRole('button', { name: 'Mulai proses' }).click()
  await expect(card.locator('[data-status=preparing]')).toBeVisible()
  // The next step is the last cell of a line; nothing is cut off.
  const cut = () =>
    page.getByRole('grid').evaluate((grid) => grid.scrollWidth - (grid.parentElement?.clientWidth ?? 0))
  expect(await cut()).toBeLessThanOrEqual(0)
})

test('the keyboard moves, selects, opens details and returns', async ({ page, desk }) => {
  const [third, second, first] = [await desk.placeOrder(), await desk.placeOrder(), await desk.placeOrder()]
  await openOrders(page)
  await lineOf(page, first).focus()
  await page.keyboard.press('ArrowDown')
  await expect(lineOf(page, second)).toBeFocused()
  await expect(cardOf(page, second)).toBeVisible()
  await page.keyboard.press('Space')
  await expect(lineOf(page, second)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(lineOf(page, third)).toHaveAttribute('aria-selected', 'true')
  const bar = page.getByRole('region', { name: 'Pesanan terpilih' })
  await expect(bar).toContainText('2 dipilih')
  await page.keyboard.press('Enter')
  await expect(cardOf(page, third)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(lineOf(page, third)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(shown(page).first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(shown(page).last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
  await page.keyboard.press('Control+a')
  await expect(bar).toContainText(`${await shown(page).count()} dipilih`)
  await expect(page.getByRole('checkbox', { name: 'Select all orders on this page' })).toBeChecked()
})

test('several orders change with one press, each result is shown, and the change can be undone', async ({
  page,
  desk,
}) => {
  const [quick, refused, done] = [await desk.placeOrder(), await desk.placeOrder(), await desk.placeOrder()]
  await desk.moveTo(done.id, 'confirmed')
  await openOrders(page)
  for (const order of [quick, refused, done])
    await page.getByRole('checkbox', { name: `Select order ${order.id}`, exact: true }).check()
  await page.route(`**/api/orders/${refused.id}/status`, (route) =>
    route.fulfill({ status: 503, json: { message: 'Sedang sibuk' } }),
  )
  const bar = page.getByRole('region', { name: 'Pesanan terpilih' })
  await bar.getByLabel('Ubah status menjadi').selectOption({ label: 'Dikonfirmasi' })
  await bar.getByRole('button', { name: 'Ubah status' }).click()
  await expect(result(page)).toContainText('1 pesanan berubah, 1 tidak')
  await expect(result(page)).toContainText(`Tidak perlu diubah: ${number(done)}`)
  await expect(result(page)).toContainText(`${number(refused)} belum berubah: Sedang sibuk`)
  await expect(lineOf(page, quick).locator('[data-status=confirmed]')).toBeVisible()
  await expect(lineOf(page, refused).locator('[data-status=pending]')).toBeVisible()
  await expect(lineOf(page, refused)).toContainText('Belum berubah: Sedang sibuk')
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(result(page)).toContainText('1 pesanan dikembalikan')
  await expect(lineOf(page, quick).locator('[data-status=pending]')).toBeVisible()
  expect((await (await desk.owner.get(`/api/orders/${quick.id}`)).json()).status).toBe('pending')
})

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

test('the oldest can be sorted first', async ({ page, desk }) => {
  await desk.placeOrder()
  await openOrders(page)
  const number = page.getByRole('columnheader', { name: 'Order', exact: true })
  await expect(number).toHaveAttribute('aria-sort', 'descending')
  await number.getByRole('button').click()
  await expect(page).toHaveURL(/sort=oldest/)
  await expect(number).toHaveAttribute('aria-sort', 'ascending')
  await expect(shown(page).first()).toHaveAttribute('data-order', '1')
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

test('a long note is collapsed on screen and complete in print', async ({ page, desk }) => {
  const words = 'Tolong antar lewat gerbang belakang, titip di satpam. '.repeat(8).trim()
  const order = await desk.placeOrder({ notes: words })
  await openOrders(page)
  const card = cardOf(page, order)
  const note = card.getByText(words)
  const more = card.getByRole('button', { name: 'Selengkapnya' })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  const heights = () => note.evaluate((each) => [each.clientHeight, each.scrollHeight])
  const [folded = 0, whole = 0] = await heights()
  expect(folded).toBeLessThan(whole)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(heights).toEqual([whole, whole])
  await page.emulateMedia({ media: 'screen' })
  await more.click()
  await expect.poll(heights).toEqual([whole, whole])
  await card.getByRole('button', { name: 'Ringkas' }).click()
  await expect.poll(heights).toEqual([folded, whole])
})
