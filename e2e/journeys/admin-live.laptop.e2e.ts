import type { Page } from '@playwright/test'
import { startConnectionProxy } from '../shop/connection-proxy.ts'
import { type DeskOrder, expect, test } from '../shop/desk.ts'
import { openLiveOrders } from '../shop/live-desk.ts'
import { cardOf, lineOf, openOrders, track } from '../shop/order-cards.ts'

/** Live updates: changes appear on every open screen within a second, also after a lost connection. */
test.use({ ownShop: 'live' })
test.describe.configure({ mode: 'default' })

/** A stalled machine delays some rounds, so one round within the limit is enough. */
const maxRounds = 8

/** Time from the end of the action until every page shows it, in ms. */
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

test('the first order, payments, statuses, reviews and alerts appear on two desks and the customer’s page within a second', async ({
  page,
  anotherDesk,
  desk,
  strangerPage: phone,
}) => {
  const other = await anotherDesk()
  const both = [page, other]
  await openLiveOrders(page)
  await expect(page.getByText('No orders found', { exact: true })).toBeVisible()
  const tracked = await desk.placeOrder()
  await expect(lineOf(page, tracked)).toContainText(tracked.customerName)
  await expect(page.getByText('Total Orders: 1', { exact: true })).toBeVisible()
  const known: DeskOrder[] = []
  for (let round = 0; round < maxRounds; round++) known.push(await desk.placeOrder())
  const line = phone.waitForResponse(`**/api/orders/${tracked.id}/events`)
  await track(phone, tracked)
  await line
  const startedAt = performance.now()
  await openLiveOrders(page)
  // One second, or the time to open the page on a slower machine.
  const limit = Math.max(1000, performance.now() - startedAt)
  await openLiveOrders(other)

  const times: Record<'order' | 'payment' | 'status' | 'review' | 'alert' | 'tracking', number[]> = {
    ...{ order: [], payment: [], status: [], review: [], alert: [], tracking: [] },
  }
  const fresh: DeskOrder[] = []
  for (const [before, order] of known.entries()) {
    const count = before + 1
    const takes = async (what: keyof typeof times, ...done: Parameters<typeof timeUntil>) =>
      times[what].push(await timeUntil(...done))
    await takes(
      'order',
      both,
      async () => fresh.push(await desk.placeOrder()),
      (each) => each.getByRole('button', { name: `Pesanan baru (${count}) · tampilkan` }).waitFor(),
    )
    for (const each of both) await expect(each).toHaveTitle(new RegExp(`^\\(${count}\\) Admin Dashboard`))
    await takes(
      'payment',
      both,
      () => desk.markPaid(order),
      (each) => lineOf(each, order).getByText('Paid', { exact: true }).waitFor(),
    )
    await takes(
      'status',
      [other],
      () => lineOf(page, order).getByRole('button', { name: 'Konfirmasi' }).click(),
      (each) => lineOf(each, order).locator('[data-status=confirmed]').waitFor(),
    )
    await takes(
      'review',
      both,
      () => desk.writeReview('Sari', `Dimsumnya lembut dan datang masih hangat, pesanan ke-${count}.`),
      (each) => each.getByRole('tab', { name: new RegExp(`^Reviews\\s*${count}\\s*waiting`) }).waitFor(),
    )
    // A paid order that is cancelled owes its customer money.
    await takes(
      'alert',
      both,
      () => desk.moveTo(order.id, 'cancelled'),
      (each) => each.getByText(`Perlu perhatian (${count})`).waitFor(),
    )
    const [status, step] =
      before % 2 === 0 ? (['preparing', 'Sedang Diproses'] as const) : (['ready', 'Siap'] as const)
    await takes(
      'tracking',
      [phone],
      () => desk.moveTo(tracked.id, status),
      (each) =>
        each
          .getByRole('listitem')
          .filter({ hasText: step })
          .and(each.locator('[aria-current=step]'))
          .waitFor(),
    )
    if (Object.values(times).every((ms) => Math.min(...ms) < limit)) break
  }
  for (const each of both) await expect(each.getByText('Ada yang perlu perhatian.')).toBeAttached()
  for (const [what, ms] of Object.entries(times)) expect(Math.min(...ms), what).toBeLessThan(limit)

  // New orders are not inserted before the owner asks for them.
  for (const order of fresh) await expect(lineOf(page, order)).toHaveCount(0)
  await page.getByRole('button', { name: `Pesanan baru (${fresh.length}) · tampilkan` }).click()
  for (const order of fresh) await expect(lineOf(page, order)).toBeVisible()
  await expect(page).toHaveTitle(/^Admin Dashboard/)
})

test('pages of one browser share one stream, report a lost connection, load what they missed, and take over from a closed page', async ({
  browser,
  desk,
}) => {
  const line = await startConnectionProxy(desk.url)
  // Without the console check: a lost connection logs errors.
  const storageState = await desk.owner.storageState()
  const context = await browser.newContext({ baseURL: line.url, storageState })
  const streams = new Set<Page>()
  context.on('request', (request) => {
    if (request.url().endsWith('/api/admin/events')) streams.add(request.frame().page())
  })
  const known = await desk.placeOrder()
  const pages: Page[] = []
  for (let n = 0; n < 5; n += 1) {
    const each = await context.newPage()
    if (n === 0) await openLiveOrders(each)
    else await openOrders(each)
    pages.push(each)
  }
  // On a stalled machine another page may have taken over meanwhile.
  expect(streams.size).toBeLessThan(4)
  const isTold = async (each: Page, order: DeskOrder) => {
    const bar = each.getByRole('button', { name: /^Pesanan baru \(\d+\) · tampilkan/ })
    await expect(bar.or(cardOf(each, order)).first()).toBeVisible()
  }
  const [first, ...others] = pages as [Page, ...Page[]]
  const lost = first.getByText('Kabar langsung terputus. Kami coba lagi terus.')
  await expect(cardOf(first, known)).toBeVisible()
  line.cut()
  await desk.moveTo(known.id, 'ready')
  const missed = await desk.placeOrder()
  await expect(lost).toBeVisible()
  line.mend()
  await expect(lost).toHaveCount(0)
  await expect(cardOf(first, known).locator('[data-status=ready]')).toBeVisible()
  for (const each of pages) await isTold(each, missed)

  await first.goto('about:blank')
  for (const each of others) await each.reload()
  const last = await desk.placeOrder()
  for (const each of others) await isTold(each, last)
  await context.close()
  await line.close()
})
