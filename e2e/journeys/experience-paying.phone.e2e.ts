import type { Request, Route } from '@playwright/test'
import { expectAccessible } from '../shop/axe.ts'
import { Payer, stopClock } from '../shop/payer.ts'
import { answerWith, refuseWith } from '../shop/replaced-responses.ts'
import { withPopup } from '../shop/reporting-popup.ts'
import { expect, test } from '../shop/test.ts'

for (const [report, title, text] of [
  ['onPending', 'Payment Pending', "We'll notify you once confirmed."],
  ['onSuccess', 'Confirming your payment…', 'Confirming your payment…'],
] as const) {
  test(`checks 19 and 34: after ${report} the payment page is accessible`, async ({ page, customer }) => {
    const id = await customer.hasOrdered()
    // The next page has no content, so the payment page stays.
    await page.route(/\/(track-order|invoice)\?/, (route) => route.fulfill({ status: 204 }))
    await page.route('**/api/payment/check-status', () => {})
    await withPopup(page, report, { payment_type: 'gopay', transaction_id: 't-1' })
    await page.goto(`/payment?orderId=${id}`)
    await page.getByRole('radio', { name: /GoPay/ }).check()
    await page.getByRole('button', { name: /^Pay / }).click()
    await expect(page.getByText(title).first()).toBeVisible()
    await expect(page.getByText(text).first()).toBeVisible()
    await expectAccessible(page, `payment, ${report}`)
  })
}

test('check 20: success goes to the invoice after 3 s when unpaid, after 2 s when the check fails, or at once', async ({
  strangerPage: page,
  customer,
}) => {
  const payer = new Payer(page)
  payer.orderId = await customer.hasOrdered()
  const { cookies } = await customer.page.context().storageState()
  await page.context().addCookies(cookies)
  await page.clock.install()
  /** The popup reports success; the status request is answered once the page's clock is stopped. */
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
