import { refuse } from '@dimsum/web/testing/answers.ts'
import { expectOneLanguage } from '@dimsum/web/testing/one-language.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { screens } from '../screens.ts'
import { openShop, ownOrder } from './open-shop.tsx'

/** Texts that product.md fixes, by the screen that shows them. */
const fixedTexts: readonly [path: string, texts: readonly (string | RegExp)[]][] = [
  ['/', ['100% Halal Certified', 'Premium Halal Dimsum', /^by /, 'Pesan Online', 'Lihat Menu']],
  ['/', ['Paket Kecil (10 pcs)', 'Paket Sedang (20 pcs)', 'Paket Besar (100 pcs)', 'Popular']],
  ['/', ['Perfect untuk mencoba atau camilan pribadi', 'Ideal untuk keluarga kecil atau gathering']],
  ['/', ['Perfect untuk acara besar atau katering', 'Customer Reviews', 'Write Review']],
  ['/', ['Beranda', 'Produk', 'Tentang', 'Kontak', 'Lacak Pesanan', 'Admin']],
  ['/order?package=20pcs', ['Pesan Dimsum Halal', 'Antar ke alamat saya', 'Buat Pesanan', '100% Halal']],
  ['/track-order', ['Lacak Pesanan', 'Order ID', 'Nomor Telepon']],
  ['/payment?orderId=12', ['Complete Your Payment', 'Pending Payment', 'Virtual Account', 'GoPay']],
  ['/payment?orderId=12', [/BCA/, /CIMB/]],
  ['/payment?orderId=999', ['Order Not Found']],
  ['/payment-demo?orderId=12', ['Payment Demo', 'Demo Mode', /no real payment/i]],
  ['/invoice', ['ID Pesanan Diperlukan', 'Silakan masukkan ID pesanan yang valid.']],
  ['/invoice/999', ['Pesanan Tidak Ditemukan', 'Pesanan dengan ID #999 tidak ditemukan.']],
  ['/invoice/999', ['Kembali ke Beranda']],
  ['/invoice/12', ['INVOICE', 'Belum Bayar', 'Diantar', 'Item', 'Jumlah', 'Harga Satuan', 'Total', 'TOTAL']],
  ['/invoice/12', ['Catatan', '100% Halal Certified', 'Kembali ke Beranda', 'Cetak', 'Download']],
  ['/tidak-ada', ['404 Page Not Found']],
]

/** Fixed texts in English without a choice of the language. */
const english = /^(Premium|Popular$|Customer Reviews|Write Review|Complete Your Payment|Payment Demo|404)/

test.each(fixedTexts)('check 40: %s says the words of product.md, and marks English', async (path, texts) => {
  openShop(path)
  for (const text of texts) {
    const passage = page.getByText(text, { exact: typeof text === 'string' }).first()
    await expect.element(passage).toBeInTheDocument()
    if (english.test(`${text}`)) expect(passage.element().closest('[lang]')?.getAttribute('lang')).toBe('en')
  }
})

test.each([
  [401, '401 unauthorized', 'Payment service authentication failed. Please contact support.'],
  [400, '400 bad', 'Invalid payment data. Please check your order details.'],
  [503, 'Penyedia sibuk', 'Failed to create payment. Please try again.'],
])('a payment that is refused with %d says why in the words of product.md section 8', async (status, message, words) => {
  openShop('/payment?orderId=12', { 'POST /api/payment/create': refuse(status, message) })
  await page.getByRole('radio', { name: /GoPay/ }).click({ force: true })
  await page.getByRole('button', { name: /^Pay / }).click()
  const problem = page.getByRole('main').getByRole('alert')
  await expect.element(problem).toHaveTextContent('Payment Error')
  await expect.element(problem).toHaveTextContent(words)
})

test('an order that cannot be fetched redirects home with a message', async () => {
  openShop('/payment?orderId=12', { 'GET /api/orders/12': refuse(503, 'Sedang sibuk') })
  await expect.poll(() => location.pathname).toBe('/')
  await expect.element(page.getByText('Failed to fetch order details').first()).toBeInTheDocument()
})

test('check 40: money and dates use Jakarta’s format in any time zone', async () => {
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('America/New_York')
  openShop('/track-order?orderId=12', {
    'GET /api/orders/12': ownOrder({ orderDate: '2026-11-01T18:30:00.000Z' }),
  })
  await expect.element(page.getByText('02 Nov 2026, 01:30').first()).toBeVisible()
  await expect.element(page.getByText('Rp 116.000', { exact: true }).first()).toBeVisible()
})

test('a press in footer or menu switches the language at once, is stored, and keeps typed text', async () => {
  onTestFinished(() => cookieStore.delete('bahasa'))
  openShop('/track-order')
  const footer = page.getByRole('contentinfo')
  const isPressed = (name: string, part = footer) =>
    expect.element(part.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabelText('Order ID').fill('000042')
  await footer.getByRole('button', { name: 'English' }).click()
  await isPressed('English')
  await expect.element(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible()
  await expect.element(page.getByLabelText('Order ID')).toHaveValue('000042')
  expect(document.documentElement.lang).toBe('en')
  expect(document.title).toMatch(/^Track your order · /)
  expect((await cookieStore.get('bahasa'))?.value).toBe('en')
  // Pressing the selected language changes nothing.
  for (const _time of [1, 2]) {
    await footer.getByRole('button', { name: 'Bahasa Indonesia' }).click()
    await isPressed('Bahasa Indonesia')
    await expect.element(page.getByLabelText('Nomor pesanan')).toHaveValue('000042')
  }
  expect((await cookieStore.get('bahasa'))?.value).toBe('id')
  await page.getByRole('button', { name: 'Buka menu' }).click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('button', { name: 'English' }).click()
  await isPressed('English', menu)
  expect(document.documentElement.lang).toBe('en')
  await userEvent.keyboard('{Escape}')
})

const paths = [...new Set(fixedTexts.map(([path]) => path)), '/track-order?orderId=12', '/privasi']

test('every screen of the shop is checked in both languages', () => {
  const read = paths.map((path) => path.replace(/\?.*/, '').replace('/12', '/:id'))
  expect(screens.map(({ path }) => path).filter((path) => !read.includes(path))).toEqual([])
})

describe.each(['id', 'en'] as const)('who chose «%s» finds no word of the other language', (language) => {
  test.each(paths)('on %s', async (path) => {
    openShop(path, {}, { languages: { shop: language, desk: 'default' } })
    await expect.element(page.getByRole('heading').first()).toBeVisible()
    await expectOneLanguage(language, path)
  })
})
