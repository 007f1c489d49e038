import type { Page } from '@playwright/test'
import { expectAccessible } from '../shop/axe.ts'
import { moveTo, openPage } from '../shop/complete-page.ts'
import { expectShapes } from '../shop/forced-colours.ts'
import {
  expectFitsLargeText,
  expectFitsNarrow,
  laptopSize,
  phoneSize,
  tooSmall,
} from '../shop/screen-size.ts'
import { expect, test } from '../shop/test.ts'

/**
 * Every screen of the spec and ours, opened once and looked at in every way: its heading, no fault in the console, WCAG
 * 2.2 A and AA on phone and laptop (check 34 of product.md section 10), fingers (35), widths and large letters (36), forced colours, and on the
 * storefront a page that stands still and asks no stranger (39). States of screens: `accessibility.phone` and its neighbour.
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
  test(`checks 34 to 36: ${path} shows «${heading}» and is right for every reader`, async ({
    page,
    baseURL,
  }) => {
    const strangers = strangersAskedBy(page, baseURL ?? '')
    await watchShifts(page)
    await opens(page, screen)
    const shift = await page.evaluate(() => Reflect.get(window, 'shift'))
    // An order that does not exist is not waited for: its skeleton gives way to a sentence.
    if (!path.includes('999999999')) expect.soft(shift, `${path} shifts`).toBeLessThanOrEqual(0.02)
    await looksRightToCustomers(page, path)
    if (!path.startsWith('/payment')) expect(strangers, `${path} asks strangers`).toEqual([])
  })
}

const screensOfAnOrder: readonly Screen[] = [
  ['/track-order?orderId=', /^Order #/],
  ['/invoice/', 'INVOICE'],
  ['/payment?orderId=', 'Complete Your Payment'],
  ['/payment-demo?orderId=', 'Payment Demo'],
]

for (const [path, heading] of screensOfAnOrder) {
  test(`checks 34 to 36: ${path}… shows an order to who placed it and is right for every reader`, async ({
    customer,
    page,
  }) => {
    const id = await customer.hasOrdered({ notes: 'sambal dipisah' })
    await opens(page, [path + id, heading])
    await looksRightToCustomers(page, path)
  })
}

/** Each section of the settings, and a heading that stands in it. */
const settingsSections = [
  ['terima-pesanan', 'Terima pesanan'],
  ['dapur', 'Dapur'],
  ['tanggal-tutup', 'Tanggal tutup'],
  ['pengiriman', 'Pengiriman'],
  ['kode-promo', 'Kode promo'],
  ['harga', 'Harga'],
  ['pembayaran', 'Pembayaran'],
  ['jam-buka', 'Jam buka'],
  ['waktu', 'Waktu kirim & ambil'],
  ['toko', 'Toko'],
  ['bahasa', 'Bahasa'],
  ['halal', 'Halal'],
  ['komposisi', 'Komposisi & alergen'],
  ['pelanggan', 'Daftar blokir'],
  ['data-pelanggan', 'Data pelanggan'],
  ['notifikasi', 'Perangkat ini'],
  ['tim', 'Anggota tim'],
  ['kata-sandi', 'Kata sandi'],
  ['keamanan', 'Keamanan'],
  ['sistem', 'Sistem'],
] as const

/** Screens of the desk, in lots that one visit goes through; `{id}` is an order of the run. */
const ownerScreens: Record<string, readonly Screen[]> = {
  'the dashboard, the kitchen and labels': [
    ['/admin', 'Admin Dashboard'],
    ['/admin?tab=orders', 'Admin Dashboard'],
    ['/admin?tab=inventory', 'Admin Dashboard'],
    ['/admin?tab=reviews', 'Admin Dashboard'],
    ['/admin/dapur', 'Dapur'],
    ['/admin/label', 'Label'],
    ['/order-label/{id}', 'Order Shipping Label'],
  ],
  'the settings and their first sections': [['/admin/pengaturan', 'Pengaturan'], ...sections(0, 6)],
  'the sections of the settings in the middle': sections(6, 13),
  'the last sections of the settings': sections(13),
  'security, the journal and the operator’s pages': [
    ['/admin/keamanan', 'Keamanan'],
    ['/admin/catatan', 'Catatan perubahan'],
    ['/production-status', 'System Status'],
    ['/payment-test', 'Payment Test'],
    ['/debug-midtrans', 'Midtrans Debug'],
    ['/webhook-test', 'Webhook Test'],
    ['/order-label/999999999', 'Order Not Found'],
  ],
}

function sections(from: number, to?: number): Screen[] {
  return settingsSections.slice(from, to).map(([id, heading]) => [`/admin/pengaturan/${id}`, heading])
}

for (const [name, screens] of Object.entries(ownerScreens)) {
  test(`checks 34 to 36: ${name} show their headings to the owner and are right for every reader`, async ({
    customer,
    ownerPage: page,
  }) => {
    const id = await customer.hasOrdered({ notes: 'sambal dipisah' })
    for (const [nth, [path, heading]] of screens.entries()) {
      await page.setViewportSize(phoneSize)
      await (nth === 0 ? openPage : moveTo)(page, path.replace('{id}', String(id)))
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
      await looksRight(page, path)
    }
  })
}

test('checks 34 to 36: the owner’s guide is right for every reader', async ({ page }) => {
  await opens(page, ['/panduan', 'Panduan pemilik toko'])
  await expectAccessible(page, 'the guide on a phone')
  await expectFitsNarrow(page, 'the guide')
  await expectFitsLargeText(page, 'the guide')
  await page.setViewportSize(laptopSize)
  await expectAccessible(page, 'the guide on a laptop')
})

test('a stranger is led from every operator screen to the login', async ({ strangerPage }) => {
  const paths = Object.values(ownerScreens).flatMap((screens) => screens.map(([path]) => path))
  for (const path of paths.filter((path) => !path.startsWith('/order-label'))) {
    // The sections of the settings are one page.
    const isSection = path.startsWith('/admin/pengaturan/')
    await (isSection ? moveTo(strangerPage, path) : strangerPage.goto(path))
    await strangerPage.waitForURL(
      (url) => url.pathname === '/admin-login' && url.searchParams.get('next') === path,
    )
  }
})

async function opens(page: Page, [path, heading]: Screen) {
  await openPage(page, path)
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
}

/** A screen on a phone, and then on a laptop, where it stays. */
async function looksRight(page: Page, path: string) {
  await expectAccessible(page, `${path} on a phone`)
  await expectFitsNarrow(page, path)
  await page.setViewportSize(laptopSize)
  await expectAccessible(page, `${path} on a laptop`)
  await expectShapes(page, path)
}

/** What people read and press who never chose this shop's screens: larger letters, thicker fingers. */
async function looksRightToCustomers(page: Page, path: string) {
  expect.soft(await tooSmall(page, 48), `${path} has things to press below 48 px`).toEqual([])
  await looksRight(page, path)
  await expectFitsLargeText(page, path, laptopSize)
  await expectFitsLargeText(page, path)
}

/** How far the page's parts have moved by themselves, summed up in `window.shift`. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput'))
          Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Addresses outside the shop that the page has asked, as they come. */
function strangersAskedBy(page: Page, origin: string): string[] {
  const strangers: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) strangers.push(request.url())
  })
  return strangers
}
