import type { Locator } from '@playwright/test'
import { expect, expectToast, ownersPhone, test } from '../shop/desk.ts'
import { cardOf, number, openOrders, shown } from '../shop/order-cards.ts'

/** The desk shows current data: reasons, totals, pages, sessions. */
test.use({ ownShop: 'desk-words' })
test.describe.configure({ mode: 'default' })

test('undoing the reopening of a cancelled order restores the reason for its customer', async ({
  page,
  desk,
}) => {
  const order = await desk.placeOrder()
  const data = { status: 'cancelled', reason: 'listrik padam' }
  await desk.owner.patch(`/api/orders/${order.id}/status`, { data })
  await openOrders(page)
  const card = cardOf(page, order)
  await expect(card.getByText('Dibatalkan karena listrik padam')).toBeVisible()
  await card.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Menunggu' })
  await expectToast(page, 'Status Updated', `${number(order)} → Menunggu`)
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expectToast(page, 'Status Updated', `${number(order)} → Dibatalkan`)
  await expect(card.getByText('Dibatalkan karena listrik padam')).toBeVisible()
  const stored = await (await desk.owner.get(`/api/orders/${order.id}`)).json()
  expect(stored).toMatchObject({ status: 'cancelled', cancelReason: 'listrik padam' })
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
  const said = dialog.getByText(/tutup pada/)
  await expect(said).toHaveCount(1)
  await expect(said).toBeVisible()
  await expect(date).toBeFocused()
  await expect(refusal).toHaveCount(0)
  await date.fill('')
  await expect(said).toHaveCount(0)
  await send.click()
  await expectToast(page, 'Pesanan tercatat')
  await desk.owner.patch('/api/admin/menu/20pcs', { data: { price: 58_000 } })
  await desk.owner.patch('/api/admin/settings', { data: { closedDates: [] } })
})

test('a page number beyond the end shows the last page', async ({ page, desk }) => {
  for (let n = 0; n < 23; n++) await desk.placeOrder({ packageType: '10pcs' })
  await openOrders(page, '/admin?tab=orders&page=9999')
  const pages = page.getByRole('navigation', { name: 'Pages' }).getByRole('status')
  await expect(pages).toHaveText(/^Page (\d+) of \1$/)
  await expect(shown(page).first()).toBeVisible()
  await expect(page.getByText('No orders found')).toHaveCount(0)
  await expect(page).not.toHaveURL(/9999/)
})

test('after signing out in another tab, the next press reports that the session has ended', async ({
  page,
  desk,
  anotherBrowser,
}) => {
  const order = await desk.placeOrder()
  const browser = await anotherBrowser()
  await browser.post('/api/admin/login', { data: { username: 'pemilik', password: 'kukusan-bambu-72' } })
  await page.context().clearCookies()
  await page.context().addCookies((await browser.storageState()).cookies)
  // Without live events, so that the screen learns of the sign-out with the next press.
  await page.route('**/api/admin/events', () => {})
  await openOrders(page)
  await expect(cardOf(page, order)).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/admin')
  await other.getByRole('button', { name: 'Logout' }).click()
  await other.waitForURL('**/admin-login')
  await expectToast(other, 'Logged Out')

  await cardOf(page, order).getByRole('button', { name: 'Konfirmasi' }).click()
  await page.waitForURL('**/admin-login?next=**')
  await expectToast(page, 'Session Expired', 'Please log in again')
})

const overlaps = async (one: Locator, other: Locator) => {
  const [a, b] = await Promise.all([one, other].map((each) => each.boundingBox({ timeout: 10_000 })))
  if (!a || !b) throw new Error('One of them is not on the screen')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

for (const width of [360, 768, 1280]) {
  test.describe(`on a screen of ${width} px`, () => {
    test.use(width === 360 ? ownersPhone : { viewport: { width, height: 800 } })

    test('the bar about a new order covers neither the header nor the last control', async ({
      page,
      desk,
    }) => {
      // An order in an empty list is shown at once.
      await desk.placeOrder()
      await openOrders(page)
      const pill = page.getByRole('button', { name: /^Pesanan baru \(\d+\) · tampilkan$/ })
      const ways = page.getByRole('navigation', { name: 'Admin' })
      // So is one that arrives before the refetch after the stream opened; then another one is needed.
      await expect(async () => {
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await desk.placeOrder()
        await expect(pill).toBeVisible({ timeout: 10_000 })
        for (const part of [
          page.getByRole('heading', { name: 'Admin Dashboard' }),
          page.getByText(/^Total Orders/),
          ways,
        ])
          expect(await overlaps(pill, part), await part.innerText()).toBe(false)
        await page.evaluate(() =>
          scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
        )
        const last = page.getByRole('tabpanel').getByRole('button').last()
        expect(await overlaps(pill, last), await last.innerText()).toBe(false)
      }).toPass()
    })
  })
}
