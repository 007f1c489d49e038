import {
  expectAccessible,
  expectFitsLargeText,
  expectFitsNarrow,
  expectShapes,
  tooSmall,
} from '@dimsum/web/testing/accessible.ts'
import { type Answers, delayRequests, refuse } from '@dimsum/web/testing/answers.ts'
import { untilLoaded } from '@dimsum/web/testing/app-in-browser.tsx'
import { pressOutgoingLinks } from '@dimsum/web/testing/outgoing-links.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { screens } from '../screens.ts'
import { fillCustomer, masked, openShop, ownOrder, reviewOfAge, withPopup } from './open-shop.tsx'

/**
 * WCAG 2.2 A and AA, touch targets, 320 px, 200 % text and forced colours on each screen of the shop and in its states
 * (product.md section 10).
 */

const headingOf: Record<string, string | RegExp> = {
  '/': 'Premium Halal Dimsum',
  '/order': 'Pesan Dimsum Halal',
  '/order?package=20pcs': 'Pesan Dimsum Halal',
  '/track-order': 'Lacak Pesanan',
  '/track-order?orderId=12': /^Order #/,
  '/invoice': 'ID Pesanan Diperlukan',
  '/invoice/999': 'Pesanan Tidak Ditemukan',
  '/invoice/12': 'INVOICE',
  '/payment?orderId=999': 'Order Not Found',
  '/payment?orderId=12': 'Complete Your Payment',
  '/payment-demo?orderId=12': 'Payment Demo',
  '/privasi': 'Privasi',
  '/no-such-page': '404 Page Not Found',
}

/** Links out of each screen, before the phone link of its footer. */
const leadsOut: Record<string, string[]> = {
  '/': ['tel:', 'mailto:'],
  '/track-order?orderId=12': ['tab /invoice/:id', 'tel:'],
  '/invoice/12': ['file .pdf', 'tel:', 'mailto:'],
  '/payment?orderId=12': ['tab wa.me'],
  '/privasi': ['tel:', 'mailto:'],
}

const main = page.getByRole('main')
const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
const isMarked = () => expect.poll(() => document.querySelector('[aria-invalid=true]')).not.toBeNull()

/** For states with a layout of their own. */
async function expectFits(state: string) {
  await expectFitsNarrow(state)
  await expectFitsLargeText(state)
}

test('every screen of the shop is covered', () => {
  const looked = Object.keys(headingOf).map((path) => path.replace(/\?.*/, '').replace(/\/\d+$/, '/:id'))
  expect(screens.map(({ path }) => path).filter((path) => !looked.includes(path))).toEqual([])
})

test.each(
  Object.entries(headingOf),
)('check 34, check 35 and check 36: %s shows its heading, its links lead out, and it is right for every reader', async (path, name) => {
  openShop(path)
  await expect.element(page.getByRole('heading', { name }).first()).toBeVisible()
  await untilLoaded()
  await expect.poll(pressOutgoingLinks).toEqual([...(leadsOut[path] ?? []), 'tel:'])
  expect.soft(tooSmall(48), `${path} has things to press below 48 px`).toEqual([])
  await expectAccessible(`${path} on a phone`)
  await expectFits(path)
  await page.viewport(1280, 800)
  await expectAccessible(`${path} on a laptop`)
  await expectShapes(path)
  await expectFitsLargeText(path, 1280)
})

test('a long shop name leaves logo and menu buttons their size and place on a narrow phone', async () => {
  const name = 'Dapur Dimsum Halal Ibu Siti Rahmawati Kusumawardhani Bekasi'
  openShop('/track-order', {}, shopConfig({ name }))
  await page.viewport(320, 640)
  await expect.element(page.getByRole('button', { name: 'Buka menu' })).toBeVisible()
  expect(tooSmall(48)).toEqual([])
  expect(document.querySelector('footer svg')?.getBoundingClientRect().width).toBe(40)
  await press('Buka menu')
  const endOf = (role: 'dialog' | 'button', part: string | RegExp) =>
    page.getByRole(role, { name: part }).element().getBoundingClientRect().right
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(endOf('button', 'Tutup menu')).toBeLessThan(endOf('dialog', name))
})

test('a shop without codes, transfers, customer changes and messages shows and fetches nothing of them', async () => {
  let timelines = 0
  const timeline = () => {
    timelines += 1
    return Response.json({ events: [] })
  }
  const paths = ['/order?package=20pcs', '/payment?orderId=12', '/invoice/12', '/track-order?orderId=12']
  for (const path of paths) {
    // Any other unexpected request fails the test.
    openShop(path, { 'GET /api/orders/12/timeline': timeline })
    await expect.element(page.getByRole('heading', { name: headingOf[path] ?? '' }).first()).toBeVisible()
    await untilLoaded()
    const extras = /Punya kode promo|Transfer manual|Ubah pesanan|Kabar tentang pesanan ini/
    expect(page.getByText(extras).elements()).toEqual([])
  }
  expect(timelines).toBe(0)
})

const reviews = () => document.getElementById('reviews') as Element
const order = ownOrder()
const withOrder = (answer: object) => ({ 'GET /api/orders/12': answer })
const withReviews = (answer: object) => ({ 'GET /api/reviews/public': answer })
// Never answered, so that the page stays: a paid order would leave it.
const paid = {
  ...withOrder({ ...order, isPaid: true, paidAt: order.orderDate, paymentMethod: 'midtrans_va' }),
  'POST /api/payment/check-status': delayRequests().answer,
}
const cancelled = withOrder({ ...order, status: 'cancelled' })
const soldOut = [
  { packageType: '10pcs', isOrderable: false, left: 0 },
  { packageType: '20pcs', isOrderable: true, left: 2 },
]
const [own, invoice] = ['/track-order?orderId=12', '/invoice/12']
const statuses = ['pending', 'preparing', 'delivered', 'cancelled'] as const
const ofStatus = (status: (typeof statuses)[number]) => withOrder({ ...order, status })

type State = [state: string, path: string, answers: Answers, shown: string, links?: string[]]
const states: State[] = [
  ['no reviews', '/', withReviews([]), '#reviews p'],
  ['one review', '/', withReviews([reviewOfAge(3)]), '#reviews li time'],
  ['reviews failed', '/', withReviews(refuse(503, 'Sedang sibuk')), '#reviews button'],
  ['sold out', '/order', { 'GET /api/packages/availability': soldOut }, '#packageType [type=radio]:disabled'],
  ['masked', '/payment?orderId=12', withOrder(masked(order)), 'main input'],
  ['masked', '/payment-demo?orderId=12', withOrder(masked(order)), 'main input'],
  ['masked', invoice, withOrder(masked(order)), 'main input'],
  ['paid', '/payment?orderId=12', paid, 'main a[href^="/invoice"]'],
  ['paid', '/payment-demo?orderId=12', paid, 'main a[href^="/invoice"]'],
  ['cancelled', '/payment?orderId=12', cancelled, 'main a[href*="wa.me"]', ['tab wa.me']],
  ['cancelled', '/payment-demo?orderId=12', cancelled, 'main a[href*="wa.me"]', ['tab wa.me']],
  ...statuses.flatMap((status): State[] => {
    const links = [...(status === 'cancelled' ? ['tel:'] : []), 'tab /invoice/:id', 'tel:']
    return [
      [status, own, ofStatus(status), `main [data-status=${status}]`, links],
      [status, invoice, ofStatus(status), 'main table'],
    ]
  }),
]

test.each(states)('check 34: %s, %s is accessible', async (state, path, answers, shown, links) => {
  openShop(path, answers)
  await expect.poll(() => document.querySelector(shown)).not.toBeNull()
  await expect.poll(() => document.querySelector('#reviews [aria-busy=true]')).toBeNull()
  await expectAccessible(`${path}, ${state}`, path === '/' ? reviews() : undefined)
  if (links) expect(pressOutgoingLinks()).toEqual([...links, 'tel:'])
  if (path === own && state === 'cancelled') await expectFits(`${path}, ${state}`)
})

test.each([
  ['/', 'GET /api/reviews/public', [], '[data-placeholder]'],
  ['/payment?orderId=12', 'GET /api/orders/12', order, 'main [aria-busy=true]'],
  [invoice, 'GET /api/orders/12', order, 'main [aria-busy=true]'],
] as const)('check 34: %s is accessible while it loads', async (path, call, body, shown) => {
  const { answer, release } = delayRequests()
  openShop(path, { [call]: answer })
  await expect.poll(() => document.querySelector(shown)).not.toBeNull()
  await expectAccessible(`${path}, loading`, path === '/' ? reviews() : undefined)
  await expectFits(`${path}, loading`)
  release(Response.json(body))
})

test('check 34: the review form with messages and the drawer are accessible', async () => {
  openShop('/')
  await press('Write Review')
  await press('Submit Review')
  await isMarked()
  await expectAccessible('review form with messages', reviews())
  await expectFits('review form')
  await press('Buka menu')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expectAccessible('drawer open')
})

async function fillOrder() {
  await page.getByRole('radio', { name: /Paket Sedang/ }).click({ force: true })
  await fillCustomer()
}

test('check 34: the order form is accessible with errors, and with its summary open', async () => {
  openShop('/order')
  await press('Buat Pesanan')
  await expect.element(page.getByText(/isian yang perlu diperbaiki/)).toBeVisible()
  await expectAccessible('order form, wrong')
  await page.getByRole('radio', { name: /Paket Sedang/ }).click({ force: true })
  await press('Tambah Paket Kecil (10 pcs)')
  await press(/lihat ringkasan pesanan/)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expectAccessible('summary sheet')
})

test('check 34: the order form is accessible while sending, rejected, offline and received', async () => {
  const { answer, release } = delayRequests()
  openShop('/order', { 'POST /api/orders': answer })
  await fillOrder()
  await press('Buat Pesanan')
  await expect.element(page.getByRole('button', { name: 'Memproses...' })).toBeVisible()
  await expectAccessible('sending')
  release(refuse(409, 'Maaf, stok Paket Sedang tinggal 1.')())
  await expect.element(main.getByText('Maaf, stok Paket Sedang tinggal 1.')).toBeVisible()
  await expectAccessible('refused, toast open')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await expect.element(page.getByText('Anda sedang offline').first()).toBeVisible()
  await expectAccessible('offline')
  vi.restoreAllMocks()
  dispatchEvent(new Event('online'))

  openShop('/order', { 'POST /api/orders': ownOrder() })
  await fillOrder()
  await press('Buat Pesanan')
  await expect.element(page.getByRole('dialog', { name: /bayar online/ })).toBeVisible()
  await expectAccessible('dialog open')
  expect(pressOutgoingLinks(page.getByRole('dialog').element())).toEqual(['tab wa.me'])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expectAccessible('order received')
  expect(pressOutgoingLinks()).toEqual(['tab wa.me', 'tel:'])
})

test('check 34: paying is accessible without a method and with its toast', async () => {
  openShop('/payment?orderId=12')
  await press(/^Pay /)
  await expect.poll(() => document.querySelector('[data-toasts] li')).not.toBeNull()
  await expectAccessible('no method, toast open')
})

test.each([
  ['onError', 'Payment Failed'],
  ['onSuccess', 'Confirming your payment…'],
] as const)('check 34: paying is accessible after %s', async (report, text) => {
  const token = { token: 'token', redirectUrl: '/payment-demo', expiresAt: null }
  // Never answered after success, because the page would open the invoice.
  const { answer } = delayRequests()
  const check = report === 'onSuccess' ? { 'POST /api/payment/check-status': answer } : {}
  openShop('/payment?orderId=12', { 'POST /api/payment/create': token, ...check }, withPopup(report))
  await page.getByRole('radio', { name: /Virtual Account/ }).click({ force: true })
  await press(/^Pay /)
  await expect.element(main.getByText(text).first()).toBeVisible()
  await expectAccessible(`payment, ${report}`)
})

test('check 34: an invalid search and one without a result are accessible', async () => {
  openShop('/track-order', { 'POST /api/orders/12/access': refuse(404, 'Order not found') })
  await press('Lacak Pesanan')
  await isMarked()
  await expectAccessible('tracking, wrong')
  await page.getByLabelText('Order ID').fill('12')
  await page.getByLabelText('Nomor Telepon').fill('081399998888')
  await press('Lacak Pesanan')
  await expect.element(main.getByRole('alert')).toBeVisible()
  await expectAccessible('tracking, no match')
})
