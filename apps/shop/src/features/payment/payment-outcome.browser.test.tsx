import { expectAccessible } from '@dimsum/web/testing/accessible.ts'
import { recordIn, refuse } from '@dimsum/web/testing/answers.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openShop, ownOrder, toastText, withPopup } from '../../testing/open-shop.tsx'

const order = ownOrder()
const created = { token: 't', redirectUrl: '/payment-demo', expiresAt: null }
const main = page.getByRole('main')
const pay = page.getByRole('button', { name: /^Pay / })
const openPayment = (answers: object, report: Parameters<typeof withPopup>[0], result = {}) =>
  openShop(
    '/payment?orderId=12',
    { 'POST /api/payment/create': created, ...answers },
    withPopup(report, result),
  )
const layers = () => history.state?.layers ?? 0

/**
 * Chooses a method and presses Pay with stopped timers, which `expect.poll` moves on. Full page loads are cancelled,
 * because they would end the test; returned is where they would lead and after how many seconds.
 */
async function payWithStoppedTimers(method: RegExp) {
  await page.getByRole('radio', { name: method }).click({ force: true })
  const left: [path: string, seconds: number][] = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const start = Date.now()
  const stop = (event: NavigateEvent) => {
    const { sameDocument, url } = event.destination
    if (sameDocument) return
    event.preventDefault()
    left.push([url.replace(location.origin, ''), Math.floor((Date.now() - start) / 1000)])
  }
  navigation.addEventListener('navigate', stop)
  onTestFinished(() => navigation.removeEventListener('navigate', stop))
  // Playwright needs timers for a press.
  ;(pay.element() as HTMLElement).click()
  return left
}

const success = ['Payment Successful', 'Payment type: bank_transfer', '/invoice?orderId=12'] as const
const pending = ['Payment Pending', "We'll notify you once confirmed.", '/track-order?orderId=12'] as const

test.each([
  ['recorded', 0, 'onSuccess', { isPaid: true }, success],
  ['not recorded yet', 3, 'onSuccess', { isPaid: false }, success],
  ['that cannot be checked', 2, 'onSuccess', refuse(503, ''), success],
  ['pending', 2, 'onPending', {}, pending],
] as const)('check 19 and check 20: a payment %s is announced, and the next page opens after %d s', async (_state, seconds, report, check, [
  title,
  text,
  next,
]) => {
  openPayment({ 'POST /api/payment/check-status': check }, report, { payment_type: 'bank_transfer' })
  const left = await payWithStoppedTimers(/GoPay/)
  await expect.poll(() => left).toEqual([[next, seconds]])
  const link = main.getByRole('link', { name: /^(View invoice now|Track your order)$/ })
  await expect.element(link).toHaveAttribute('href', next)
  expect(toastText()).toContain(title)
  expect(toastText()).toContain(text)
  vi.useRealTimers()
  if (report === 'onPending') await expectAccessible('payment, pending')
})

test('a page that the browser restores on Back stays, although it was about to open the next one', async () => {
  openPayment({}, 'onPending')
  const left = await payWithStoppedTimers(/GoPay/)
  await expect.element(main.getByRole('link', { name: 'Track your order' })).toBeInTheDocument()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(pay).toBeInTheDocument()
  vi.advanceTimersByTime(3000)
  expect(left).toEqual([])
})

/** Opens the popup of a payment. @returns changes the order in the shop, and tells the page */
async function openPopup() {
  let now = order
  openPayment({ 'GET /api/orders/12': () => Response.json(now) }, 'nothing')
  await page.getByRole('radio', { name: /GoPay/ }).click({ force: true })
  await pay.click()
  await expect.poll(layers).toBe(1)
  return (change: Partial<typeof order>) => {
    now = { ...order, ...change }
    new BroadcastChannel('stream /api/orders/12/events').postMessage({ event: 'order', data: '' })
  }
}

test.each([
  ['cancelled', { status: 'cancelled' }, 0, 'Order Cancelled'],
  // The popup may report its own payment first.
  ['paid elsewhere', { isPaid: true }, 6000, 'Payment Completed'],
] as const)('when the order is %s while the popup is open, it closes, and no payment is asked for', async (_how, change, afterMs, title) => {
  const changeOrder = await openPopup()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  changeOrder(change)
  await expect.poll(() => page.getByText(title, { exact: true }).elements().length).toBe(1)
  if (afterMs > 0) expect(layers()).toBe(1)
  vi.advanceTimersByTime(afterMs)
  await expect.poll(layers).toBe(0)
  expect(pay.elements()).toEqual([])
  expect(document.body.textContent).not.toMatch(/Pending Payment|Payment (Failed|Cancelled|Error)/)
})

test('when the shop changes the total while the popup is open, it closes, and the new total can be paid', async () => {
  const changeOrder = await openPopup()
  changeOrder({ totalPrice: '174000.00' })
  await expect.poll(layers).toBe(0)
  await expect.element(main.getByRole('alert')).toHaveTextContent('The shop has changed this order.')
  await expect.element(page.getByRole('button', { name: /^Pay Rp\s174\.000/ })).toBeEnabled()
  expect(toastText()).not.toContain('Payment Cancelled')
})

test('back from Midtrans’s page, with its query only, the payment is checked and shown', async () => {
  let isPaid = false
  openShop('/payment/?order_id=ORDER-12-1762000000000&status_code=200&transaction_status=settlement', {
    'POST /api/payment/check-status': () => {
      isPaid = true
      return Response.json({ isPaid })
    },
    'GET /api/orders/12': () => Response.json({ ...order, isPaid }),
  })
  const invoice = page.getByRole('link', { name: 'View Invoice' })
  await expect.element(invoice).toHaveAttribute('href', '/invoice?orderId=12')
})

test('check 21: the demo waits 2 s, marks the order paid by its method, and opens the invoice; restored on Back it shows it', async () => {
  const sent: object[] = []
  let now = order
  openShop('/payment-demo?orderId=12', {
    'GET /api/orders/12': () => Response.json(now),
    'PATCH /api/orders/12/payment': recordIn(sent, () => {
      now = { ...order, isPaid: true }
      return Response.json(now)
    }),
  })
  const left = await payWithStoppedTimers(/Bank/)
  const busy = page.getByRole('button', { name: 'Processing' })
  await expect.element(busy).toHaveAttribute('aria-busy', 'true')
  expect(sent).toEqual([])
  await expect.poll(() => left).toEqual([['/invoice?orderId=12', 2]])
  expect(sent).toMatchObject([{ isPaid: true, paymentMethod: 'midtrans_bank_transfer' }])
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(page.getByRole('link', { name: 'View Invoice' })).toBeInTheDocument()
})
