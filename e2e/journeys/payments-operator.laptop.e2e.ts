import { Payer } from '../shop/payer.ts'
import { expect, test } from '../shop/test.ts'
import { expectToast } from '../shop/toasts.ts'

/** The operator's payment screens (product.md sections 2 and 8). */

test('the operator tests a payment, pays an order by a test notification and in the simulator, and reverses one', async ({
  ownerPage: page,
}) => {
  await page.goto('/payment?test=true')
  await page.waitForURL('**/payment-test')
  await expect(page.getByLabel('Amount (IDR)')).toHaveValue('30000')
  await expect(page.getByText('This creates real transactions.')).toBeVisible()
  const popup = page.frameLocator('iframe').first()
  for (const [method, presses, title, description] of [
    [
      'GoPay',
      ['Tampilkan kode QR', 'Bayar', 'Kembali ke toko'],
      'Payment Test Successful',
      'Payment type: gopay',
    ],
    ['BNI', ['Buat nomor virtual account', 'Saya bayar nanti'], 'Payment Pending'],
    [
      'GoPay',
      ['Tampilkan kode QR', 'Gagalkan percobaan ini', 'Kembali ke toko'],
      'Payment Failed',
      'Transaction is denied',
    ],
  ] as const) {
    await page.getByRole('button', { name: 'Test Payment Methods' }).click()
    await popup.getByRole('link', { name: method, exact: true }).click()
    for (const name of presses) await popup.getByRole('button', { name, exact: true }).click()
    await expectToast(page, title, description)
  }
  await expect(page.getByRole('log')).toContainText('Payment Test Successful: Payment type: gopay')

  const payer = new Payer(page)
  await payer.startOrder()
  await page.goto('/webhook-test')
  const send = async (status: string, fraud = 'accept') => {
    await page.getByLabel('Order ID').selectOption(String(payer.orderId))
    await page.getByLabel('Transaction Status').selectOption(status)
    await page.getByLabel('Fraud Status').selectOption(fraud)
    await page.getByLabel('Payment Type').selectOption('gopay')
    await page.getByRole('button', { name: 'Test Webhook Notification' }).click()
    await expectToast(page, 'Webhook Test Successful')
  }
  await send('capture', 'challenge')
  expect(await payer.isPaid()).toBe(false)
  await send('settlement')
  await expect.poll(() => payer.isPaid()).toBe(true)
  await expect(page.getByRole('log')).toContainText('Payment status updated')
  await page.getByLabel('Transaction Status').selectOption('cancel')
  await page.getByRole('button', { name: 'Manual Status Update' }).click()
  await expectToast(page, 'Payment Status Updated')
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
