import type { Page } from '@playwright/test'
import {
  type DeskOrder,
  expect,
  expectNoSidewaysScroll,
  expectToast,
  ownersPhone,
  test,
} from '../shop/desk.ts'
import { cardOf, number, openOrders, shown } from '../shop/order-cards.ts'
import { delayRequests } from '../shop/replaced-responses.ts'

/** Orders, kitchen mode first: search, next step, undo, cancel (product.md section 2). */
test.use({ ownShop: 'orders' })
test.describe.configure({ mode: 'default' })

/** Searches and waits until the list shows exactly these orders. */
async function find(page: Page, words: string, ...orders: readonly DeskOrder[]) {
  await page.getByLabel('Search').fill(words)
  if (orders.length === 0) await expect(page.getByText('No orders found', { exact: true })).toBeVisible()
  await expect(shown(page)).toHaveCount(orders.length)
  for (const order of orders) await expect(cardOf(page, order)).toBeVisible()
}

test.describe('on the owner’s phone', () => {
  test.use(ownersPhone)

  test('an order is found by name, by phone in any notation and by its number', async ({ page, desk }) => {
    const wanted = await desk.placeOrder({ customerName: 'Wulan Sekarsari', customerPhone: '0857-1234-9876' })
    await desk.placeOrder()
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

  test('the card shows packages, customer and address, with links to call and to a map', async ({
    page,
    desk,
  }) => {
    const order = await desk.placeOrder({
      quantity: 2,
      customerName: 'Ibu Kartika',
      customerPhone: '0813 5555 0101',
      customerAddress: 'Jl. Cemara No. 4\nSebelah masjid',
      notes: 'sambal dipisah',
    })
    await openOrders(page)
    const card = cardOf(page, order)
    await expect(card.getByText('2 × 20 pcs = 40 pcs')).toBeVisible()
    await expect(card.getByText('Rp\u00a0116.000')).toBeVisible()
    await expect(card.getByText('Diantar', { exact: true })).toBeVisible()
    await expect(card.getByText('Menunggu').first()).toBeVisible()
    await expect(card.getByText('Pending Payment', { exact: true })).toBeVisible()
    await expect(card.getByText('baru saja')).toBeVisible()
    await expect(card.getByText('sambal dipisah')).toBeVisible()
    await expect(card.getByRole('link', { name: '0813-5555-0101' })).toHaveAttribute(
      'href',
      'tel:+6281355550101',
    )
    await expect(card.getByRole('link', { name: /Jl. Cemara/ })).toHaveAttribute(
      'href',
      /^https:\/\/maps\.google\.com/,
    )
    const label = card.getByRole('link', { name: /Print Label/ })
    await expect(label).toHaveAttribute('href', `/order-label/${order.id}`)
    await expect(label).toHaveAttribute('target', '_blank')
    const next = await card.getByRole('button', { name: 'Konfirmasi' }).boundingBox()
    expect(next?.height).toBeGreaterThanOrEqual(56)
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  })

  test('one tap advances an order at once and only once, and can be undone', async ({ page, desk }) => {
    const order = await desk.placeOrder()
    await openOrders(page)
    const sent: unknown[] = []
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(`**/api/orders/${order.id}/status`, async (route) => {
      sent.push(route.request().postDataJSON())
      await held
      await route.continue()
    })
    const card = cardOf(page, order)
    await card.getByRole('button', { name: 'Konfirmasi' }).dblclick()
    await expect(card.locator('[data-status=confirmed]')).toBeVisible()
    expect(sent).toEqual([{ status: 'confirmed', expectedStatus: 'pending' }])
    answer()
    await expectToast(page, 'Status Updated', `${number(order)} → Dikonfirmasi`)
    expect(sent).toHaveLength(1)
    await expect(card.getByRole('button', { name: 'Mulai proses' })).toBeVisible()
    await page.getByRole('button', { name: 'Urungkan' }).click()
    await expect(card.locator('[data-status=pending]')).toBeVisible()
    await expectToast(page, 'Status Updated', `${number(order)} → Menunggu`)
    const stored = await desk.owner.get(`/api/orders/${order.id}`)
    expect((await stored.json()).status).toBe('pending')
  })

  test('a failed change is reverted, shows its reason, and can be retried on the card', async ({
    page,
    desk,
  }) => {
    const order = await desk.placeOrder()
    await openOrders(page)
    const card = cardOf(page, order)
    const fail = (message: string) =>
      page.route(
        `**/api/orders/${order.id}/status`,
        (route) => route.fulfill({ status: 503, json: { message } }),
        {
          times: 1,
        },
      )
    await fail('')
    await card.getByRole('button', { name: 'Konfirmasi' }).click()
    await expectToast(page, 'Error', 'Failed to update order status')
    await expect(card.locator('[data-status=pending]')).toBeVisible()
    await expect(card.getByRole('alert')).toHaveText('Failed to update order status')
    await fail('The kitchen is on fire.')
    await card.getByRole('button', { name: 'Coba lagi' }).click()
    await expectToast(page, 'Error', 'The kitchen is on fire.')
    await card.getByRole('button', { name: 'Coba lagi' }).click()
    await expectToast(page, 'Status Updated')
    await expect(card.getByRole('alert')).toHaveCount(0)
  })

  test('when another user was quicker, the change is rejected and the card shows the stored status', async ({
    page,
    desk,
  }) => {
    const order = await desk.placeOrder()
    await openOrders(page)
    // Simulates that this screen has not received the event yet.
    await page.route(`**/api/orders/${order.id}/status`, async (route) => {
      await desk.moveTo(order.id, 'ready')
      await route.continue()
    })
    const card = cardOf(page, order)
    await card.getByRole('button', { name: 'Konfirmasi' }).click()
    await expectToast(page, 'Error', 'This order is Ready now. Look at it and change it again.')
    await expect(card.locator('[data-status=ready]')).toBeVisible()
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

  test('cancelling asks once, names the order and keeps the reason', async ({ page, desk }) => {
    const order = await desk.placeOrder()
    await openOrders(page)
    const card = cardOf(page, order)
    const choose = () => card.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Dibatalkan' })
    const dialog = page.getByRole('alertdialog', { name: `Batalkan pesanan ${number(order)}?` })
    await choose()
    await dialog.getByRole('button', { name: 'Jangan batalkan' }).click()
    await expect(card.locator('[data-status=pending]')).toBeVisible()
    await choose()
    // No reason is preselected: the owner must choose what the customer reads.
    const reason = dialog.getByLabel('Alasan', { exact: true })
    await dialog.getByRole('button', { name: 'Batalkan pesanan' }).click()
    await expect(dialog.getByText('Pilih alasannya.')).toBeVisible()
    await expect(reason).toBeFocused()
    await reason.selectOption('lainnya')
    await dialog.getByRole('button', { name: 'Batalkan pesanan' }).click()
    await expect(dialog.getByText('Tulis alasannya.')).toBeVisible()
    await dialog.getByLabel('Alasan lain').fill('listrik padam')
    await dialog.getByRole('button', { name: 'Batalkan pesanan' }).click()
    await expectToast(page, 'Status Updated', `${number(order)} → Dibatalkan`)
    await expect(card.getByText('Dibatalkan karena listrik padam')).toBeVisible()

    const paid = await desk.placeOrder()
    await desk.markPaid(paid)
    await openOrders(page)
    await cardOf(page, paid).getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Dibatalkan' })
    await expect(page.getByRole('alertdialog')).toContainText(
      'Pesanan ini sudah dibayar: uangnya harus dikembalikan.',
    )
  })

  test('manual payments, team notes, and their timeline', async ({ page, desk }) => {
    const order = await desk.placeOrder()
    await openOrders(page)
    const card = cardOf(page, order)
    await card.getByRole('button', { name: /Pembayaran, catatan, riwayat/ }).click()
    await card.getByRole('button', { name: 'Simpan catatan' }).click()
    await expect(card.getByText('Tulis catatannya dulu.')).toBeVisible()
    await card.getByLabel('Catatan tim').fill('titip di satpam')
    await card.getByRole('button', { name: 'Simpan catatan' }).click()
    await expect(card.getByText('Catatan: titip di satpam')).toBeVisible()

    await card.getByLabel('Cara bayar').selectOption('transfer')
    await card.getByRole('button', { name: 'Tandai dibayar' }).click()
    await expectToast(page, 'Payment Status Updated')
    await expect(card.getByText('Paid', { exact: true })).toBeVisible()
    await card.getByRole('button', { name: 'Batalkan tanda lunas' }).click()
    await card.getByRole('button', { name: 'Tandai belum dibayar' }).click()
    await expect(card.getByText('Tulis alasannya, untuk diingat nanti.')).toBeVisible()
    await card.getByLabel('Alasan dibatalkan').fill('salah pesanan')
    await card.getByRole('button', { name: 'Tandai belum dibayar' }).click()
    await expect(card.getByText('Pending Payment', { exact: true })).toBeVisible()
    await card.getByRole('button', { name: 'Konfirmasi' }).click()

    const timeline = card.getByRole('list')
    await expect(timeline.getByRole('listitem')).toHaveText([
      /^Pesanan masuk.*· pelanggan$/,
      /^Catatan: titip di satpam.*· pemilik$/,
      /^Lunas lewat Transfer.*· pemilik$/,
      /^Menjadi belum bayar \(salah pesanan\).*· pemilik$/,
      /^Menunggu → Dikonfirmasi.*· pemilik$/,
    ])
  })
})
