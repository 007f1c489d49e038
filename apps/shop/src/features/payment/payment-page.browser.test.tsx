import { answerDeadlineMs } from '@dimsum/web/api/deadline.ts'
import { expectAccessible } from '@dimsum/web/testing/accessible.ts'
import { delayRequests, recordIn, refuse, silent } from '@dimsum/web/testing/answers.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { masked, openShop, ownOrder, toastText, withPopup } from '../../testing/open-shop.tsx'

const order = ownOrder()
const main = page.getByRole('main')
const pay = page.getByRole('button', { name: /^(Pay|Bayar) / })
const created = { token: 't', redirectUrl: '/payment-demo', expiresAt: null }
const payment = '/payment?orderId=12'
const open = (answers = {}, settings = {}) =>
  openShop(payment, { 'POST /api/payment/create': created, ...answers }, settings)
const openOrder = (change: object) => open({ 'GET /api/orders/12': { ...order, ...change } })
const goPay = page.getByRole('radio', { name: /GoPay/ })

async function payByGoPay() {
  await goPay.click({ force: true })
  await pay.click()
}

test('check 18: without an order the payment page redirects home, of an unknown one it links there, and of a paid one to the invoice', async () => {
  openShop('/payment')
  await expect.poll(() => location.pathname).toBe('/')
  openShop('/payment?orderId=999')
  const home = main.getByRole('link', { name: 'Back to Home' })
  await expect.element(home).toHaveAttribute('href', '/')
  openOrder({ isPaid: true })
  await expect.element(page.getByText('Payment Completed', { exact: true })).toBeVisible()
  expect(pay.elements()).toEqual([])
  const invoice = page.getByRole('link', { name: 'View Invoice' })
  await expect.element(invoice).toHaveAttribute('href', '/invoice?orderId=12')
})

test('check 19: without a method the first one gets the focus and a toast gives the reason', async () => {
  open()
  await pay.click()
  await expect.poll(toastText).toContain('Pilih Metode Pembayaran')
  expect(toastText()).toContain('Silakan pilih metode pembayaran terlebih dahulu')
  await expect.element(page.getByRole('radio').first()).toHaveFocus()
})

test.each([
  ['onClose', {}, 'Payment Cancelled', 'Payment was cancelled.'],
  ['onError', { status_message: ['Kartu ditolak'] }, 'Payment Failed', 'Kartu ditolak'],
  ['onError', {}, 'Payment Failed', 'Payment failed. Please try again.'],
] as const)('check 19: a popup that reports %s %j is answered «%s»', async (report, result, title, text) => {
  open({}, withPopup(report, result))
  await payByGoPay()
  await expect.poll(toastText).toContain(title)
  expect(toastText()).toContain(text)
  if (report === 'onError') await expect.element(main.getByRole('alert')).toHaveTextContent(title)
  await expect.element(pay).toBeEnabled()
})

test('Midtrans’s English message is not shown to a reader of Indonesian', async () => {
  const languages = { shop: 'id', desk: 'id' }
  open({}, { ...withPopup('onError', { status_message: 'Transaction is denied' }), languages })
  await payByGoPay()
  await expect.element(main.getByRole('alert')).toHaveTextContent('Pembayaran gagal. Silakan coba lagi.')
  expect(document.body.textContent).not.toContain('Transaction is denied')
})

test('a double press creates one payment', async () => {
  const { answer, release } = delayRequests()
  const sent: object[] = []
  open({ 'POST /api/payment/create': recordIn(sent, answer) })
  await goPay.click({ force: true })
  await pay.dblClick()
  release(Response.json(created))
  await expect.poll(toastText).toContain('Payment Cancelled')
  expect(sent).toHaveLength(1)
})

test('a payment without a response says after the deadline that a second press pays once, and can be pressed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const sent: Request[] = []
  open({
    'POST /api/payment/create': (request: Request) => {
      sent.push(request)
      return sent.length > 1 ? Response.json(created) : silent(request)
    },
  })
  await payByGoPay()
  await expect.poll(() => sent.length).toBe(1)
  vi.advanceTimersByTime(answerDeadlineMs)
  await expect.element(main.getByText(/tidak akan tercatat dua kali/)).toBeVisible()
  await pay.click()
  await expect.poll(toastText).toContain('Payment Cancelled')
  expect(sent.length).toBe(2)
})

test.each([
  [360, 640],
  [320, 568],
])('the first view of %d × %d px has the Pay button, and the end of the page stays free of it', async (width, height) => {
  open()
  await page.viewport(width, height)
  await expect.element(pay).toBeInViewport({ ratio: 1 })
  const whatsapp = page.getByRole('link', { name: /Atur lewat WhatsApp/ })
  whatsapp.element().scrollIntoView()
  await whatsapp.click({ trial: true })
})

test('several packages are listed with their quantities, and a large sum fits at 200 % text', async () => {
  const large = {
    ...{ id: 2, packageType: '100pcs', name: { id: 'Paket Besar', en: 'Large Pack' }, pieces: 100 },
    ...{ quantity: 12, unitPrice: '270000.00', totalPrice: '3240000.00' },
  }
  openOrder({ items: [...order.items, large], totalPrice: '3356000.00' })
  await expect.element(page.getByText('2 × Paket Sedang (20 pcs)')).toBeVisible()
  await expect.element(page.getByText('12 × Paket Besar (100 pcs)')).toBeVisible()
  await expect.element(page.getByRole('definition').filter({ hasText: /^14$/ })).toBeVisible()
  document.documentElement.style.fontSize = '200%'
  expect(document.documentElement.scrollWidth).toBe(360)
})

test.each([
  ['20000000.00', 2],
  ['20000001.00', 1],
])('of Rp %s can be paid by %i methods: GoPay takes no more than 20 million', async (totalPrice, count) => {
  openOrder({ totalPrice })
  await expect.poll(() => page.getByRole('radio').elements()).toHaveLength(count)
})

const refundPromise =
  /^(Pesanan ini dibatalkan setelah dibayar\.|Pembayaran Anda sudah kami terima\.).*mengembalikan/

test.each([
  [payment, { isPaid: true }],
  ['/invoice/12', { isPaid: true }],
  ['/track-order?orderId=12', { isPaid: true }],
  [payment, { amountPaid: '29000.00' }],
  ['/invoice/12', { amountPaid: '29000.00' }],
  ['/track-order?orderId=12', { amountPaid: '9000.00', kept: '20000.00' }],
])('paid and then cancelled, %s speaks of the refund of %o', async (path, paid) => {
  openShop(path, { 'GET /api/orders/12': { ...order, ...paid, status: 'cancelled' } })
  await expect.element(page.getByText(refundPromise)).toBeVisible()
  if (path === payment && 'isPaid' in paid) expect(document.querySelector('main .lucide-info')).not.toBeNull()
})

test.each([
  [payment, { isPaid: true, refunded: '116000.00' }, /^Pesanan ini dibatalkan\. Rp\s116\.000 sudah kami/],
  [payment, { isPaid: true, kept: '116000.00' }, /^Pesanan ini dibatalkan\. Rp\s116\.000 tidak/],
  [payment, { kept: '29000.00' }, /^Pesanan ini dibatalkan\. Rp\s29\.000 tidak/],
  ['/invoice/12', { kept: '29000.00' }, /^Tidak dikembalikan$/],
])('cancelled with its money decided, %s promises no refund: %o', async (path, money, sentence) => {
  openShop(path, { 'GET /api/orders/12': { ...order, ...money, status: 'cancelled' } })
  await expect.element(page.getByText(sentence)).toBeVisible()
  expect(page.getByText(refundPromise).elements()).toEqual([])
})

test('an order with a deposit is paid whole or by its deposit, whose rest and terms stand beside it', async () => {
  const sent: object[] = []
  const deposit = { amount: '29000.00', restDue: '2026-12-19', terms: 'Batal H-3: DP kembali.' }
  open({
    'GET /api/orders/12': { ...order, deposit },
    'POST /api/payment/create': recordIn(sent, () => Response.json(created)),
  })
  await page.viewport(320, 568)
  const first = page.getByRole('radio', { name: /^DP dulu/ })
  await expect.element(page.getByRole('radio', { name: /^Lunas/ })).toBeChecked()
  await expect.element(page.getByText('paling lambat Sabtu, 19 Desember 2026')).toBeVisible()
  await expect.element(page.getByText('Batal H-3: DP kembali.')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await first.click({ force: true })
  await expectAccessible('payment, deposit chosen')
  await goPay.click({ force: true })
  await page.getByRole('button', { name: /^Pay Rp\s29\.000/ }).click()
  const asked = { totalAmount: '29000.00', paymentMethod: 'gopay', purpose: 'deposit' }
  await expect.poll(() => sent[0]).toMatchObject(asked)
})

test('a customer who comes back to the account number of a deposit is not asked for the whole amount', async () => {
  const deposit = { amount: '29000.00', restDue: null, terms: '' }
  open({
    'GET /api/orders/12': { ...order, deposit },
    'GET /api/payment/open': {
      ...{ method: 'virtual_account', amount: '29000.00', state: 'open', isChosen: true },
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    },
  })
  await expect.element(page.getByText(/Tekan Pay untuk melihat nomornya/)).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^DP dulu/ })).toBeChecked()
  await page.getByRole('radio', { name: /^Lunas/ }).click({ force: true })
  await expect.element(page.getByRole('radio', { name: /^Lunas/ })).toBeChecked()
})

test('a customer of a cancelled order asks about it by WhatsApp, and not how to pay', async () => {
  openOrder({ status: 'cancelled' })
  const chat = page.getByRole('link', { name: /^Hubungi kami/ })
  await expect.element(chat).toHaveAttribute('href', expect.stringContaining('saya%20mau%20tanya%20soal'))
})

test('an order paid in part shows what came and asks for the rest', async () => {
  const answers = { 'GET /api/orders/12': { ...order, totalPrice: '58000.00', amountPaid: '29000.00' } }
  openShop('/invoice/12', answers)
  await expect.element(page.getByText('Dibayar Sebagian')).toBeVisible()
  await expectAccessible('invoice, paid in part')
  open(answers)
  await expect.element(page.getByText('Partly Paid', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Sisa tagihan')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Pay Rp\s29\.000/ })).toBeVisible()
  const chat = page.getByRole('link', { name: /WhatsApp/ })
  await expect.element(chat).toHaveAttribute('href', expect.stringContaining('Sisa%20tagihan%3A%20Rp29.000'))
})

test('paid in another tab: a failure of this tab’s outdated popup shows the paid order, and no error', async () => {
  let isPaid = false
  const create = () => {
    isPaid = true
    return Response.json(created)
  }
  const read = () => Response.json({ ...order, isPaid })
  open({ 'POST /api/payment/create': create, 'GET /api/orders/12': read }, withPopup('onError'))
  await payByGoPay()
  await expect.element(page.getByText('Payment Completed', { exact: true })).toBeVisible()
  expect(toastText()).not.toContain('Payment Failed')
})

test('the methods appear together with the notice of the open payment above them: nothing shifts', async () => {
  const { answer, release } = delayRequests()
  open({ 'GET /api/payment/open': answer })
  await expect.element(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
  expect(page.getByRole('radio').elements()).toEqual([])
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  release(Response.json({ method: 'virtual_account', state: 'open', expiresAt, isChosen: true }))
  await expect.element(page.getByRole('radio', { name: /Virtual Account/ })).toBeChecked()
  expect(page.getByText(/virtual account Anda masih terbuka/).elements()).toHaveLength(1)
})

test('the open payment cannot be fetched: the order can still be paid', async () => {
  open({ 'GET /api/payment/open': refuse(503, 'Sedang sibuk') })
  await payByGoPay()
  await expect.poll(toastText).toContain('Payment Cancelled')
})

test('the demo without a response from the server shows an error; another customer’s order has no pay button', async () => {
  openShop('/payment-demo?orderId=12', { 'PATCH /api/orders/12/payment': refuse(502, '') })
  await page.getByRole('radio', { name: /Bank/ }).click({ force: true })
  await pay.click()
  await expect.poll(toastText, { timeout: 10_000 }).toContain('Payment simulation failed. Please try again.')
  openShop('/payment-demo?orderId=12', { 'GET /api/orders/12': masked(order) })
  await expect.element(page.getByRole('form', { name: 'Buka data pesanan' })).toBeVisible()
  expect(pay.elements()).toEqual([])
})
