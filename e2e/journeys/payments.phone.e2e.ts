import { expectAccessible } from '../shop/axe.ts'
import { Payer, stopClock } from '../shop/payer.ts'
import { delayRequests } from '../shop/replaced-responses.ts'
import { expect, test } from '../shop/test.ts'

/** Results of the popup, and the page after each (product.md sections 4 and 8). */

test('success, recorded by the server: the toast, and the invoice at once', async ({ page }) => {
  const payer = new Payer(page)
  await payer.order()
  await page.clock.install()
  await payer.open()
  const check = await delayRequests(page, '**/api/payment/check-status')
  await payer.choose('Virtual Account')
  await payer.takeAccountNumber('BNI')
  await payer.pressInPopup('Bayar')
  await payer.pressInPopup('Kembali ke toko')

  await check.caught()
  await payer.sees('Payment Successful', 'Payment type: bank_transfer')
  await expect(page.getByRole('heading', { name: 'Confirming your payment…' })).toBeVisible()
  await stopClock(page)
  await check.release()
  await payer.isAtInvoiceAfter(0)
  await expect(page.getByText('Lunas', { exact: true })).toBeVisible()
})

test('check 20: success, not recorded yet: the invoice after 3 s', async ({ page }) => {
  const payer = new Payer(page)
  await payer.order('Status Basi')
  await page.clock.install()
  await payer.open()
  const check = await delayRequests(page, '**/api/payment/check-status')
  await payer.choose('GoPay')
  await payer.beginWallet()
  await payer.pressInPopup('Bayar')
  await payer.pressInPopup('Kembali ke toko')

  await check.caught()
  await payer.sees('Payment Successful')
  await stopClock(page)
  await check.release()
  await expect(page.locator('[aria-current=step]')).toHaveText('Opening your invoice')
  const now = page.getByRole('link', { name: 'View invoice now' })
  await expect(now).toHaveAttribute('href', new RegExp(`^/invoice.*${payer.orderId}$`))
  await payer.isAtInvoiceAfter(3000)
})

test('pending: the toast, then the order’s tracking', async ({ page }) => {
  const payer = new Payer(page)
  await payer.order()
  await payer.open()
  // Without content the payment page stays.
  await page.route('**/track-order?*', (route) => route.fulfill({ status: 204 }), { times: 1 })
  await payer.choose('Virtual Account')
  await payer.takeAccountNumber()
  const left = page.waitForRequest(`**/track-order?orderId=${payer.orderId}`)
  await payer.pressInPopup('Saya bayar nanti')
  await payer.sees('Payment Pending', "We'll notify you once confirmed.")
  await expectAccessible(page, 'payment, pending')
  await left
  await page.goto(`/track-order?orderId=${payer.orderId}`)
  await expect(page.getByRole('heading', { name: /^Order #/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lanjutkan pembayaran' })).toBeVisible()
  expect(await payer.isPaid()).toBe(false)
})

test('error: Midtrans’s reason, and another try is possible', async ({ page }) => {
  const payer = new Payer(page)
  await payer.order()
  await payer.open()
  await payer.choose('GoPay')
  for (const nth of [1, 2, 3]) {
    await payer.beginWallet()
    await payer.pressInPopup('Gagalkan percobaan ini')
    if (nth < 3) await payer.popup.getByRole('link', { name: 'Coba lagi' }).click()
  }
  await payer.pressInPopup('Kembali ke toko')
  await payer.sees('Payment Failed', 'Transaction is denied')
  await expect(page.getByRole('alert').filter({ hasText: 'Payment Failed' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeEnabled()
  expect(page.url()).toContain(payer.path)
})

test('closed: the toast and the deadline; opened again, the same account number', async ({ page }) => {
  const payer = new Payer(page)
  await payer.order()
  await payer.open()
  await payer.choose('Virtual Account')
  const number = await payer.takeAccountNumber('Permata')
  await payer.pressInPopup('Tutup')
  await payer.sees('Payment Cancelled', 'Payment was cancelled.')
  await expect(page.getByText(/^Selesaikan pembayaran sebelum .* WIB$/)).toBeVisible()
  await expect(
    page.getByText('Pembayaran virtual account Anda masih terbuka. Tekan Pay untuk melihat nomornya.'),
  ).toBeVisible()

  await payer.choose('Virtual Account')
  await expect(payer.popup.locator('output').first()).toHaveText(number)
  await expect(page.locator('iframe')).toHaveCount(1)
})

test('expired, and Midtrans’s notification is lost: the shop checks the status, and paying again creates a new account number', async ({
  page,
}) => {
  const payer = new Payer(page)
  await payer.order('Tanpa Notifikasi')
  await payer.open()
  await payer.choose('Virtual Account')
  const number = await payer.takeAccountNumber('BRI')
  await payer.pressInPopup('Biarkan kedaluwarsa')
  await payer.pressInPopup('Kembali ke toko')
  await payer.sees('Payment Failed', 'Transaction is expired')
  await expect(page.getByText('Waktu pembayaran habis. Buat pembayaran baru.')).toBeVisible()
  await page.getByRole('radio', { name: /Virtual Account/ }).check()
  await page.getByRole('button', { name: 'Bayar lagi' }).click()
  expect(await payer.takeAccountNumber('BRI')).not.toBe(number)
})

test('Midtrans rejects the shop’s key: the reason, and another try is possible', async ({
  strangerPage: page,
}) => {
  const payer = new Payer(page)
  await payer.order('Kunci Salah')
  await payer.open()
  await payer.choose('Virtual Account')
  await payer.sees('Payment Error', 'Payment service authentication failed. Please contact support.')
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeEnabled()
})

test('check 21: the demo waits 2 s, marks the order paid by its method, and opens the invoice', async ({
  page,
}) => {
  const payer = new Payer(page)
  await payer.order()
  await page.clock.install()
  await page.goto(`/payment-demo?orderId=${payer.orderId}`)
  await expect(page.getByText('Demo Mode')).toBeVisible()
  await expect(page.getByText('No real payment is processed.')).toBeVisible()
  await page.getByRole('radio', { name: /Bank/i }).check()
  const recorded = page.waitForRequest((request) => request.method() === 'PATCH')
  await stopClock(page)
  const button = page.getByRole('button', { name: /^(Pay|Processing)/ })
  await button.click()
  await page.clock.runFor(10)
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await payer.isAtInvoiceAfter(1990)
  const call = await recorded
  expect(call.url()).toContain(`/api/orders/${payer.orderId}/payment`)
  expect(call.postDataJSON()).toMatchObject({ isPaid: true, paymentMethod: 'midtrans_bank_transfer' })
  await expect(page.getByText('Lunas', { exact: true })).toBeVisible()
})
