import type { Locator, Page } from '@playwright/test'
import { expect, type PlacedOrder, test } from '../shop/desk.ts'
import { openLiveOrders } from '../shop/live-desk.ts'
import { cardOf, lineOf, openOrders, track } from '../shop/order-cards.ts'
import { watchForFailures } from '../shop/test.ts'

/** Live updates: changes appear on every open screen within a second, also after a lost connection. */
test.use({ ownShop: 'live' })
test.describe.configure({ mode: 'default' })

/** A stalled machine delays some rounds, so one round within the limit is enough. */
const maxRounds = 8

test('the first order, payments, statuses, reviews and alerts appear on two desks and the customer’s page within a second', async ({
  page,
  browser,
  desk,
  strangerPage: phone,
}) => {
  // Another browser of the owner.
  const other = await browser.newPage({ baseURL: desk.url, storageState: await desk.owner.storageState() })
  const failures = watchForFailures(other)
  const both = [page, other]
  await openLiveOrders(page)
  await expect(page.getByText('No orders found', { exact: true })).toBeVisible()
  const tracked = await desk.placeOrder()
  await expect(lineOf(page, tracked)).toContainText(tracked.customerName)
  await expect(page.getByText('Total Orders: 1', { exact: true })).toBeVisible()
  const known: PlacedOrder[] = []
  for (let round = 0; round < maxRounds; round++) known.push(await desk.placeOrder())
  const line = phone.waitForResponse(`**/api/orders/${tracked.id}/events`)
  await track(phone, tracked)
  await line
  const startedAt = performance.now()
  await openLiveOrders(page)
  // One second, or the time to open the page on a slower machine.
  const limit = Math.max(1000, performance.now() - startedAt)
  await openLiveOrders(other)

  const fastest: Record<string, number> = {}
  /** Notes the shortest time from the end of an action until every page shows it, in ms. */
  const takes = async (
    what: string,
    pages: readonly Page[],
    act: () => Promise<unknown>,
    shown: (page: Page) => Locator,
  ) => {
    const seen = Promise.all(pages.map((each) => shown(each).waitFor()))
    await act()
    const actedAt = performance.now()
    await seen
    fastest[what] = Math.min(performance.now() - actedAt, fastest[what] ?? Number.POSITIVE_INFINITY)
  }
  const fresh: PlacedOrder[] = []
  for (const [before, order] of known.entries()) {
    const count = before + 1
    await takes(
      'order',
      both,
      async () => fresh.push(await desk.placeOrder()),
      (each) => each.getByRole('button', { name: `Pesanan baru (${count}) · tampilkan` }),
    )
    for (const each of both) await expect(each).toHaveTitle(new RegExp(`^\\(${count}\\) Admin Dashboard`))
    await takes(
      'payment',
      both,
      () => desk.markPaid(order),
      (each) => lineOf(each, order).getByText('Paid', { exact: true }),
    )
    await takes(
      'status',
      [other],
      () => lineOf(page, order).getByRole('button', { name: 'Konfirmasi' }).click(),
      (each) => lineOf(each, order).locator('[data-status=confirmed]'),
    )
    await takes(
      'review',
      both,
      () => desk.writeReview('Sari', `Dimsumnya lembut dan datang masih hangat, pesanan ke-${count}.`),
      (each) => each.getByRole('tab', { name: new RegExp(`^Reviews\\s*${count}\\s*waiting`) }),
    )
    // A paid order that is cancelled owes its customer money.
    await takes(
      'alert',
      both,
      () => desk.moveTo(order.id, 'cancelled'),
      (each) => each.getByText(`Perlu perhatian (${count})`),
    )
    const [status, step] =
      before % 2 === 0 ? (['preparing', 'Sedang Diproses'] as const) : (['ready', 'Siap'] as const)
    await takes(
      'tracking',
      [phone],
      () => desk.moveTo(tracked.id, status),
      (each) => each.locator('[aria-current=step]').filter({ hasText: step }),
    )
    if (Object.values(fastest).every((ms) => ms < limit)) break
  }
  for (const each of both) await expect(each.getByText('Ada yang perlu perhatian.')).toBeAttached()
  for (const [what, ms] of Object.entries(fastest)) expect(ms, what).toBeLessThan(limit)

  // New orders are not inserted before the owner asks for them.
  for (const order of fresh) await expect(lineOf(page, order)).toHaveCount(0)
  await page.getByRole('button', { name: `Pesanan baru (${fresh.length}) · tampilkan` }).click()
  for (const order of fresh) await expect(lineOf(page, order)).toBeVisible()
  await expect(page).toHaveTitle(/^Admin Dashboard/)
  await other.close()
  expect(failures).toEqual([])
})

test('pages of one browser report a lost stream, load what they missed, and take over from a closed page', async ({
  context,
  desk,
}) => {
  const known = await desk.placeOrder()
  // The first stream ends at once, and cannot be opened again.
  const stream = '**/api/admin/events'
  const ended = { contentType: 'text/event-stream', body: 'retry: 100\n\n' }
  await context.route(stream, (route) => route.abort())
  await context.route(stream, (route) => route.fulfill(ended), { times: 1 })
  // These pages are opened without the check of the console, because a lost connection logs errors.
  const [first, other] = [await context.newPage(), await context.newPage()]
  for (const each of [first, other]) {
    await openOrders(each)
    await expect(cardOf(each, known)).toBeVisible()
  }
  const lost = first.getByText('Kabar langsung terputus. Kami coba lagi terus.')
  await expect(lost).toBeVisible()
  await desk.moveTo(known.id, 'ready')
  const missed = await desk.placeOrder()
  await context.unroute(stream)
  await expect(lost).toHaveCount(0)
  await expect(cardOf(first, known).locator('[data-status=ready]')).toBeVisible()
  const isTold = async (each: Page, order: PlacedOrder) => {
    const bar = each.getByRole('button', { name: /^Pesanan baru \(\d+\) · tampilkan/ })
    await expect(bar.or(cardOf(each, order)).first()).toBeVisible()
  }
  for (const each of [first, other]) await isTold(each, missed)

  await first.goto('about:blank')
  await other.reload()
  await isTold(other, await desk.placeOrder())
})
