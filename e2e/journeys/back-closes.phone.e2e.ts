import type { Locator, Page } from '@playwright/test'
import { untilComplete } from '../shop/complete-page.ts'
import { ownersPhone } from '../shop/desk.ts'
import { pathOfOrder } from '../shop/order-cards.ts'
import { Payer } from '../shop/payer.ts'
import { startApp } from '../shop/replaced-responses.ts'
import { expect, test, watchForFailures } from '../shop/test.ts'
import { untilStill } from '../shop/until-still.ts'

// With animations, as most visitors have them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Back closes the topmost layer per press, and leaves the page only when no layer is open. */

/** Presses Back; the history traversal may stay within the document or end it. */
const pressBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()))
const pressForward = (page: Page) => page.evaluate(() => void setTimeout(() => history.forward()))

/** Length and position of the history, and the scroll position. */
const historyLength = (page: Page) => page.evaluate(() => history.length)

type Opened = { layer: Locator; open: () => Promise<void>; close: () => Promise<void> }

/** Assertions for every layer: once opened, Back closes it and the page stays. */
async function backCloses(page: Page, { layer, open, close }: Opened) {
  const address = page.url()
  await open()
  await expect(layer).toBeVisible()
  const scrolled = await page.evaluate(() => scrollY)
  const longest = await historyLength(page)

  await pressBack(page)
  await expect(layer).toHaveCount(0)
  expect(page.url()).toBe(address)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)

  // Forward to a closed layer opens nothing, and the page stays.
  await pressForward(page)
  await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0)
  await expect(layer).toHaveCount(0)
  expect(page.url()).toBe(address)

  // Closing a layer by its own button does not make the history grow.
  for (const _time of [1, 2]) {
    await open()
    await expect(layer).toBeVisible()
    await close()
    await expect(layer).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0)
  }
  expect(await historyLength(page)).toBeLessThanOrEqual(longest)
}

const byEscape = (page: Page) => () => page.keyboard.press('Escape')

test('Back closes the menu, on the landing page and after scrolling', async ({ page }) => {
  await page.goto('/track-order')
  await page.goto('/')
  const menu = page.getByRole('button', { name: 'Buka menu' })
  await menu.tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await pressBack(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page
    .getByRole('heading', { name: /Kontak|Hubungi/ })
    .first()
    .scrollIntoViewIfNeeded()
  await backCloses(page, {
    layer: page.getByRole('dialog'),
    open: () => menu.tap(),
    close: () => page.getByRole('button', { name: 'Tutup menu' }).tap(),
  })
  await pressBack(page)
  await page.waitForURL('**/track-order')
})

test('one Back returns from every entry of the menu, whatever kind of link it is', async ({ page }) => {
  await page.goto('/order')
  const open = async () => {
    await page.getByRole('button', { name: 'Buka menu' }).tap()
    return page.getByRole('dialog')
  }
  // A page, a section of another page, and a section of the same page.
  await (await open()).getByRole('link', { name: 'Lacak Pesanan' }).tap()
  await page.waitForURL('**/track-order')
  await expect(page.getByRole('heading', { name: 'Lacak Pesanan' })).toBeVisible()
  await (await open()).getByRole('link', { name: 'Tentang' }).tap()
  await page.waitForURL('**/#about')
  await (await open()).getByRole('link', { name: 'Produk' }).tap()
  await page.waitForURL('**/#products')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await pressBack(page)
  await page.waitForURL('**/#about')
  await pressBack(page)
  await page.waitForURL('**/track-order')
  await expect(page.getByRole('heading', { name: 'Lacak Pesanan' })).toBeVisible()
  await pressBack(page)
  await page.waitForURL('**/order')
  await expect(page.getByRole('heading', { name: 'Pesan Dimsum Halal' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Back restores the previous page’s scroll position, also after a reload in between', async ({
  page,
}) => {
  await page.goto('/')
  await startApp(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Kebijakan privasi' })
  await link.scrollIntoViewIfNeeded()
  // Where the reader sees it: packages that were never in view have an estimated height.
  const placeOnScreen = async () => Math.round((await link.boundingBox())?.y ?? -1)
  const left = await placeOnScreen()
  await link.tap()
  await page.waitForURL('**/privasi')
  await page.reload()
  await untilComplete(page)
  await pressBack(page)
  await page.waitForURL(/\/$/)
  await expect(link).toBeInViewport()
  await expect.poll(placeOnScreen).toBe(left)
})

test('Back closes the summary sheet and keeps typed text, also after a reload; then it closes the dialog of the placed order', async ({
  customer,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await customer.fillOrder()
  const sheet = page.getByRole('dialog', { name: 'Ringkasan Pesanan' })
  const total = page.getByRole('button', { name: /lihat ringkasan pesanan/ })
  await backCloses(page, { layer: sheet, open: () => total.tap(), close: byEscape(page) })
  await expect(page.getByLabel('Nama')).toHaveValue(customer.about.name)

  await total.tap()
  await expect(sheet).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Nama')).toHaveValue(customer.about.name)
  await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0)
  await expect(sheet).toHaveCount(0)

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) sent.push(request.url())
  })
  await page.getByRole('button', { name: 'Buat Pesanan' }).tap()
  const dialog = page.getByRole('dialog', { name: /bayar online/ })
  await expect(dialog).toBeVisible()
  const id = Number(/#(\d{6})/.exec((await dialog.textContent()) ?? '')?.[1])
  await pressBack(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: new RegExp(`Pesanan #0*${id} kami terima`) })).toBeVisible()
  await page.getByRole('link', { name: 'Bayar online' }).tap()
  await page.waitForURL(`**/payment?orderId=${id}`)
  await page.goBack()
  await page.waitForURL('**/order**')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(sent).toHaveLength(1)
})

test('Back closes the payment popup, at its list and at an account number, and the payment stays open', async ({
  page,
}) => {
  const payer = new Payer(page)
  await payer.order()
  await page.goto('/track-order')
  await payer.open()
  const popup = page.getByRole('dialog', { name: 'Pembayaran (simulasi)' })
  await payer.choose('Virtual Account')
  await expect(payer.popup.getByRole('heading', { name: 'Pilih cara bayar' })).toBeVisible()
  await pressBack(page)
  await expect(popup).toHaveCount(0)
  await payer.sees('Payment Cancelled', 'Payment was cancelled.')

  await payer.choose('Virtual Account')
  const number = await payer.takeAccountNumber('BNI')
  await pressBack(page)
  await expect(popup).toHaveCount(0)
  expect(page.url()).toContain(payer.path)

  await payer.choose('Virtual Account')
  await expect(payer.popup.locator('output').first()).toHaveText(number)
  await payer.pressInPopup('Tutup')
  await expect(popup).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0)

  // One Back returns from a full page load.
  await page.getByRole('button', { name: 'Buka menu' }).tap()
  await page.getByRole('dialog').getByRole('link', { name: 'Pesan Online' }).tap()
  await page.waitForURL('**/order')
  await expect(page.getByRole('heading', { name: 'Pesan Dimsum Halal' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Complete Your Payment' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await pressBack(page)
  await page.waitForURL('**/track-order')
})

test('Back closes the owner’s dialogs on the phone, and returns to her previous tab and status', async ({
  browser,
  baseURL,
  ownerPage,
  customer,
}) => {
  const id = await customer.hasOrdered()
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    ...ownersPhone,
    storageState: await ownerPage.context().storageState(),
  })
  const page = await context.newPage()
  const failures = watchForFailures(page)
  await page.goto('/admin?tab=inventory')
  await backCloses(page, {
    layer: page.getByRole('dialog', { name: 'Add Inventory Item' }),
    open: () => page.getByRole('button', { name: 'Add Inventory Item' }).tap(),
    close: byEscape(page),
  })

  await page.goto(pathOfOrder(id))
  const status = page.getByRole('combobox', { name: /status/i }).first()
  await expect(status).toBeVisible()
  await backCloses(page, {
    layer: page.getByRole('alertdialog'),
    open: async () => void (await status.selectOption('cancelled')),
    close: byEscape(page),
  })

  // Back returns to the previous tab and status.
  await page.goto('/admin')
  const tab = (name: string | RegExp) => page.getByRole('tab', { name })
  const statusRadio = (name: RegExp) => page.getByRole('radio', { name })
  await tab(/^Orders/).tap()
  await expect(statusRadio(/^All/)).toBeChecked()
  await page.getByRole('group', { name: 'Status' }).getByText('Siap', { exact: true }).tap()
  await expect(page).toHaveURL(/status=ready/)
  await expect(statusRadio(/^Siap/)).toBeChecked()
  await tab('Inventory').tap()
  await expect(tab('Inventory')).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(tab(/^Orders/)).toHaveAttribute('aria-selected', 'true')
  await expect(statusRadio(/^Siap/)).toBeChecked()
  await page.goBack()
  await expect(statusRadio(/^All/)).toBeChecked()
  await page.goBack()
  await expect(tab('Analytics')).toHaveAttribute('aria-selected', 'true')
  await context.close()
  expect(failures).toEqual([])
})

test('the second tap of a double tap presses nothing in the dialog that the first one opened', async ({
  page,
}) => {
  await page.goto('/')
  await startApp(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Buka menu' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await untilStill(page)
  const close = await drawer.getByRole('button', { name: 'Tutup menu' }).boundingBox()
  if (!close) throw new Error('Nothing to press by mistake')
  const tap = () => page.mouse.click(close.x + close.width / 2, close.y + close.height / 2)
  await tap()
  await page.mouse.click(20, 400)
  await expect(drawer).toHaveAttribute('data-state', 'open')
  await page.clock.runFor(500)
  await tap()
  await expect(drawer).toHaveCount(0)
})
