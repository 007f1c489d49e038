import type { Page } from '@playwright/test'
import { Payer } from '../shop/payer.ts'
import { expect, test } from '../shop/test.ts'

/** The operator's payment screens (product.md sections 2 and 8). */

const sees = async (page: Page, title: string, description?: string | RegExp) => {
  const toast = page.getByRole('listitem').filter({ hasText: title })
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  if (description !== undefined) await expect(toast.getByText(description)).toBeVisible()
}

test('the operator tests a payment, pays an order by a test notification and in the simulator, and reverses one', async ({
  ownerPage: page,
}) => {
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

  const payer = new Payer(page)
  await payer.startOrder()
  await page.goto('/webhook-test')
  const send = async (status: string, fraud = 'accept') => {
    await page.getByLabel('Order ID').selectOption(String(payer.orderId))
    await page.getByLabel('Transaction Status').selectOption(status)
    await page.getByLabel('Fraud Status').selectOption(fraud)
    await page.getByLabel('Payment Type').selectOption('gopay')
    await page.getByRole('button', { name: 'Test Webhook Notification' }).click()
    await sees(page, 'Webhook Test Successful')
  }
  await send('capture', 'challenge')
  expect(await payer.isPaid()).toBe(false)
  await send('settlement')
  await expect.poll(() => payer.isPaid()).toBe(true)
  await expect(page.getByRole('log')).toContainText('Payment status updated')
  await page.getByLabel('Transaction Status').selectOption('cancel')
  await page.getByRole('button', { name: 'Manual Status Update' }).click()
  await sees(page, 'Payment Status Updated')
  expect(await payer.isPaid()).toBe(false)

  await payer.startOrder()
  await payer.open()
  await payer.choosePayment('Virtual Account')
  await payer.takeAccountNumber('BRI')
  await page.goto('/debug-midtrans')
  await expect(page.getByText('/midtrans/snap/snap.js')).toBeVisible()
  await page.getByRole('link', { name: 'Payment Simulator' }).click()
  await page.getByRole('button', { name: new RegExp(`Pay ORDER-${payer.orderId}-`) }).click()
  await expect.poll(() => payer.isPaid()).toBe(true)
})
