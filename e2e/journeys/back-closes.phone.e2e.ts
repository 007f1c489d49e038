import type { Locator, Page } from '@playwright/test'
import { untilComplete } from '../shop/complete-page.ts'
import { Payer } from '../shop/payer.ts'
import { startApp } from '../shop/replaced-responses.ts'
import { expect, test } from '../shop/test.ts'
import { expectToast } from '../shop/toasts.ts'

// With animations, as most visitors have them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Back closes the topmost layer per press, and leaves the page only when no layer is open. */

/** Presses Back; the history traversal may stay within the document or end it. */
const pressBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()))
const pressForward = (page: Page) => page.evaluate(() => void setTimeout(() => history.forward()))

const historyLength = (page: Page) => page.evaluate(() => history.length)
const openLayers = (page: Page): Promise<number> => page.evaluate(() => history.state?.layers ?? 0)

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
  await expect.poll(() => openLayers(page)).toBe(0)
  await expect(layer).toHaveCount(0)
  expect(page.url()).toBe(address)

  // Closing a layer by its own button does not make the history grow.
  for (const _time of [1, 2]) {
    await open()
    await expect(layer).toBeVisible()
    await close()
    await expect(layer).toHaveCount(0)
    await expect.poll(() => openLayers(page)).toBe(0)
  }
  expect(await historyLength(page)).toBeLessThanOrEqual(longest)
}

test('check 4: Back closes the menu, returns from every kind of link, and restores the scroll position; Tentang focuses its heading', async ({
  page,
}) => {
  await page.goto('/order')
  await page.goto('/')
  const menu = page.getByRole('button', { name: 'Buka menu' })
  const drawer = page.getByRole('dialog')
  await menu.tap()
  await expect(drawer).toBeVisible()
  await pressBack(page)
  await expect(drawer).toHaveCount(0)
  await page
    .getByRole('heading', { name: /Kontak|Hubungi/ })
    .first()
    .scrollIntoViewIfNeeded()
  await backCloses(page, {
    layer: drawer,
    open: () => menu.tap(),
    close: () => page.getByRole('button', { name: 'Tutup menu' }).tap(),
  })
  await pressBack(page)
  await page.waitForURL('**/order')
  await untilComplete(page)

  // A section of another page, a section of the same page, and a page.
  for (const [name, path] of [
    ['Tentang', '/#about'],
    ['Produk', '/#products'],
    ['Lacak Pesanan', '/track-order'],
  ] as const) {
    await menu.tap()
    await drawer.getByRole('link', { name }).tap()
    await page.waitForURL(`**${path}`)
    await expect(drawer).toHaveCount(0)
    if (name !== 'Tentang') continue
    const heading = page.locator('#about').getByRole('heading', { level: 2 })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    const bar = await page.getByRole('banner').boundingBox()
    const top = (await heading.boundingBox())?.y ?? 0
    expect(top).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  }
  for (const path of ['/#products', '/#about', '/order']) {
    await pressBack(page)
    await page.waitForURL(`**${path}`)
  }
  const orderForm = page.getByRole('heading', { level: 1, name: 'Pesan Dimsum Halal' })
  await expect(orderForm).toBeVisible()
  await expect(drawer).toHaveCount(0)

  // Links between shop and desk are full page loads.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Admin' }).click()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await page.getByRole('link', { name: 'Kembali ke Beranda' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Premium Halal Dimsum' })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(orderForm).toBeVisible()

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

test('Back closes the summary sheet, the dialog of the placed order and the payment popup; text, order and payment stay', async ({
  customer,
  page,
}) => {
  await customer.fillOrder()
  const sheet = page.getByRole('dialog', { name: 'Ringkasan Pesanan' })
  const total = page.getByRole('button', { name: /lihat ringkasan pesanan/ })
  const close = () => page.keyboard.press('Escape')
  await backCloses(page, { layer: sheet, open: () => total.tap(), close })
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(customer.about.name)

  await total.tap()
  await expect(sheet).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(customer.about.name)
  await expect.poll(() => openLayers(page)).toBe(0)
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

  const payer = new Payer(page)
  const popup = page.getByRole('dialog', { name: 'Pembayaran (simulasi)' })
  await payer.choosePayment('Virtual Account')
  await expect(payer.popup.getByRole('heading', { name: 'Pilih cara bayar' })).toBeVisible()
  await pressBack(page)
  await expect(popup).toHaveCount(0)
  await expectToast(page, 'Payment Cancelled', 'Payment was cancelled.')
  await payer.choosePayment('Virtual Account')
  const number = await payer.takeAccountNumber('BNI')
  await pressBack(page)
  await expect(popup).toHaveCount(0)
  expect(page.url()).toContain(`/payment?orderId=${id}`)
  await payer.choosePayment('Virtual Account')
  await expect(payer.accountNumber).toHaveText(number)
  await payer.pressInPopup('Tutup')
  await expect(popup).toHaveCount(0)
  await expect.poll(() => openLayers(page)).toBe(0)

  // One Back returns from a full page load.
  await page.getByRole('button', { name: 'Buka menu' }).tap()
  await page.getByRole('dialog').getByRole('link', { name: 'Lacak Pesanan' }).tap()
  await page.waitForURL('**/track-order')
  await expect(page.getByRole('heading', { name: 'Lacak Pesanan' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Complete Your Payment' })).toBeVisible()
  await expect.poll(() => openLayers(page)).toBe(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await pressBack(page)
  await page.waitForURL('**/order**')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(sent).toHaveLength(1)
})
