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

for (const screen of publicScreens) {
  const [path, heading] = screen
  test(`check 39: ${path} shows «${heading}», does not shift and requests no other host`, async ({
    page,
    baseURL,
  }) => {
    const strangers = strangersAskedBy(page, baseURL ?? '')
    await watchShifts(page)
    await opens(page, screen)
    const shift = await page.evaluate(() => Reflect.get(window, 'shift'))
    // An unknown order replaces its skeleton by a text, which may shift.
    if (!path.includes('999999999')) expect.soft(shift, `${path} shifts`).toBeLessThanOrEqual(0.02)
    if (!path.startsWith('/payment')) expect(strangers, `${path} asks strangers`).toEqual([])
  })
}

test('checks 34 to 36: the offline page is accessible', async ({ page }) => {
  await opens(page, ['/offline', 'Tidak ada sambungan internet'])
  await expectAccessible(page, 'offline on a phone')
  await expectFitsNarrow(page, 'offline')
  await expectFitsLargeText(page, 'offline')
})

test('checks 34 to 36: the owner’s guide is accessible', async ({ page }) => {
  await opens(page, ['/panduan', 'Panduan pemilik toko'])
  await expectAccessible(page, 'the guide on a phone')
  await expectFitsNarrow(page, 'the guide')
  await expectFitsLargeText(page, 'the guide')
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
