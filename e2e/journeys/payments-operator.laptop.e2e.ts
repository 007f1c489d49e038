import type { Page } from '@playwright/test'
import { admin } from '../shop/admin.ts'
import { untilComplete } from '../shop/complete-page.ts'
import { Payer, stopClock } from '../shop/payer.ts'
import { expect, test } from '../shop/test.ts'

/** The operator's payment screens (product.md sections 2 and 8). */

const sees = async (page: Page, title: string, description?: string | RegExp) => {
  const toast = page.getByRole('listitem').filter({ hasText: title })
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  if (description !== undefined) await expect(toast.getByText(description)).toBeVisible()
}

test('the payment test opens every method and shows the result', async ({ ownerPage: page }) => {
  await page.goto('/payment?test=true')
  await page.waitForURL('**/payment-test')
  await expect(page.getByLabel('Amount (IDR)')).toHaveValue('30000')
  await expect(page.getByText('This creates real transactions.')).toBeVisible()
  await page.getByRole('button', { name: 'Test Payment Methods' }).click()
  const popup = page.frameLocator('iframe').first()
  await popup.getByRole('link', { name: 'GoPay', exact: true }).click()
  await popup.getByRole('button', { name: 'Tampilkan kode QR' }).click()
  await popup.getByRole('button', { name: 'Bayar', exact: true }).click()
  await popup.getByRole('button', { name: 'Kembali ke toko' }).click()
  await sees(page, 'Payment Test Successful', 'Payment type: gopay')
  await expect(page.getByRole('log')).toContainText('Payment Test Successful: Payment type: gopay')

  await page.getByRole('button', { name: 'Test Payment Methods' }).click()
  await popup.getByRole('link', { name: 'BNI', exact: true }).click()
  await popup.getByRole('button', { name: 'Buat nomor virtual account' }).click()
  await popup.getByRole('button', { name: 'Saya bayar nanti' }).click()
  await sees(page, 'Payment Pending')

  await page.getByRole('button', { name: 'Test Payment Methods' }).click()
  await popup.getByRole('link', { name: 'GoPay', exact: true }).click()
  await popup.getByRole('button', { name: 'Tampilkan kode QR' }).click()
  await popup.getByRole('button', { name: 'Gagalkan percobaan ini' }).click()
  await popup.getByRole('button', { name: 'Kembali ke toko' }).click()
  await sees(page, 'Payment Failed', 'Transaction is denied')
})

test('the webhook test pays an order through the regular endpoint, and a manual update reverses it', async ({
  ownerPage: page,
}) => {
  const payer = new Payer(page)
  await payer.order()
  await page.goto('/webhook-test')
  for (const path of ['/api/payment/notification', '/api/midtrans/notification', '/webhook/midtrans']) {
    await expect(page.getByText(path, { exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Test Webhook Notification' }).click()
  await expect(page.getByText('Order ID is required')).toBeVisible()

  const send = async (status: string, fraud = 'accept') => {
    await page.getByLabel('Order ID').selectOption(String(payer.orderId))
    await page.getByLabel('Transaction Status').selectOption(status)
    await page.getByLabel('Fraud Status').selectOption(fraud)
    await page.getByLabel('Payment Type').selectOption('gopay')
    await page.getByRole('button', { name: 'Test Webhook Notification' }).click()
    await sees(page, 'Webhook Test Successful')
  }
  await send('pending')
  expect(await payer.isPaid()).toBe(false)
  await send('deny')
  expect(await payer.isPaid()).toBe(false)
  await send('capture', 'challenge')
  expect(await payer.isPaid()).toBe(false)
  await send('settlement')
  await expect.poll(() => payer.isPaid()).toBe(true)
  await expect(page.getByRole('log')).toContainText('Payment status updated')

  await page.getByLabel('Transaction Status').selectOption('cancel')
  await page.getByRole('button', { name: 'Manual Status Update' }).click()
  await sees(page, 'Payment Status Updated')
  expect(await payer.isPaid()).toBe(false)

  await page.getByLabel('Order ID').selectOption({ label: 'Another order…' })
  await page.getByLabel('Order number').fill('999999999')
  await page.getByRole('button', { name: 'Test Webhook Notification' }).click()
  await sees(page, 'Webhook Test Failed')
  await page.getByRole('button', { name: 'Manual Status Update' }).click()
  await sees(page, 'Update Failed')
})

test('the debug page shows mode, script and a shortened key, and leads to the simulator', async ({
  ownerPage: page,
}) => {
  const payer = new Payer(page)
  await payer.order()
  await payer.open()
  await payer.choose('Virtual Account')
  await payer.takeAccountNumber('BRI')

  await page.goto('/debug-midtrans')
  await expect(page.getByText('/midtrans/snap/snap.js')).toBeVisible()
  await expect(page.getByText(/^SB-Mid-client-….{4}$/)).toBeVisible()
  expect(await page.locator('body').innerText()).not.toMatch(/SB-Mid-(server|client-DIMSUM-DEMO-\w)/)
  await page.getByRole('link', { name: 'Payment Simulator' }).click()
  await page.getByRole('button', { name: new RegExp(`Pay ORDER-${payer.orderId}-`) }).click()
  await expect.poll(() => payer.isPaid()).toBe(true)
})

test('the simulator requires a sign-in', async ({ page }) => {
  await page.goto('/midtrans/simulator')
  await page.waitForURL('**/admin-login?next=%2Fdebug-midtrans')
  await page.getByLabel('Username').fill(admin.username)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Midtrans Debug' })).toBeVisible()
})

test('the status page polls every 30 s', async ({ ownerPage: page }) => {
  await page.clock.install()
  await page.goto('/production-status')
  for (const title of [
    'Payment Provider',
    'Database',
    'Payment Analytics',
    'Production Readiness Checklist',
  ]) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Test Payment' })).toHaveAttribute('href', '/payment?test=true')
  await expect(page.getByRole('link', { name: 'Place an Order' })).toHaveAttribute('href', '/order')
  await untilComplete(page)
  await stopClock(page)
  for (const _round of [1, 2]) {
    const asked = page.waitForResponse('**/api/system/status')
    await page.clock.runFor(30_000)
    await asked
  }
})

test('a payment for a cancelled order stays on «Perlu perhatian» until it is closed with a note', async ({
  ownerPage: page,
  page: customerPage,
}) => {
  const payer = new Payer(customerPage)
  await payer.order()
  await payer.open()
  await payer.choose('Virtual Account')
  await payer.takeAccountNumber('BCA')
  // Cancelling closes the popup, so the customer pays by the account number at the bank.
  const bank = await customerPage.context().newPage()
  await bank.goto(customerPage.frames().at(-1)?.url() ?? '')
  await expect(bank.getByRole('button', { name: 'Bayar', exact: true })).toBeVisible()
  const cancelled = await page.request.patch(`/api/orders/${payer.orderId}/status`, {
    data: { status: 'cancelled' },
  })
  expect(cancelled.status()).toBe(200)
  await bank.getByRole('button', { name: 'Bayar', exact: true }).click()
  await expect(bank.getByRole('button', { name: 'Bayar', exact: true })).toHaveCount(0)
  await bank.close()

  await page.goto('/admin?tab=orders')
  const attention = page.getByRole('region', { name: /Perlu perhatian/ })
  const fold = attention.getByRole('button', { name: /Perlu perhatian \(\d+\)/ })
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await expect(attention.getByRole('listitem')).toHaveCount(0)
  await fold.click()
  const entry = attention.getByRole('listitem').filter({ hasText: `ORDER-${payer.orderId}-` })
  // The expanded state is remembered.
  await page.reload()
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await expect(entry.getByText('Virtual Account', { exact: true })).toBeVisible()
  await expect(entry.getByText('Pembayaran masuk untuk pesanan yang sudah dibatalkan.')).toBeVisible()
  await entry.getByRole('button', { name: 'Sudah ditangani' }).click()
  await entry.getByRole('button', { name: 'Selesai' }).click()
  await expect(entry.getByText('Tulis apa yang sudah dilakukan.')).toBeVisible()
  await entry.getByLabel('Apa yang sudah dilakukan?').fill('Uang dikembalikan lewat transfer BCA.')
  await entry.getByRole('button', { name: 'Selesai' }).click()
  await sees(page, 'Dicatat sebagai selesai')
  await expect(entry).toHaveCount(0)
})
