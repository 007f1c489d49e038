import type { Request, Route } from '@playwright/test'
import { answerWith, refuseWith } from '../shop/answers.ts'
import { Payer, stopClock } from '../shop/payer.ts'
import { withPopup } from '../shop/reporting-popup.ts'
import { expect, test } from '../shop/test.ts'
import { toasts } from '../shop/toasts.ts'

test('check 18: the payment page knows no order, an unknown one, and a paid one', async ({
  page,
  customer,
}) => {
  await page.goto('/payment')
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/payment?orderId=999999998')
  await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to Home' })).toHaveAttribute(
    'href',
    '/',
  )

  const id = await customer.hasOrdered()
  const order = await (await page.request.get(`/api/orders/${id}`)).json()
  await page.route(`**/api/orders/${id}`, answerWith({ ...order, isPaid: true }))
  await page.goto(`/payment?orderId=${id}`)
  await expect(page.getByText('Payment Completed', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'View Invoice' })).toHaveAttribute(
    'href',
    `/invoice?orderId=${id}`,
  )
})

test('check 19: no method chosen, and the four outcomes of the popup, each in its fixed words', async ({
  page,
  customer,
}) => {
  const id = await customer.order()
  await page.goto(`/payment?orderId=${id}`)
  const pay = page.getByRole('button', { name: /^Pay / })
  await pay.click()
  await expect(toasts(page).getByText('Pilih Metode Pembayaran').first()).toBeVisible()
  await expect(
    toasts(page).getByText('Silakan pilih metode pembayaran terlebih dahulu').first(),
  ).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeFocused()

  const outcomes = [
    ['onClose', {}, 'Payment Cancelled', 'Payment was cancelled.'],
    ['onError', { status_message: ['Kartu ditolak'] }, 'Payment Failed', 'Kartu ditolak'],
    ['onError', {}, 'Payment Failed', 'Payment failed. Please try again.'],
    ['onPending', {}, 'Payment Pending', "We'll notify you once confirmed."],
  ] as const
  for (const [callback, result, title, text] of outcomes) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await withPopup(page, callback, result)
    await page.goto(`/payment?orderId=${id}`)
    await page.getByRole('radio', { name: /GoPay/ }).check()
    await pay.click()
    await expect(toasts(page).getByText(title).first()).toBeVisible()
    await expect(toasts(page).getByText(text).first()).toBeVisible()
  }
  await page.waitForURL(`**/track-order?orderId=${id}`)
  await expect(page.getByRole('heading', { name: `Order #${String(id).padStart(6, '0')}` })).toBeVisible()

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await withPopup(page, 'onSuccess', { payment_type: 'gopay', transaction_id: 't-1' })
  await page.goto(`/payment?orderId=${id}`)
  await page.getByRole('radio', { name: /GoPay/ }).check()
  await pay.click()
  await expect(toasts(page).getByText('Payment Successful').first()).toBeVisible()
})

test('check 20: success goes to the invoice after 3 s when unpaid, after 2 s when the check fails, or at once', async ({
  strangerPage: page,
  customer,
}) => {
  const payer = new Payer(page)
  payer.orderId = await customer.hasOrdered()
  const { cookies } = await customer.page.context().storageState()
  await page.context().addCookies(cookies)
  await page.clock.install()
  /** The popup reports a success and the shop is asked; what it answers is given when the page's clock stands. */
  const afterSuccess = async (answer: (route: Route) => Promise<void>) => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await withPopup(page, 'onSuccess', { payment_type: 'gopay', transaction_id: 't-1' })
    const asked: Route[] = []
    await page.route('**/api/payment/check-status', (route) => void asked.push(route))
    await payer.open()
    await payer.choose('GoPay')
    await expect(page.getByText('Confirming your payment…')).toBeVisible()
    await expect.poll(() => asked.length).toBe(1)
    await stopClock(page)
    for (const route of asked) await answer(route)
    await expect(page.locator('[aria-current=step]')).toHaveText('Opening your invoice')
  }
  await afterSuccess(answerWith({ isPaid: false }))
  await payer.isAtInvoiceAfter(3000)

  await afterSuccess(refuseWith(503, 'Sedang sibuk'))
  await payer.isAtInvoiceAfter(2000)

  await afterSuccess(answerWith({ isPaid: false }))
  await page.getByRole('link', { name: 'View invoice now' }).click()
  await payer.isAtInvoice()
})

test('check 21: the demo waits 2 s, marks the order paid by its method, and opens the invoice', async ({
  page,
  customer,
}) => {
  const id = await customer.hasOrdered()
  const calls: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') calls.push(request)
  })
  await page.clock.install()
  await page.goto(`/payment-demo?orderId=${id}`)
  await expect(page.getByRole('heading', { name: 'Payment Demo' })).toBeVisible()
  await expect(page.getByText('Demo Mode').first()).toBeVisible()
  await page.getByRole('radio', { name: /Bank/i }).check()
  await stopClock(page)
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.clock.runFor(1999)
  expect(calls).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => calls.length).toBe(1)
  await page.clock.resume()
  await page.waitForURL(/\/invoice/)
  const [request] = calls
  expect(request?.url()).toContain(`/api/orders/${id}/payment`)
  expect(request?.postDataJSON()).toMatchObject({ isPaid: true, paymentMethod: 'midtrans_bank_transfer' })
  await expect(page.getByText('Lunas', { exact: true })).toBeVisible()
})

test('the first view of a small phone has the Pay button, and the end of the page stays free of it', async ({
  page,
  customer,
}) => {
  const id = await customer.hasOrdered()
  for (const size of [
    { width: 360, height: 640 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(size)
    await page.goto(`/payment?orderId=${id}`)
    const pay = page.getByRole('button', { name: /^Pay / })
    await expect(pay).toBeInViewport({ ratio: 1 })
    const whatsapp = page.getByRole('link', { name: /Atur lewat WhatsApp/ })
    await whatsapp.scrollIntoViewIfNeeded()
    await whatsapp.click({ trial: true })
  }
})

test('several packages stand with their numbers, and a large sum fits at 200 % text', async ({
  page,
  customer,
}) => {
  const id = await customer.hasOrdered()
  const order = await (await page.request.get(`/api/orders/${id}`)).json()
  const items = [
    { packageType: '20pcs', quantity: 2, unitPrice: '58000.00', totalPrice: '116000.00' },
    { packageType: '100pcs', quantity: 12, unitPrice: '270000.00', totalPrice: '3240000.00' },
  ]
  await page.route(`**/api/orders/${id}`, answerWith({ ...order, items, totalPrice: '3356000.00' }))
  await page.goto(`/payment?orderId=${id}`)
  await expect(page.getByText('2 × Paket Sedang (20 pcs)')).toBeVisible()
  await expect(page.getByText('12 × Paket Besar (100 pcs)')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /^14$/ })).toBeVisible()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth - screen.width)).toBe(0)
})

test('paid and then cancelled: no tick, and payment page and invoice speak of the refund', async ({
  page,
  customer,
}) => {
  const id = await customer.hasOrdered()
  const order = await (await page.request.get(`/api/orders/${id}`)).json()
  await page.route(`**/api/orders/${id}`, answerWith({ ...order, isPaid: true, status: 'cancelled' }))
  await page.goto(`/payment?orderId=${id}`)
  const refund = page.getByText(/^Pesanan ini dibatalkan setelah dibayar\..*mengembalikan uangnya\.$/)
  await expect(refund).toBeVisible()
  await expect(page.locator('main .lucide-info')).toBeVisible()
  await page.goto(`/invoice/${id}`)
  await expect(refund).toBeVisible()
})
