import type { Page } from '@playwright/test'
import { openLine } from '../shop/cuttable-line.ts'
import { type DeskOrder, expect, test } from '../shop/desk.ts'

/** The live desk: what happens in the shop shows in every open admin within a second, also after a lost line. */
test.use({ ownShop: 'live' })
test.describe.configure({ mode: 'default' })

const cardOf = (page: Page, { id }: Pick<DeskOrder, 'id'>) =>
  page.getByRole('article', { name: `Order ${id}`, exact: true })

/** Opens the Orders tab and waits until the line to the shop is open. */
async function openDesk(page: Page, path = '/admin?tab=orders') {
  const line = page.waitForResponse('**/api/admin/events')
  await page.goto(path)
  await line
  await expect(page.getByText(/^Perlu disiapkan: \d/)).toBeVisible()
}

/** From the end of the act until the words are in every page, in ms. */
async function timeUntil(
  pages: readonly Page[],
  act: () => Promise<unknown>,
  isThere: (page: Page) => Promise<void>,
) {
  const seen = Promise.all(pages.map((page) => isThere(page)))
  await act()
  const startedAt = performance.now()
  await seen
  return performance.now() - startedAt
}

test('a new order, a payment and a review appear in two open admins within a second', async ({
  page,
  anotherDesk,
  desk,
}) => {
  const known = await desk.placeOrder()
  const other = await anotherDesk()
  await openDesk(page)
  await openDesk(other)
  const both = [page, other]
  for (const each of both) await expect(cardOf(each, known)).toBeVisible()

  let order: DeskOrder = known
  const toOrder = await timeUntil(
    both,
    async () => {
      order = await desk.placeOrder()
    },
    (each) => each.getByRole('button', { name: 'Pesanan baru (1) · tampilkan' }).waitFor(),
  )
  for (const each of both) await expect(each).toHaveTitle(/^\(1\) Admin Dashboard/)
  const second = await desk.placeOrder()
  for (const each of both) await expect(each).toHaveTitle(/^\(2\) Admin Dashboard/)
  // It waits until it is wanted; nothing moves under a thumb.
  await expect(cardOf(page, order)).toHaveCount(0)
  await page.getByRole('button', { name: 'Pesanan baru (2) · tampilkan' }).click()
  await expect(cardOf(page, order)).toBeVisible()
  await expect(cardOf(page, second)).toBeVisible()
  await expect(page).toHaveTitle(/^Admin Dashboard/)

  const toPayment = await timeUntil(
    both,
    () => desk.markPaid(known),
    (each) => cardOf(each, known).getByText('Paid', { exact: true }).waitFor(),
  )
  const toStatus = await timeUntil(
    [other],
    () => cardOf(page, known).getByRole('button', { name: 'Konfirmasi' }).click(),
    (each) => cardOf(each, known).locator('[data-status=confirmed]').waitFor(),
  )
  const toReview = await timeUntil(
    both,
    () => desk.writeReview('Sari', 'Dimsumnya lembut dan datang masih hangat.'),
    (each) => each.getByRole('tab', { name: 'Reviews 1 waiting' }).waitFor(),
  )
  for (const each of both) await expect(each.getByText('Ulasan baru menunggu persetujuan.')).toBeAttached()
  const times = { toOrder, toPayment, toStatus, toReview }
  for (const [what, ms] of Object.entries(times)) expect(ms, what).toBeLessThan(1000)
})

test('an alert appears in every open admin within a second', async ({ page, anotherDesk, desk }) => {
  const order = await desk.placeOrder()
  await desk.markPaid(order)
  const other = await anotherDesk()
  await openDesk(page)
  await openDesk(other)
  const toAlert = await timeUntil(
    [page, other],
    // A paid order that is cancelled owes somebody money.
    () => desk.moveTo(order.id, 'cancelled'),
    (each) =>
      each
        .getByText(/^Perlu perhatian/)
        .first()
        .waitFor(),
  )
  expect(toAlert).toBeLessThan(1000)
})

test('a lost line is said, comes back by itself and brings what was missed', async ({ page, desk }) => {
  const line = await openLine(desk.url)
  const { cookies } = await desk.owner.storageState()
  await page.context().addCookies(cookies)
  const known = await desk.placeOrder()
  await openDesk(page, `${line.url}/admin?tab=orders`)
  await expect(cardOf(page, known)).toBeVisible()

  line.cut()
  await desk.moveTo(known.id, 'ready')
  const missed = await desk.placeOrder()
  await expect(page.getByText('Kabar langsung terputus. Kami coba lagi terus.')).toBeVisible({
    timeout: 20_000,
  })
  line.mend()
  await expect(page.getByText('Kabar langsung terputus. Kami coba lagi terus.')).toHaveCount(0, {
    timeout: 20_000,
  })
  await expect(cardOf(page, known).locator('[data-status=ready]')).toBeVisible()
  await page.getByRole('button', { name: 'Pesanan baru (1) · tampilkan' }).click()
  await expect(cardOf(page, missed)).toBeVisible()
  await page.goto('about:blank')
  await line.close()
})

test('sound and notifications are switched on per device, and asked for', async ({ page, desk }) => {
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript(() => {
    const played: number[] = []
    Object.assign(window, { played })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      played.push(this.frequency.value)
      start.call(this, when)
    }
  })
  const played = () => page.evaluate(() => (window as unknown as { played: number[] }).played.length)
  await openDesk(page)
  await page.getByRole('button', { name: 'Suara' }).click()
  const dialog = page.getByRole('dialog', { name: 'Perangkat ini' })
  await dialog.getByLabel('Suara saat ada pesanan baru').check()
  expect(await played()).toBeGreaterThan(0)
  await dialog.getByLabel('Notifikasi perangkat').check()
  await expect(dialog.getByLabel('Notifikasi perangkat')).toBeChecked()
  await page.keyboard.press('Escape')
  const before = await played()
  await desk.placeOrder()
  await expect.poll(played).toBeGreaterThan(before)
  await page.reload()
  await page.getByRole('button', { name: 'Suara' }).click()
  await expect(dialog.getByLabel('Suara saat ada pesanan baru')).toBeChecked()
})

test('the customer’s tracking page follows its order within a second', async ({ desk, browser }) => {
  const context = await browser.newContext({ baseURL: desk.url, storageState: { cookies: [], origins: [] } })
  const phone = await context.newPage()
  const order = await desk.placeOrder()
  await phone.goto('/track-order')
  await phone.getByLabel('Order ID').fill(String(order.id))
  await phone.getByLabel('Nomor Telepon').fill(order.customerPhone)
  const line = phone.waitForResponse(`**/api/orders/${order.id}/events`)
  await phone.getByRole('button', { name: 'Lacak Pesanan' }).click()
  await line
  const toStatus = await timeUntil(
    [phone],
    () => desk.moveTo(order.id, 'preparing'),
    (each) =>
      each
        .getByRole('listitem')
        .filter({ hasText: 'Sedang Diproses' })
        .and(each.locator('[aria-current=step]'))
        .waitFor(),
  )
  expect(toStatus).toBeLessThan(1000)
  await context.close()
})
