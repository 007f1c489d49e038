import type { Page } from '@playwright/test'
import { expectAccessible } from '../shop/axe.ts'
import { openPage } from '../shop/complete-page.ts'
import { expectFitsLargeText, expectFitsNarrow, laptopSize } from '../shop/screen-size.ts'
import { expect, test } from '../shop/test.ts'

/**
 * Documents as served: each shows its heading, does not shift while its app starts, and sends no request to other hosts
 * (check 39 of product.md section 10). Accessibility is tested in `screens.browser.test.tsx` of shop and desk.
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
  ['/offline', 'Tidak ada sambungan internet'],
  ['/no-such-page', '404 Page Not Found'],
  ['/admin-login', 'Admin'],
  ['/admin-undangan', 'Gabung ke tim'],
]

test('check 39: each page shows its heading, does not shift and requests no other host', async ({
  page,
  baseURL,
}) => {
  const strangers = strangersAskedBy(page, baseURL ?? '')
  await watchShifts(page)
  for (const screen of publicScreens) {
    const [path] = screen
    await opens(page, screen)
    const shift = await page.evaluate(() => Reflect.get(window, 'shift'))
    // An unknown order replaces its skeleton by a text, which may shift.
    if (!path.includes('999999999')) expect.soft(shift, `${path} shifts`).toBeLessThanOrEqual(0.02)
    // The payment page preloads Midtrans's script.
    const asked = strangers.splice(0)
    if (!path.startsWith('/payment')) expect.soft(asked, `${path} asks strangers`).toEqual([])
  }
})

test('checks 34 to 36: the offline page and the owner’s guide are accessible', async ({ page }) => {
  for (const screen of [
    ['/offline', 'Tidak ada sambungan internet'],
    ['/panduan', 'Panduan pemilik toko'],
    ['/guide', 'The owner’s guide'],
  ] as const) {
    await opens(page, screen)
    await expectAccessible(page, `${screen[0]} on a phone`)
    await expectFitsNarrow(page, screen[0])
    await expectFitsLargeText(page, screen[0])
  }
  await page.setViewportSize(laptopSize)
  await expectAccessible(page, 'the guide on a laptop')
})

async function opens(page: Page, [path, heading]: Screen) {
  await openPage(page, path)
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
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

test('check 40: structured data equals the page’s texts', async ({ page, request }) => {
  await page.goto('/')
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const graph: Record<string, unknown>[] = JSON.parse(text ?? '')['@graph']
  const products = graph.filter((each) => each['@type'] === 'Product')
  const prices = await page
    .locator('#products')
    .getByText(/^Rp\s[\d.]+$/)
    .allTextContents()
  const shownPrices = new Set(prices.map((price) => Number(price.replace(/\D/g, ''))))
  expect(products).toHaveLength(3)
  for (const { offers } of products as { offers: { price: number; priceCurrency: string } }[]) {
    expect(shownPrices).toContain(Number(offers.price))
    expect(offers.priceCurrency).toBe('IDR')
  }
  const kitchen = JSON.stringify(graph[0])
  const contact = (await page.locator('#contact').textContent()) ?? ''
  for (const time of ['08:00', '20:00', '09:00', '21:00']) {
    expect(kitchen).toContain(time)
    expect(contact).toContain(time)
  }
  const stars = page.locator('#reviews').getByText(/from \d+ reviews/)
  expect(kitchen.includes('AggregateRating')).toBe((await stars.count()) > 0)

  const meta = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content')
  expect((await meta('description'))?.length).toBeLessThan(65)
  expect(await meta('locale')).toBe('id_ID')
  expect(await meta('image')).toMatch(/^https?:\/\/.+\/og\.jpg$/)
  expect([await meta('image:width'), await meta('image:height')]).toEqual(['1200', '630'])
  expect((await request.get('/og.jpg')).headers()['content-type']).toBe('image/jpeg')
  expect((await request.get('/tidak-ada')).status()).toBe(404)
  for (const path of ['/invoice/1', '/track-order?id=1']) {
    await page.goto(path)
    expect(await meta('title')).not.toMatch(/Sari|Rp/)
  }
})

test('/favicon.ico exists and has the sizes in its directory', async ({ request }) => {
  const answer = await request.get('/favicon.ico')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toMatch(/^image\/(vnd\.microsoft\.icon|x-icon)$/)
  const file = await answer.body()
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1])
  const sizes = Array.from({ length: file.readUInt16LE(4) }, (_, nth) => {
    const entry = 6 + 16 * nth
    const picture = file.subarray(file.readUInt32LE(entry + 12)).subarray(0, file.readUInt32LE(entry + 8))
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    // Width and height of the PNG.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([file[entry], file[entry + 1]])
    return file[entry]
  })
  expect(sizes).toEqual([16, 32, 48])
  expect(file.length).toBeLessThan(8_000)
})
