import type { Page } from '@playwright/test'
import { delayRequests } from '../shop/replaced-responses.ts'
import { withPopup } from '../shop/reporting-popup.ts'
import { expect, signIn, test } from '../shop/test.ts'
import { toasts } from '../shop/toasts.ts'

/**
 * Texts of the specification that are visible only for a moment: while a request runs, and when the response comes from
 * a proxy (product.md sections 2, 5, 7 and 8).
 */

/** A proxy's response for an unreachable shop: a status without a body. */
const answerNothing = (page: Page, path: string) =>
  page.route(path, (route) => route.fulfill({ status: 502 }))

test('an order shows a too small quantity, and a default text when it could not be sent', async ({
  customer,
  strangerPage: page,
}) => {
  await customer.fillOrder({ quantity: 0 })
  await customer.page.getByLabel('Nama').focus()
  await expect(customer.page.getByText('Quantity must be at least 1')).toBeVisible()

  Object.assign(customer, { page })
  await customer.fillOrder()
  await answerNothing(page, '**/api/orders')
  await page.getByRole('button', { name: 'Buat Pesanan' }).click()
  const problem = page.getByRole('main').getByRole('alert')
  await expect(problem).toContainText('Gagal Membuat Pesanan')
  await expect(problem).toContainText('Terjadi kesalahan saat membuat pesanan')
})

test('tracking shows texts while searching, for the result, and for the next steps', async ({
  customer,
  ownerPage,
  strangerPage: page,
}) => {
  const id = await customer.hasOrdered()
  const made = await ownerPage.request.patch(`/api/orders/${id}/status`, { data: { status: 'ready' } })
  expect(made.ok()).toBe(true)
  await page.goto('/track-order')
  await page.getByLabel('Order ID').fill(String(id))
  await page.getByLabel('Nomor Telepon').fill(customer.about.phone)
  const { release } = await delayRequests(page, '**/api/orders/*/access')
  await page.getByRole('button', { name: 'Lacak Pesanan' }).click()
  await expect(page.getByRole('button', { name: 'Mencari...' })).toBeVisible()
  await release()
  const found = `Order #${String(id).padStart(6, '0')} - Siap untuk Diambil/Dikirim`
  await expect(page.getByText(found, { exact: true })).toBeVisible()
  for (const name of ['Lihat Invoice', 'Hubungi CS']) {
    await expect(page.getByRole('link', { name })).toBeVisible()
  }
  await expect(page.getByText('Status Progress')).toBeVisible()
  await expect(page.getByText('1 paket', { exact: true })).toBeVisible()
})

test('the review form shows that it is sending, then that it failed, and keeps all text', async ({
  strangerPage: page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Write Review' }).click()
  const form = page.getByRole('form', { name: 'Write Review' })
  await form.getByLabel('Name').fill('Sari')
  await form.getByRole('textbox', { name: 'Review' }).fill('Siomaynya lembut, sambalnya pas.')
  await answerNothing(page, '**/api/reviews')
  await form.getByRole('button', { name: 'Submit Review' }).click()
  const toast = toasts(page)
  await expect(toast.getByText('Error', { exact: true })).toBeVisible()
  await expect(toast.getByText('Failed to submit review', { exact: true })).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Review' })).toHaveValue('Siomaynya lembut, sambalnya pas.')

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const { release } = await delayRequests(page, '**/api/reviews')
  await form.getByRole('button', { name: 'Submit Review' }).click()
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  await release()
  await expect(page.getByText('Review Submitted', { exact: true })).toBeVisible()
  const thanks = 'Thank you for your review! It will be published after approval.'
  await expect(page.getByText(thanks, { exact: true })).toBeVisible()
})

test('the operator’s tests show failures and missing responses', async ({ strangerPage: page }) => {
  await signIn(page)
  const toast = toasts(page)
  await page.goto('/webhook-test')
  await page.getByLabel('Order ID').selectOption({ label: 'Another order…' })
  await page.getByLabel('Order number').fill('999999999')
  await answerNothing(page, '**/api/admin/webhook-sign')
  await page.getByRole('button', { name: 'Test Webhook Notification' }).click()
  await expect(toast.getByText('Webhook Test Failed', { exact: true })).toBeVisible()
  await expect(toast.getByText('Failed to process webhook', { exact: true })).toBeVisible()

  await withPopup(page, 'onError', {})
  await page.goto('/payment-test')
  await page.getByRole('button', { name: 'Test Payment Methods' }).click()
  await expect(toast.getByText('Payment Failed', { exact: true })).toBeVisible()
  await expect(toast.getByText('Payment test failed', { exact: true })).toBeVisible()

  await answerNothing(page, '**/api/payment/**')
  await page.goto('/payment-test')
  await page.getByRole('button', { name: 'Test Payment Methods' }).click()
  await expect(toast.getByText('Test Error', { exact: true })).toBeVisible()
  await expect(toast.getByText('Failed to create test payment', { exact: true })).toBeVisible()
})
