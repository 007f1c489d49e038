import type { Page } from '@playwright/test'
import { openLine } from '../shop/cuttable-line.ts'
import { type DeskOrder, expect, signedOut, test } from '../shop/desk.ts'
import { lineOf } from '../shop/order-cards.ts'

/** The live desk: what happens in the shop shows in every open admin within a second, also after a lost connection. */
test.use({ ownShop: 'live' })
test.describe.configure({ mode: 'default' })

const cardOf = (page: Page, { id }: Pick<DeskOrder, 'id'>) =>
  page.getByRole('article', { name: `Order ${id}`, exact: true })

/** Opens the Orders tab and waits until the live connection is open. */
async function openDesk(page: Page) {
  const line = page.waitForResponse('**/api/admin/events')
  await page.goto('/admin?tab=orders')
  await line
  await expect(page.getByText(/^Perlu disiapkan: \d/)).toBeVisible()
}

/** How often each is timed; the quickest counts, since the machine may be busy with something else. */
const rounds = 3
const aSecond = 1000

/** From the end of the act until every page shows it, in ms. */
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

test('a new order, a payment, a status and a review appear in two open admins within a second', async ({
  page,
  anotherDesk,
  desk,
}) => {
  const known: DeskOrder[] = []
  for (let round = 0; round < rounds; round++) known.push(await desk.placeOrder())
  const other = await anotherDesk()
  await openDesk(page)
  await openDesk(other)
  const both = [page, other]
  const times: Record<'order' | 'payment' | 'status' | 'review', number[]> = {
    order: [],
    payment: [],
    status: [],
    review: [],
  }
  const fresh: DeskOrder[] = []
  for (const [before, order] of known.entries()) {
    const count = before + 1
    times.order.push(
      await timeUntil(
        both,
        async () => fresh.push(await desk.placeOrder()),
        (each) => each.getByRole('button', { name: `Pesanan baru (${count}) · tampilkan` }).waitFor(),
      ),
    )
    for (const each of both) await expect(each).toHaveTitle(new RegExp(`^\\(${count}\\) Admin Dashboard`))
    times.payment.push(
      await timeUntil(
        both,
        () => desk.markPaid(order),
        (each) => lineOf(each, order).getByText('Paid', { exact: true }).waitFor(),
      ),
    )
    times.status.push(
      await timeUntil(
        [other],
        () => lineOf(page, order).getByRole('button', { name: 'Konfirmasi' }).click(),
        (each) => lineOf(each, order).locator('[data-status=confirmed]').waitFor(),
      ),
    )
    times.review.push(
      await timeUntil(
        both,
        () => desk.writeReview('Sari', `Dimsumnya lembut dan datang masih hangat, pesanan ke-${count}.`),
        (each) => each.getByRole('tab', { name: new RegExp(`^Reviews\\s*${count}\\s*waiting`) }).waitFor(),
      ),
    )
  }
  for (const each of both) await expect(each.getByText('Ulasan baru menunggu persetujuan.')).toBeAttached()
  for (const [what, ms] of Object.entries(times)) expect(Math.min(...ms), what).toBeLessThan(aSecond)

  // New orders wait until they are wanted: nothing moves under a thumb.
  for (const order of fresh) await expect(lineOf(page, order)).toHaveCount(0)
  await page.getByRole('button', { name: `Pesanan baru (${rounds}) · tampilkan` }).click()
  for (const order of fresh) await expect(lineOf(page, order)).toBeVisible()
  await expect(page).toHaveTitle(/^Admin Dashboard/)
})

test('an alert appears in every open admin within a second', async ({ page, anotherDesk, desk }) => {
  const other = await anotherDesk()
  await openDesk(page)
  await openDesk(other)
  const times: number[] = []
  for (let count = 1; count <= rounds; count++) {
    const order = await desk.placeOrder()
    await desk.markPaid(order)
    times.push(
      await timeUntil(
        [page, other],
        // A paid order that is cancelled owes its customer money.
        () => desk.moveTo(order.id, 'cancelled'),
        (each) => each.getByText(`Perlu perhatian (${count})`).waitFor(),
      ),
    )
  }
  expect(Math.min(...times)).toBeLessThan(aSecond)
})

test('on a slow line «Perlu perhatian» finds its place kept, or waits where it had none', async ({
  page,
  desk,
}) => {
  const order = await desk.placeOrder()
  await desk.markPaid(order)
  await desk.moveTo(order.id, 'cancelled')
  await page.goto('/admin?tab=orders')
  const attention = page.getByRole('region', { name: /Perlu perhatian/ })
  await expect(attention).toBeVisible()

  /** Opens the page while the list's answer is held back; where the tabs stood before it and after. */
  const tabsAround = async (isThere: () => Promise<void>) => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(
      '**/api/admin/attention',
      async (route) => {
        await held
        await route.continue()
      },
      { times: 1 },
    )
    await page.clock.install()
    await page.reload()
    await expect(page.getByText(/^Perlu disiapkan: \d/)).toBeVisible()
    await page.clock.runFor(1000)
    const top = async () => (await page.getByRole('tablist').boundingBox())?.y
    const before = await top()
    answer()
    await isThere()
    return { before, after: await top() }
  }
  const kept = await tabsAround(() => attention.waitFor())
  expect(kept.after).toBe(kept.before)

  // As on a device that last saw nothing to look at.
  await page.evaluate(() => localStorage.setItem('attention-height', '0'))
  const button = page.getByRole('button', { name: /^Perlu perhatian \(\d+\) · tampilkan/ })
  const none = await tabsAround(() => button.waitFor())
  expect(none.after).toBe(none.before)
  await button.click()
  await expect(attention).toBeVisible()
})

test('a lost line is said, comes back by itself and brings what was missed', async ({ browser, desk }) => {
  const line = await openLine(desk.url)
  // Without a watch on its console: a lost line is what it complains about.
  const context = await browser.newContext({ baseURL: line.url })
  const page = await context.newPage()
  const known = await desk.placeOrder()
  await openDesk(page)
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
  await context.close()
  await line.close()
})

test('the customer’s tracking page follows its order within a second', async ({ desk, browser }) => {
  const context = await browser.newContext({ baseURL: desk.url, storageState: signedOut })
  const phone = await context.newPage()
  const order = await desk.placeOrder()
  await phone.goto('/track-order')
  await phone.getByLabel('Order ID').fill(String(order.id))
  await phone.getByLabel('Nomor Telepon').fill(order.customerPhone)
  const line = phone.waitForResponse(`**/api/orders/${order.id}/events`)
  await phone.getByRole('button', { name: 'Lacak Pesanan' }).click()
  await line
  const times: number[] = []
  for (const [status, step] of [
    ['confirmed', 'Dikonfirmasi'],
    ['preparing', 'Sedang Diproses'],
    ['ready', 'Siap'],
  ] as const) {
    times.push(
      await timeUntil(
        [phone],
        () => desk.moveTo(order.id, status),
        (each) =>
          each
            .getByRole('listitem')
            .filter({ hasText: step })
            .and(each.locator('[aria-current=step]'))
            .waitFor(),
      ),
    )
  }
  expect(Math.min(...times)).toBeLessThan(aSecond)
  await context.close()
})
