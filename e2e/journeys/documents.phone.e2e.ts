import type { Page } from '@playwright/test'
import { overflowingElements } from '../../packages/web/src/testing/page-checks.ts'
import { expectAccessible } from '../shop/axe.ts'
import { openPage } from '../shop/complete-page.ts'
import { expectOneLanguage } from '../shop/one-language.ts'
import { expect, test } from '../shop/test.ts'

/**
 * Documents as served (product.md section 10): the choice between them is tested in `pages.test.ts` of the server, and
 * accessibility of the apps' screens in `screens.browser.test.tsx` of shop and desk.
 */

type Screen = readonly [path: string, heading: string | RegExp]

const publicScreens: readonly Screen[] = [
  ['/', 'Premium Halal Dimsum'],
  ['/order', 'Pesan Dimsum Halal'],
  ['/order?package=20pcs', 'Pesan Dimsum Halal'],
  ['/track-order', 'Lacak Pesanan'],
  ['/invoice', 'ID Pesanan Diperlukan'],
  ['/invoice/999999999', 'Pesanan Tidak Ditemukan'],
  ['/payment?orderId=999999999', 'Order Not Found'],
  ['/privasi', 'Privasi'],
  ['/no-such-page', '404 Page Not Found'],
  ['/admin-login', 'Admin'],
  ['/admin-undangan', 'Gabung ke tim'],
]

/** Documents without an app. */
const plainPages: readonly Screen[] = [
  ['/offline', 'Tidak ada sambungan internet'],
  ['/panduan', 'Panduan pemilik toko'],
  ['/guide', 'The owner’s guide'],
]

const languagePaths = ['/', '/order', '/track-order', '/privasi', '/no-such-page', '/payment?orderId=1']
const deskPaths = ['/admin-login', '/production-status', '/order-label/1']

test('checks 34 to 36 and 39: each document shows its heading, does not shift, requests no other host, hydrates without a changed text in each language, and names the manifest of its app; the search engine reads what it shows', async ({
  page,
  request,
  baseURL,
}) => {
  const cdp = await page.context().newCDPSession(page)
  const manifest = async () => {
    const { url, data, errors } = await cdp.send('Page.getAppManifest')
    expect(errors, page.url()).toEqual([])
    return { path: new URL(url).pathname, ...JSON.parse(data ?? '{}') }
  }
  const strangers = strangersAskedBy(page, baseURL ?? '')
  await watchShifts(page)
  for (const screen of [...publicScreens, ...plainPages]) {
    const [path] = screen
    await opens(page, screen)
    const shift = await page.evaluate(() => Reflect.get(window, 'shift'))
    // An unknown order replaces its skeleton by a text, which may shift.
    if (!path.includes('999999999')) expect.soft(shift, `${path} shifts`).toBeLessThanOrEqual(0.02)
    // The payment page preloads Midtrans's script.
    const asked = strangers.splice(0)
    if (!path.startsWith('/payment')) expect.soft(asked, `${path} asks strangers`).toEqual([])
    if (languagePaths.includes(path)) {
      await hydrates(page, 'default', 'id')
      const app = { path: '/manifest.webmanifest', id: '/', scope: '/', start_url: '/?src=app' }
      expect(await manifest()).toMatchObject(app)
    }
    if (!plainPages.includes(screen)) continue
    await expectAccessible(page, `${path} on a phone`)
    await expectFits(page, path)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectAccessible(page, 'the guide on a laptop')
  await page.setViewportSize({ width: 768, height: 1024 })
  await opens(page, ['/order', 'Pesan Dimsum Halal'])
  const onTablet = await page.evaluate(() => Reflect.get(window, 'shift'))
  expect.soft(onTablet, 'the order form shifts on a tablet').toBeLessThanOrEqual(0.02)

  await page.goto('/')
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  const [kitchen, ...products] = JSON.parse(data ?? '')['@graph']
  const prices = await page
    .locator('#products')
    .getByText(/^Rp\s[\d.]+$/)
    .allTextContents()
  expect(prices.map((price) => Number(price.replace(/\D/g, '')))).toEqual(
    expect.arrayContaining(products.map(({ offers }: { offers: { price: number } }) => Number(offers.price))),
  )
  for (const time of ['08:00', '20:00', '09:00', '21:00']) {
    expect(JSON.stringify(kitchen)).toContain(time)
    await expect(page.locator('#contact')).toContainText(time)
  }
  const meta = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content')
  expect((await meta('description'))?.length).toBeLessThan(65)
  expect(await meta('locale')).toBe('id_ID')
  expect(await meta('image')).toMatch(/^https?:\/\/.+\/og\.jpg$/)
  expect([await meta('image:width'), await meta('image:height')]).toEqual(['1200', '630'])
  for (const [path, type] of [
    ['/og.jpg', 'image/jpeg'],
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
  ] as const)
    expect((await request.get(path)).headers()['content-type']).toBe(type)
  expect((await request.get('/no-such-page')).status()).toBe(404)

  for (const language of ['id', 'en'] as const) {
    await page.context().addCookies([{ name: 'bahasa', value: language, url: baseURL ?? '' }])
    for (const path of languagePaths) {
      await page.goto(path)
      await hydrates(page, language)
    }
    expect(JSON.stringify(await manifest())).not.toContain('/admin')
    await openPage(page, '/offline')
    await expectOneLanguage(page, language, '/offline')
  }
  // The desk uses the team's language.
  for (const path of deskPaths) {
    await page.goto(path)
    await hydrates(page, 'default', 'id')
    const desk = await manifest()
    const app = {
      path: '/admin/manifest.webmanifest',
      id: '/admin',
      scope: '/admin',
      start_url: '/admin?src=app',
    }
    expect(desk).toMatchObject({ ...app, name: expect.stringMatching(/^Admin ./) })
    for (const { src } of desk.icons)
      expect((await request.get(src)).headers()['content-type']).toBe('image/png')
  }
})

/** Starts the app of the open document. A hydration mismatch logs an error, which fails the journey. */
async function hydrates(page: Page, choice: 'default' | 'id' | 'en', language = choice) {
  const document = page.locator('html')
  await expect(document).toHaveAttribute('data-language', choice)
  await expect(document).toHaveAttribute('lang', language)
  // The landing page starts its app on the first interaction.
  await page.keyboard.press('Tab')
  await expect(document).toHaveAttribute('data-shown')
}

async function opens(page: Page, [path, heading]: Screen) {
  await openPage(page, path)
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
}

/** Nothing overflows at 320 px, which is 400 % zoom on a laptop, nor at 200 % text size on a phone. */
async function expectFits(page: Page, path: string) {
  for (const [width, text] of [
    [320, ''],
    [360, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text)
    const overflowing = () => page.evaluate(overflowingElements)
    await expect.configure({ soft: true }).poll(overflowing, `${path} at ${width} px`).toEqual([])
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

/** Sums up layout shifts in `window.shift`. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput'))
          Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Requests of the page to other hosts. */
function strangersAskedBy(page: Page, origin: string): string[] {
  const strangers: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) strangers.push(request.url())
  })
  return strangers
}
