import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { moveTo, untilComplete } from '../shop/complete-page.ts'
import { someCustomer } from '../shop/customer.ts'
import { openDay } from '../shop/kitchen.ts'
import { pathOfOrder } from '../shop/order-cards.ts'
import { pressWaysOut, watchWaysOut } from '../shop/outgoing-links.ts'
import { expect, test } from '../shop/test.ts'

/**
 * Every link and button that opens, dials, mails, prints or downloads, pressed on every screen. Each list is complete:
 * a new link must be added here.
 *
 * Pressed in other journeys, at the end of longer steps: the CSV export (orders-desk), the export of a customer's
 * data (privacy-duties), the labels of a day (kitchen-paper).
 */

/** A weekday that no other journey uses. */
const tuesday = 2

/** Links in the footer of the shop's pages. */
const footer = ['tel:']

test.beforeEach(({ page }) => watchWaysOut(page))

/** Opens a screen and presses all of its outgoing links. */
async function waysOutOf(page: Page, path: string, heading: string | RegExp) {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
  // Content that still loads would move the links.
  await untilComplete(page)
  return pressWaysOut(page)
}

test('landing page: the cards of the contact section dial and mail', async ({ page }) => {
  expect(await waysOutOf(page, '/', 'Premium Halal Dimsum')).toEqual(['tel:', 'mailto:', ...footer])
})

test('tracking: «Lihat Invoice» opens a new tab, «Hubungi CS» dials, and the page stays', async ({
  customer,
  page,
}) => {
  const id = await customer.hasOrdered()
  const found = await waysOutOf(page, `/track-order?orderId=${id}`, /^Order #/)
  expect(found).toEqual(['tab /invoice/:id', 'tel:', ...footer])
})

test('tracking of a cancelled order: its notice dials too', async ({ customer, page, ownerPage }) => {
  const id = await customer.hasOrdered()
  await ownerPage.request.patch(`/api/orders/${id}/status`, { data: { status: 'cancelled' } })
  const found = await waysOutOf(page, `/track-order?orderId=${id}`, /^Order #/)
  expect(found).toEqual(['tel:', 'tab /invoice/:id', 'tel:', ...footer])
  for (const path of ['payment', 'payment-demo']) {
    const ended = await waysOutOf(page, `/${path}?orderId=${id}`, 'Order Cancelled')
    expect(ended, path).toEqual(['tab wa.me', ...footer])
  }
})

test('order received: the dialog and the page behind it open a chat with the shop', async ({
  customer,
  page,
}) => {
  await customer.order()
  expect(await pressWaysOut(page.getByRole('dialog'))).toEqual(['tab wa.me'])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await pressWaysOut(page)).toEqual(['tab wa.me', ...footer])
})

test('invoice: «Cetak» prints, «Download» prints the invoice in a new window, the file arrives', async ({
  customer,
  page,
}) => {
  const id = await customer.hasOrdered()
  const found = await waysOutOf(page, `/invoice/${id}`, 'INVOICE')
  expect(found).toEqual(['file .pdf', 'tel:', 'mailto:', ...footer, 'print «Cetak»', 'print «Download»'])

  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  await expect(window.getByText('INVOICE', { exact: true })).toBeVisible()
  await expect(window.getByText(customer.about.name)).toBeVisible()
  await expect.poll(() => window.title()).toBe(`Invoice-${String(id).padStart(6, '0')}`)
})

test('payment pages of an open order lead to a chat with the shop', async ({ customer, page }) => {
  const id = await customer.hasOrdered()
  const found = await waysOutOf(page, `/payment?orderId=${id}`, 'Complete Your Payment')
  expect(found).toEqual(['tab wa.me', ...footer])
  expect(await waysOutOf(page, `/payment-demo?orderId=${id}`, 'Payment Demo')).toEqual([...footer])
})

test('pages that only dial or mail', async ({ page }) => {
  for (const [path, heading, more] of [
    ['/order', 'Pesan Dimsum Halal', []],
    ['/track-order', 'Lacak Pesanan', []],
    ['/invoice', 'ID Pesanan Diperlukan', []],
    ['/privasi', /Privasi/, ['tel:', 'mailto:']],
    ['/no-such-page', '404 Page Not Found', []],
    ['/admin-login', 'Admin', []],
  ] as const) {
    const found = await waysOutOf(page, path, heading)
    expect(found, path).toEqual([...more, ...(path === '/admin-login' ? [] : footer)])
  }
})

test('desk: an order’s card dials, and opens map, chat and «Print Label» in new tabs', async ({
  customer,
  ownerPage: page,
}) => {
  const id = await customer.hasOrdered()
  await watchWaysOut(page)
  await page.goto(pathOfOrder(id))
  const card = page.getByRole('article', { name: `Order ${id}`, exact: true })
  await card.getByRole('button', { name: /Pembayaran, catatan, riwayat/ }).click()
  await expect(card.getByRole('button', { name: 'Ingatkan bayar' })).toBeVisible()
  expect(await pressWaysOut(card)).toEqual([
    'tel:',
    'tab maps.google.com',
    'tab /order-label/:id',
    'chat «Kirim WA»',
    'chat «Ingatkan bayar»',
  ])
})

test('label: «Print Label» prints', async ({ customer, ownerPage: page }) => {
  const id = await customer.hasOrdered()
  await watchWaysOut(page)
  const found = await waysOutOf(page, `/order-label/${id}`, 'Order Shipping Label')
  expect(found).toEqual(['print «Print Label»'])
})

test('kitchen: the sheet prints on both papers, and an order on it dials, opens map and label', async ({
  ownerPage: page,
}) => {
  const { name, phone, address } = someCustomer()
  const deliveryDate = await openDay(page, tuesday)
  const order = {
    customerName: name,
    customerPhone: phone,
    customerAddress: address,
    packageType: '20pcs',
    quantity: 1,
    deliveryDate,
  }
  const placed = await page.request.post('/api/admin/orders', { data: { order, source: 'phone' } })
  expect(placed.status(), await placed.text()).toBe(201)
  const { id } = await placed.json()
  await watchWaysOut(page)
  await page.goto(`/admin/dapur?day=${deliveryDate}`)
  const card = page.getByRole('article', { name: `Pesanan ${id}` })
  await card.getByRole('button', { name: /Alamat, label, tanggal/ }).click()
  expect(await pressWaysOut(page)).toEqual([
    'tel:',
    'tab maps.google.com',
    'tab /order-label/:id',
    'print «Cetak A4»',
    'print «Cetak 80 mm»',
  ])
})

test('customers: the list has links to call and to chat', async ({ customer, ownerPage: page }) => {
  await customer.hasOrdered()
  await watchWaysOut(page)
  await page.goto('/admin/pengaturan/pelanggan')
  await page.getByRole('searchbox', { name: 'Cari', exact: true }).fill(customer.about.name)
  const card = page.getByRole('article', { name: customer.about.name })
  await card.getByRole('button', { name: /Riwayat/ }).click()
  await expect(card.getByRole('link', { name: 'Telepon' })).toBeVisible()
  expect(await pressWaysOut(page)).toEqual(['tel:', 'tab wa.me'])
})

test('reviews: a reviewer’s address opens the mail program', async ({ page, ownerPage: owner }) => {
  const customerName = `Ulasan ${Date.now()}`
  const data = {
    customerName,
    customerEmail: 'ibu@dapur.example',
    reviewText: 'Siomaynya lembut.',
    rating: 5,
  }
  const written = await page.request.post('/api/reviews', { data })
  expect(written.ok(), await written.text()).toBe(true)
  await watchWaysOut(owner)
  await owner.goto('/admin?tab=reviews')
  const review = owner.getByRole('article').filter({ hasText: customerName })
  await expect(review).toBeVisible()
  expect(await pressWaysOut(review)).toEqual(['mailto:'])
})

test('the owner’s other screens have no outgoing links but the file of her money', async ({
  ownerPage: page,
}) => {
  await watchWaysOut(page)
  await page.goto('/admin')
  for (const [path, heading, ways = []] of [
    ['/admin', 'Admin Dashboard', ['file .csv']],
    ['/admin?tab=inventory', 'Admin Dashboard'],
    ['/admin/pengaturan', 'Pengaturan'],
    ['/admin/keamanan', 'Keamanan'],
    ['/admin/catatan', 'Catatan perubahan'],
    ['/production-status', 'System Status'],
    ['/payment-test', 'Payment Test'],
    ['/debug-midtrans', 'Midtrans Debug'],
    ['/webhook-test', 'Webhook Test'],
  ] as [string, string, string[]?][]) {
    await moveTo(page, path)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    if (ways.length > 0) await expect(page.locator('a[download]')).toBeVisible()
    expect(await pressWaysOut(page), path).toEqual(ways)
  }
})

const project = join(import.meta.dirname, '../..')
const sources = ['apps/shop/src', 'apps/desk/src', 'packages/ui/src', 'packages/web/src']
const leadsOut =
  /target="_blank"|telHref\(|`mailto:|<ShopPhoneLink|<WhatsappOrderLink|[^.\w]print\(\)|window\.open\(|[^.\w]open\('|\bdownload=|\.download\b/

/** Outgoing links in the screens' sources that no test above presses, with the reason. */
const pressedElsewhere = {
  'packages/web/src/app/error-boundary.tsx': 'only a broken page shows its phone link',
  'apps/shop/src/app/offline-page.tsx': 'only a page without a network shows its phone link',
  'packages/web/src/document/late-start.tsx': 'forms-without-code.phone: where the app does not come',
  'packages/web/src/document/scripts-needed.tsx': 'only a browser without scripts shows its phone link',
  'apps/shop/src/app/site-files.ts': 'the address in security.txt is no link',
  'apps/desk/src/features/notifications/day-summary-card.tsx': 'pushes passes the day’s summary on',
  'apps/shop/src/components/needs-scripts.tsx': 'only a browser without scripts shows its phone link',
  'apps/desk/src/features/orders/export-orders.tsx': 'orders-desk downloads the bookkeeper’s file',
  'apps/desk/src/components/save-as-file.ts':
    'privacy-duties downloads the copy of a customer’s data, second-factor the recovery codes',
  'apps/desk/src/components/transfer-proofs.tsx': 'manual-transfer opens the picture of a proof',
  'apps/desk/src/features/kitchen/closed-day.tsx': 'closed-day.browser reads the message of each customer',
  'apps/desk/src/features/team/invite-helper.tsx': 'team sends the invitation by WhatsApp',
  'apps/desk/src/features/label-scan/scan-result.tsx': 'team dials for the courier at the hand-over',
  'apps/desk/src/features/security/recovery-codes.tsx': 'second-factor prints the recovery codes',
  'apps/desk/src/features/orders/table/selection-bar.tsx':
    'orders-desk opens the labels and downloads the file of the chosen orders',
  'apps/shop/src/features/order-form/delivery-area-field.tsx':
    'areas-and-times asks by WhatsApp for a place that is not listed',
  'apps/shop/src/features/order-tracking/own-order.tsx': 'own-order asks by WhatsApp when it is too late',
  'apps/shop/src/features/order-form/order-package.tsx': 'a phone link beyond the most that the form takes',
  'apps/desk/src/features/order-label/label-batch.tsx': 'kitchen-paper prints the labels of a day',
}
const pressedHere = [
  'apps/desk/src/features/analytics/money-days.tsx',
  'apps/shop/src/app/footer.tsx',
  'packages/web/src/components/phone-link.tsx',
  'apps/shop/src/components/whatsapp-order-link.tsx',
  'apps/desk/src/features/customers/customer-details.tsx',
  'apps/desk/src/features/kitchen/print-on.ts',
  'apps/desk/src/features/kitchen/sheet-order-card.tsx',
  'apps/desk/src/features/orders/order-card.tsx',
  'apps/desk/src/features/orders/order-customer.tsx',
  'apps/desk/src/components/send-whatsapp.tsx',
  'apps/desk/src/features/reviews/review-card.tsx',
  'apps/shop/src/features/invoice/invoice-sheet.tsx',
  'apps/shop/src/features/invoice/invoice-toolbar.tsx',
  'apps/shop/src/features/invoice/invoice.tsx',
  'apps/shop/src/features/invoice/print-window.ts',
  'apps/shop/src/features/landing/contact.tsx',
  'apps/desk/src/features/order-label/order-label.tsx',
  'apps/shop/src/features/order-received/order-received.tsx',
  'apps/shop/src/features/order-received/payment-choice-dialog.tsx',
  'apps/shop/src/features/order-tracking/order-result.tsx',
  'apps/shop/src/features/payment/payment-ended.tsx',
  'apps/shop/src/features/payment/payment-form.tsx',
  'apps/shop/src/features/privacy/privacy-policy.tsx',
]

test('every outgoing link in the screens’ sources is pressed in a journey', async () => {
  const folders = sources.map(async (folder) =>
    (await readdir(join(project, folder), { recursive: true })).map((file) => `${folder}/${file}`),
  )
  const files = (await Promise.all(folders)).flat().filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  const found = await Promise.all(
    files.map(async (file) => (leadsOut.test(await readFile(join(project, file), 'utf8')) ? [file] : [])),
  )
  expect(found.flat().sort()).toEqual([...pressedHere, ...Object.keys(pressedElsewhere)].sort())
})
