import { refuse } from '@dimsum/web/testing/answers.ts'
import { expectOneLanguage } from '@dimsum/web/testing/one-language.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sections } from '../features/settings/sections/sections.ts'
import { screens } from '../screens.ts'
import { settings } from './desk-answers.ts'
import { openDesk } from './open-desk.tsx'

const missing = { 'GET /api/orders/999': refuse(404, 'Order not found') }

/** Texts that product.md fixes, by the screen that shows them. */
const fixedTexts: readonly [
  path: string,
  section: number,
  texts: readonly (string | RegExp)[],
  answers?: Parameters<typeof openDesk>[1],
][] = [
  [
    '/admin',
    2,
    [
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
  ],
  ['/admin?tab=orders', 2, [/Print Label/, 'Menunggu', 'Dikonfirmasi', 'Siap', 'Terkirim', 'Dibatalkan']],
  ['/admin?tab=inventory', 2, ['Add Inventory Item']],
  ['/admin?tab=inventory', 8, ['No inventory items'], { 'GET /api/inventory': [] }],
  ['/admin?tab=reviews', 8, ['No reviews yet'], { 'GET /api/reviews': [] }],
  [
    '/order-label/12',
    2,
    [
      ...['Back to Admin', 'Print Label', 'Order Shipping Label', 'Pending', 'Special Notes'],
      /Order ID/,
      'Delivery',
    ],
  ],
  ['/order-label/999', 2, ['Order Not Found', 'The requested order could not be found.', /^Back/], missing],
  [
    '/production-status',
    2,
    [
      'Database',
      /Connected|Disconnected/,
      'Payment Analytics',
      'Production Readiness Checklist',
      /Live Payment Test/,
    ],
  ],
  ['/payment-test', 2, ['Test Payment Methods', /QRIS/, /Alfamart/, /Akulaku/, /ShopeePay/, /real/i]],
  ['/debug-midtrans', 2, [/sandbox|production/i]],
  [
    '/webhook-test',
    2,
    [
      ...['Test Webhook Notification', 'Manual Status Update', '/api/payment/notification'],
      ...['/api/midtrans/notification', '/webhook/midtrans'],
    ],
  ],
  ['/admin-login', 2, ['Username', 'Password'], { 'GET /api/admin/session': refuse(401, 'Unauthorized') }],
]

test.each(
  fixedTexts,
)('%s says the words of product.md section %d', async (path, _section, texts, answers) => {
  openDesk(path, answers)
  for (const text of texts)
    await expect
      .element(page.getByText(text, { exact: typeof text === 'string' }).first())
      .toBeInTheDocument()
})

test('check 40: the English title of a label is marked as English', async () => {
  openDesk('/order-label/12')
  const title = page.getByRole('main').getByText('Order Shipping Label').first()
  await expect.element(title).toBeVisible()
  expect(title.element().closest('[lang]')?.getAttribute('lang')).toBe('en')
})

const paths = [
  '/admin',
  '/admin?tab=orders',
  '/admin?tab=inventory',
  '/admin?tab=reviews',
  '/admin/dapur',
  '/admin/dapur?view=plan',
  '/admin/dapur?view=scan',
  '/admin/dapur?view=label',
  '/admin/kas',
  '/admin/kas?view=jual',
  '/admin/label',
  '/admin/pengaturan',
  ...sections.map(({ id }) => `/admin/pengaturan/${id}`),
  '/admin/keamanan',
  '/admin/catatan',
  '/order-label/12',
  '/production-status',
  '/payment-test',
  '/debug-midtrans',
  '/webhook-test',
]

test('every screen of the desk is checked in both languages', () => {
  const read = paths.map((path) => path.replace('/12', '/:id').replace('/menu', '/:section'))
  expect(screens.filter(({ path, right }) => right && !read.includes(path))).toEqual([])
})

describe.each([
  'id',
  'en',
] as const)('a team whose owner chose «%s» finds no word of the other language', (language) => {
  test.each(paths)('on %s', async (path) => {
    openDesk(
      path,
      {},
      shopConfig({ name: 'Dimsum Contoh' }, { languages: { shop: 'default', desk: language } }),
    )
    await expect.element(page.getByRole('heading').first()).toBeVisible()
    await expectOneLanguage(language, path)
  })

  test('in an order, a day and a stock history that were opened', async () => {
    const config = shopConfig({ name: 'Dimsum Contoh' }, { languages: { shop: 'default', desk: language } })
    for (const [path, button] of [
      ['/admin?tab=orders', /^(Pembayaran, catatan, riwayat|Payment, notes, history)/],
      ['/admin/dapur', /^(Atur hari ini|Set up today)/],
      ['/admin?tab=inventory', /^(Riwayat stok|Stock history)/],
    ] as const) {
      openDesk(path, {}, config)
      await page.getByRole('button', { name: button }).first().click()
      await expectOneLanguage(language, `${path}, opened`)
      await userEvent.keyboard('{Escape}')
      await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
    }
  })
})

test('the whole desk switches to the language that the owner saves', async () => {
  openDesk('/admin/pengaturan/bahasa', {
    'PATCH /api/admin/settings': { ...settings, deskLanguage: 'en' },
    'GET /api/config': shopConfig({ name: 'Dimsum Contoh' }, { languages: { shop: 'default', desk: 'en' } }),
  })
  await expect.element(page.getByRole('link', { name: 'Panduan' })).toHaveAttribute('href', '/panduan')
  await page.getByLabelText('Bahasa halaman kerja').selectOptions('English')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect.poll(() => document.documentElement.dataset.language).toBe('en')
  await expectOneLanguage('en', 'the settings')
  await expect.element(page.getByRole('link', { name: 'Guide' })).toHaveAttribute('href', '/guide')
})

test('messages to customers use the shop’s language, not the desk’s', async () => {
  const opened: string[] = []
  vi.spyOn(window, 'open').mockImplementation((address) => {
    opened.push(new URL(String(address)).searchParams.get('text') ?? '')
    return window
  })
  openDesk(
    '/admin?tab=orders',
    { 'POST /api/orders/12/acts': {}, 'POST /api/orders/12/links': { url: 'https://toko.example/x' } },
    shopConfig({ name: 'Dimsum Contoh' }, { languages: { shop: 'en', desk: 'default' } }),
  )
  const card = page.getByRole('article', { name: 'Order 12', exact: true })
  await card.getByRole('button', { name: /^Kirim WA/ }).click()
  await expect.poll(() => opened).toEqual([expect.stringMatching(/^Hi Siti Rahma, we have your order/)])
  await card.getByRole('button', { name: /^Pembayaran, catatan/ }).click()
  // By keyboard: a click that follows in the same place would be taken for a double tap.
  ;(card.getByRole('button', { name: /^Ingatkan bayar/ }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => opened[1]).toMatch(/^Hi Siti Rahma, your order/)
})
