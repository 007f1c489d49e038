import { type Answers, refuse } from '@dimsum/web/testing/answers.ts'
import { expectOneLanguage } from '@dimsum/web/testing/one-language.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { type LanguageChoice, languages } from '@dimsum/words/sentence'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anEntry, anOrder, settings } from './desk-answers.ts'
import { headingOf } from './headings.ts'
import { openDesk, openMore, orderCard } from './open-desk.tsx'

/** Texts that product.md fixes, by the screen that shows them. */
const fixedTexts: readonly [
  path: string,
  section: number,
  texts: readonly (string | RegExp)[],
  answers?: Answers,
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
  ['/order-label/999', 2, ['Order Not Found', 'The requested order could not be found.', /^Back/]],
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

const deposit = { amount: '58000.00', restDue: '2026-12-19', terms: '' }
const proofs = [{ id: 7, uploadedAt: '2026-11-22T03:00:00.000Z' }]
/** An order with a deposit and the picture of a transfer, and what «Perlu perhatian» says of such orders. */
const more: Answers = {
  'GET /api/orders/12': anOrder({ amountPaid: '58000.00', deposit }),
  'GET /api/orders/12/goods': { held: '58000.00', promotion: null },
  'GET /api/orders/12/transfer': { amount: '58000.00', accounts: [], qris: null, proofs, proofsLeft: 2 },
  'GET /api/admin/attention': {
    items: [
      anEntry({ kind: 'rest-due', data: { restDue: '2026-12-19' } }),
      anEntry({ id: 2, kind: 'cancelled-after-paid', data: { left: '58000.00' } }),
      anEntry({ id: 3, kind: 'transfer-proof' }),
    ],
    open: 3,
  },
}
const attention = /^(Perlu perhatian|Needs attention)/

describe.each(languages)('a team whose owner chose «%s» finds no word of the other language', (language) => {
  const configOf = (shop: LanguageChoice = 'default') =>
    shopConfig({ name: 'Dimsum Contoh' }, { languages: { shop, desk: language }, whatsappMessages: true })

  test.each(Object.keys(headingOf))('on %s', async (path) => {
    // That section shows the messages to customers.
    openDesk(path, {}, configOf(path.endsWith('/whatsapp') ? language : 'default'))
    await expect.element(page.getByRole('heading').first()).toBeVisible()
    await expectOneLanguage(language, path)
  })

  test.each<[path: string, ...buttons: RegExp[]]>([
    [
      '/admin?tab=orders',
      /^(Pembayaran, catatan, riwayat|Payment, notes, history)/,
      /^(Ubah isi pesanan|Change the order)$/,
    ],
    ['/admin?tab=orders', /^(Pesanan baru|New order)$/, /^(Simpan pesanan|Save the order)$/],
    ['/admin/dapur', /^(Atur hari ini|Set up today)/],
    ['/admin?tab=inventory', /^(Riwayat stok|Stock history)/],
    // The page keeps that the list is unfolded for the next test.
    ['/admin', attention, /^(Simpan sebagian|Keep a part)/, attention],
  ])('on %s after pressing %s', async (path, ...buttons) => {
    openDesk(path, more, configOf())
    for (const name of buttons) {
      await page.getByRole('button', { name }).first().click()
      await expectOneLanguage(language, `${path} after ${name}`)
    }
    await userEvent.keyboard('{Escape}')
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
  await orderCard()
    .getByRole('button', { name: /^Kirim WA/ })
    .click()
  await expect.poll(() => opened).toEqual([expect.stringMatching(/^Hi Siti Rahma, we have your order/)])
  await openMore()
  // By keyboard: a click that follows in the same place would be taken for a double tap.
  ;(
    orderCard()
      .getByRole('button', { name: /^Ingatkan bayar/ })
      .element() as HTMLElement
  ).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => opened[1]).toMatch(/^Hi Siti Rahma, your order/)
})
