import type { Page } from '@playwright/test'
import { answerWith, refuseWith } from '../shop/answers.ts'
import { moveTo } from '../shop/complete-page.ts'
import { expect, test } from '../shop/test.ts'

/**
 * The fixed texts of product.md, each with its section, on the screen it belongs to. What a person must do first to
 * see a text (submit an empty form, pay, swipe) is in the journeys named after the checks; here stands what a screen
 * says once it is open. `{id}` is an order of the run.
 */

type Screen = {
  path: string
  section: number
  texts: readonly (string | RegExp)[]
  before?: (page: Page) => Promise<unknown>
}

const atOwner: readonly Screen[] = [
  {
    path: '/admin',
    section: 2,
    texts: [
      'Admin Dashboard',
      'Logout',
      'Analytics',
      /^Orders/,
      'Inventory',
      /^Reviews/,
      /Total Orders/,
      'Total Revenue',
      'This Month',
      'Last Month',
    ],
  },
  {
    path: '/admin?tab=orders',
    section: 2,
    texts: [/Print Label/, 'Menunggu', 'Dikonfirmasi', 'Siap', 'Terkirim', 'Dibatalkan'],
  },
  { path: '/admin?tab=inventory', section: 2, texts: ['Add Inventory Item'] },
  {
    path: '/admin?tab=inventory',
    section: 8,
    texts: ['No inventory items'],
    before: (page) => page.route('**/api/inventory', answerWith([])),
  },
  {
    path: '/admin?tab=reviews',
    section: 8,
    texts: ['No reviews yet'],
    before: (page) => page.route('**/api/reviews?*', answerWith([])),
  },
  {
    path: '/order-label/{id}',
    section: 2,
    texts: [
      'Back to Admin',
      'Print Label',
      'Order Shipping Label',
      'Pending',
      'Special Notes',
      /Order ID/,
      'Delivery',
    ],
  },
  {
    path: '/order-label/999999991',
    section: 2,
    texts: ['Order Not Found', 'The requested order could not be found.', /^Back/],
  },
  {
    path: '/production-status',
    section: 2,
    texts: [
      'Database',
      /Connected|Disconnected/,
      'Payment Analytics',
      'Production Readiness Checklist',
      /Live Payment Test/,
    ],
  },
  {
    path: '/payment-test',
    section: 2,
    texts: ['Test Payment Methods', /QRIS/, /Alfamart/, /Akulaku/, /ShopeePay/, /real/i],
  },
  { path: '/debug-midtrans', section: 2, texts: [/sandbox|production/i] },
  {
    path: '/webhook-test',
    section: 2,
    texts: [
      'Test Webhook Notification',
      'Manual Status Update',
      '/api/payment/notification',
      '/api/midtrans/notification',
      '/webhook/midtrans',
    ],
  },
]

const atCustomer: readonly Screen[] = [
  {
    path: '/',
    section: 1,
    texts: ['100% Halal Certified', 'Premium Halal Dimsum', /^by /, 'Pesan Online', 'Lihat Menu'],
  },
  {
    path: '/',
    section: 3,
    texts: [
      'Paket Kecil (10 pcs)',
      'Perfect untuk mencoba atau camilan pribadi',
      'Paket Sedang (20 pcs)',
      'Ideal untuk keluarga kecil atau gathering',
      'Paket Besar (100 pcs)',
      'Perfect untuk acara besar atau katering',
      'Popular',
    ],
  },
  {
    path: '/',
    section: 2,
    texts: ['Beranda', 'Produk', 'Tentang', 'Kontak', 'Lacak Pesanan', 'Admin', 'Write Review'],
  },
  {
    path: '/order?package=20pcs',
    section: 2,
    texts: ['Pesan Dimsum Halal', 'Antar ke alamat saya', 'Buat Pesanan', '100% Halal'],
  },
  { path: '/track-order', section: 2, texts: ['Lacak Pesanan', 'Order ID', 'Nomor Telepon'] },
  {
    path: '/payment?orderId={id}',
    section: 2,
    texts: ['Complete Your Payment', 'Pending Payment', 'Virtual Account', 'GoPay', /BCA/, /CIMB/],
  },
  { path: '/payment?orderId=999999990', section: 2, texts: ['Order Not Found'] },
  {
    path: '/payment-demo?orderId={id}',
    section: 2,
    texts: ['Payment Demo', 'Demo Mode', /no real payment/i],
  },
  {
    path: '/invoice',
    section: 2,
    texts: ['ID Pesanan Diperlukan', 'Silakan masukkan ID pesanan yang valid.'],
  },
  {
    path: '/invoice/999999990',
    section: 2,
    texts: ['Pesanan Tidak Ditemukan', 'Pesanan dengan ID #999999990 tidak ditemukan.', 'Kembali ke Beranda'],
  },
  {
    path: '/invoice/{id}',
    section: 2,
    texts: [
      'INVOICE',
      'Belum Bayar',
      'Diantar',
      'Item',
      'Jumlah',
      'Harga Satuan',
      'Total',
      'TOTAL',
      'Catatan',
      '100% Halal Certified',
      'Kembali ke Beranda',
      'Cetak',
      'Download',
    ],
  },
  { path: '/admin-login', section: 2, texts: ['Username', 'Password'] },
  { path: '/tidak-ada', section: 2, texts: ['404 Page Not Found'] },
]

/** `isOneApp`: one document serves these screens; what others answer for the server needs a document of its own. */
async function expectTexts(page: Page, screens: readonly Screen[], id: number, isOneApp = false) {
  let isOpen = false
  for (const { path, section, texts, before } of screens) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await before?.(page)
    const address = path.replace('{id}', String(id))
    if (isOpen && !before) await moveTo(page, address)
    else await page.goto(address)
    isOpen = isOneApp && !before
    for (const text of texts) {
      const found = typeof text === 'string' ? page.getByText(text, { exact: true }) : page.getByText(text)
      await expect.soft(found.first(), `${path}: «${text}» (product.md section ${section})`).toBeAttached()
    }
  }
}

test('the customer’s screens say the specification’s words', async ({ customer, page }) => {
  const id = await customer.hasOrdered({ notes: 'sambal dipisah' })
  await expectTexts(page, atCustomer, id)
})

test('the owner’s screens say the specification’s words', async ({ customer, ownerPage }) => {
  const id = await customer.hasOrdered({ notes: 'sambal dipisah' })
  await expectTexts(ownerPage, atOwner, id, true)
})

/** product.md section 8: the answers of a payment that could not be created. */
const paymentFailures = [
  [401, '401 unauthorized', 'Payment service authentication failed. Please contact support.'],
  [400, '400 bad', 'Invalid payment data. Please check your order details.'],
  [503, 'Penyedia sibuk', 'Failed to create payment. Please try again.'],
] as const

test('a payment that cannot be created says why in the specification’s words', async ({
  customer,
  strangerPage: page,
}) => {
  const id = await customer.hasOrdered()
  await page.context().addCookies((await customer.page.context().storageState()).cookies)
  for (const [status, message, words] of paymentFailures) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.route('**/api/payment/create', refuseWith(status, message))
    await page.goto(`/payment?orderId=${id}`)
    await page.getByRole('radio', { name: /GoPay/ }).check()
    await page.getByRole('button', { name: /^Pay / }).click()
    const problem = page.getByRole('main').getByRole('alert')
    await expect.soft(problem).toContainText('Payment Error')
    await expect.soft(problem).toContainText(words)
  }
})

test('an order that cannot be read leads home and says so', async ({ customer, strangerPage: page }) => {
  const id = await customer.hasOrdered()
  await page.route(`**/api/orders/${id}`, refuseWith(503, 'Sedang sibuk'))
  await page.goto(`/payment?orderId=${id}`)
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByText('Failed to fetch order details').first()).toBeVisible()
})
