import type { Page } from '@playwright/test'
import { openPage } from '../shop/complete-page.ts'
import { type DeskOrder, expect, expectOnLanding, test } from '../shop/desk.ts'
import { calendarOf, labelCode, openDay, orderNumber, scanWithKeyboard } from '../shop/kitchen.ts'
import { openLiveOrders } from '../shop/live-desk.ts'
import { expectOneLanguage } from '../shop/one-language.ts'
import { cardOf, lineOf } from '../shop/order-cards.ts'
import { printInOneBit, scanCode128 } from '../shop/scanned-print.ts'
import { sectionPath, setDeskLanguage } from '../shop/settings.ts'

/** The owner's day from the first order to the summary, at a desk in English. */
test.use({ ownShop: 'owners-day' })

const wednesday = 3

test('an order from the open list to the hand-over, then stock, a review, a closed day and the day’s summary', async ({
  page,
  desk,
  strangerPage,
}) => {
  await setDeskLanguage(desk, page, 'en')
  const day = await openDay(page, wednesday)
  const readsOneLanguage = (where: string) => expectOneLanguage(page, 'en', where)
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

  await desk.placeOrder({ deliveryDate: day })
  await openLiveOrders(page)
  const order = await desk.placeOrder({ quantity: 2, deliveryDate: day })
  await press('New orders (1) · show')
  await lineOf(page, order)
    .getByRole('button', { name: /^Confirm/ })
    .click()
  await expect(lineOf(page, order).locator('[data-status=confirmed]')).toBeVisible()
  await takeCash(page, order)
  await readsOneLanguage('the paid order')

  await openPage(page, `/admin/dapur?day=${day}`)
  const cooked = page.getByRole('region', { name: /^To cook/ }).locator(cardOf(page, order))
  await cooked.getByRole('button', { name: 'Start preparing' }).click()
  await expect(cooked.getByText('Preparing', { exact: true })).toBeVisible()
  const done = cooked.getByRole('checkbox', { name: '2 × Medium Pack done' })
  await done.check()
  await expect(done).toBeChecked()
  await readsOneLanguage('the cook sheet')

  const code = await printLabel(page, order, day)
  expect(code).toBe(labelCode(order.id))
  await readsOneLanguage('the printed labels')

  await openPage(page, '/admin/dapur?view=scan')
  const result = page.getByRole('main').locator('[aria-live=assertive]')
  for (const [mode, state] of [
    ['Pack', 'Ready'],
    ['Hand over', 'Completed'],
  ] as const) {
    await page.getByText(mode, { exact: true }).click()
    await scanWithKeyboard(page, code)
    await expect(result).toContainText(orderNumber(order.id))
    await expect(result.getByText(state, { exact: true })).toBeVisible()
  }
  await readsOneLanguage('the scanned label')
  const stored = await (await desk.owner.get(`/api/orders/${order.id}`)).json()
  expect(stored).toMatchObject({ status: 'delivered', isPaid: true, paymentMethod: 'tunai' })

  await countStock(page)
  await desk.placeOrder({ quantity: 3, deliveryDate: day })
  const stock = page.getByRole('status', { name: 'Stock of Medium Pack (20 pcs)', exact: true })
  await expect(stock).toHaveText('10')
  await press('Stock history')
  const ledger = page.getByRole('dialog', { name: 'Stock history' }).getByRole('listitem')
  await expect(ledger).toHaveText([/^Sold.*−3 → 10$/, /pemilik\+1 → 13$/, /pemilik\+12 → 12$/])
  await readsOneLanguage('the stock')

  await answerReview(page, desk.owner, strangerPage, order)
  await readsOneLanguage('the reviews')

  await openPage(page, `/admin/dapur?day=${day}`)
  await press('Set up this date')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Closed for new orders' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  const chip = page.locator('label').filter({ has: page.locator(`[value="${day}"]`) })
  await expect(chip).toContainText('Closed')
  expect((await calendarOf(page)).days.find((one) => one.day === day)).toMatchObject({ state: 'closed' })
  await readsOneLanguage('the closed day')

  const answered = page.waitForResponse('**/api/admin/day-summary')
  await page.goto(sectionPath('notifikasi'))
  const { orders, pieces } = await (await answered).json()
  const summary = page.getByRole('heading', { name: 'Today in short' }).locator('..')
  await expect(summary).toContainText(`Orders: ${orders} (${pieces} pcs)`)
  await expect(summary).toContainText('Money received')
  await readsOneLanguage('the summary of the day')
})

/** The list is open. */
async function takeCash(page: Page, order: DeskOrder) {
  const card = cardOf(page, order)
  await lineOf(page, order).getByRole('rowheader').click()
  await card.getByRole('button', { name: /^Payment, notes, history/ }).click()
  await card.getByLabel('Paid by').selectOption({ label: 'Cash' })
  await card.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(lineOf(page, order).getByText('Paid', { exact: true })).toBeVisible()
}

/** Returns the text of the printed label's barcode. */
async function printLabel(page: Page, order: DeskOrder, day: string): Promise<string> {
  await openPage(page, `/admin/dapur?view=label&day=${day}`)
  const label = page.getByRole('article').filter({ hasText: orderNumber(order.id) })
  await expect(label.locator('svg rect').first()).toBeAttached()
  await page.evaluate(() => {
    window.print = () => {}
  })
  const [paper] = await printInOneBit(await page.pdf({ preferCSSPageSize: true }))
  if (!paper) throw new Error('Nothing was printed')
  await page.getByRole('button', { name: /^Print \d+ labels?$/ }).click()
  await page.getByRole('button', { name: 'Yes, mark as printed' }).click()
  await expect(page.getByText('All labels of this date are printed')).toBeVisible()
  return scanCode128(paper)
}

/** Adds the card of a package with 12 pieces, and one more. */
async function countStock(page: Page) {
  await openPage(page, '/admin?tab=inventory')
  await page.getByRole('button', { name: 'Add Inventory Item', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Inventory Item' })
  await dialog.getByLabel('Package Type').selectOption('20pcs')
  await dialog.getByLabel('Current Stock').fill('12')
  await dialog.getByLabel('Unit Price (Rp)').fill('40000')
  await dialog.getByRole('button', { name: 'Add Item', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'More stock of Medium Pack (20 pcs)' }).click()
  expect(await (await stored).json()).toMatchObject({ currentStock: 13 })
}

/** A customer writes a review by the order's own link; it is published, replied to, and hidden again. */
async function answerReview(page: Page, owner: Page['request'], visitor: Page, order: DeskOrder) {
  const words = 'Kulitnya tipis, isinya padat, datang hangat.'
  const link = await owner.post(`/api/orders/${order.id}/links`, { data: { purpose: 'review' } })
  await visitor.goto((await link.json()).url)
  await visitor.getByLabel('Name').fill('Bu Yanti')
  await visitor.getByLabel(/^Review/).fill(words)
  await visitor.getByRole('button', { name: 'Submit Review' }).click()
  await expect(visitor.getByText('Review Submitted', { exact: true })).toBeVisible()
  const published = async () => (await owner.get('/api/reviews/public')).json()
  expect(await published()).toEqual([])

  await openPage(page, '/admin?tab=reviews')
  await expect(page.getByRole('heading', { name: '1 pending approval', exact: true })).toBeVisible()
  const review = page.getByRole('article', { name: 'Review by Bu Yanti' })
  await expect(review.getByText('Verified buyer')).toBeVisible()
  await review.getByRole('button', { name: 'Approve' }).click()
  await expect(review.getByText('Public', { exact: true })).toBeVisible()
  await review.getByRole('button', { name: 'Reply', exact: true }).click()
  await review.getByLabel('The shop’s reply').fill('Terima kasih, Bu Yanti.')
  await review.getByRole('button', { name: 'Save the reply' }).click()
  await expect(review.getByRole('textbox')).toHaveCount(0)
  const shown = visitor.getByRole('listitem').filter({ hasText: words })
  await expectOnLanding(visitor, () =>
    expect(shown.getByText('Terima kasih, Bu Yanti.')).toBeVisible({ timeout: 500 }),
  )
  await expect(shown.getByText('Verified buyer')).toBeVisible()
  // A new visit: a press on the same button right after another one counts as a double tap.
  await openPage(page, '/admin?tab=reviews')
  await review.getByRole('button', { name: 'Hide' }).click()
  await expect(review.getByText('Pending', { exact: true })).toBeVisible()
  await expect.poll(published).toEqual([])
}
