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

test('success, not recorded yet: the invoice after 3 s', async ({ page }) => {
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
  await payer.isAtInvoiceAfter(3000)
})

test('success, server unreachable: the invoice after 2 s', async ({ strangerPage: page }) => {
  const payer = new Payer(page)
  await payer.order()
  await page.clock.install()
  await payer.open()
  const check = await delayRequests(page, '**/api/payment/check-status')
  await payer.choose('Virtual Account')
  await payer.takeAccountNumber('BRI')
  await payer.pressInPopup('Bayar')
  await payer.pressInPopup('Kembali ke toko')

  await check.caught()
  await payer.sees('Payment Successful', 'Payment type: bank_transfer')
  await stopClock(page)
  await check.cutOff()
  await expect(page.locator('[aria-current=step]')).toHaveText('Opening your invoice')
  await payer.isAtInvoiceAfter(2000)
})

test('pending: the toast, then the order’s tracking', async ({ page }) => {
  const payer = new Payer(page)
  await payer.order()
  await payer.open()
  await payer.choose('Virtual Account')
  await payer.takeAccountNumber()
  await payer.pressInPopup('Saya bayar nanti')
  await payer.sees('Payment Pending', "We'll notify you once confirmed.")
  await page.waitForURL(`**/track-order?orderId=${payer.orderId}`)
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

test('expired: the deadline has passed, and paying again creates a new account number', async ({ page }) => {
  const payer = new Payer(page)
  await payer.order()
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

test('expired, and Midtrans’s notification is lost: the shop checks the status and shows that the deadline has passed', async ({
  page,
}) => {
  const payer = new Payer(page)
  await payer.order('Tanpa Notifikasi')
  await payer.open()
  await payer.choose('Virtual Account')
  await payer.takeAccountNumber('BRI')
  await payer.pressInPopup('Biarkan kedaluwarsa')
  await payer.pressInPopup('Kembali ke toko')
  await payer.sees('Payment Failed', 'Transaction is expired')
  await expect(page.getByText('Waktu pembayaran habis. Buat pembayaran baru.')).toBeVisible()
})

test('the methods appear together with the notice above them: nothing shifts', async ({ page }) => {
  const payer = new Payer(page)
  await payer.order()
  await payer.open()
  await payer.choose('Virtual Account')
  await payer.takeAccountNumber('BRI')
  const open = await delayRequests(page, '**/api/payment/open*')
  await payer.open()
  await open.caught()
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await open.release()
  await expect(page.getByRole('radio', { name: /Virtual Account/ })).toBeChecked()
  await expect(page.getByText(/virtual account Anda masih terbuka/)).toBeVisible()
})

test('the open payment cannot be fetched: the order can still be paid', async ({ strangerPage: page }) => {
  const payer = new Payer(page)
  await payer.order()
  await page.route('**/api/payment/open*', (route) => route.fulfill({ status: 503, json: {} }))
  await payer.open()
  await payer.choose('Virtual Account')
  await expect(payer.popup.getByRole('heading', { name: 'Pilih cara bayar' })).toBeVisible()
})

test('a double press opens one popup', async ({ page }) => {
  const payer = new Payer(page)
  await payer.order()
  await payer.open()
  await page.getByRole('radio', { name: /GoPay/ }).check()
  await page.getByRole('button', { name: /^Pay/ }).dblclick()
  await expect(payer.popup.getByRole('heading').first()).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(1)
})

for (const [name, text] of [
  ['Kunci Salah', 'Payment service authentication failed. Please contact support.'],
  ['Token Diblokir', 'The payment provider refused this payment.'],
] as const) {
  test(`Midtrans rejects («${name}»): ${text}`, async ({ strangerPage: page }) => {
    const payer = new Payer(page)
    await payer.order(name)
    await payer.open()
    await payer.choose('Virtual Account')
    await payer.sees('Payment Error', text)
    await expect(page.getByRole('button', { name: /^Pay/ })).toBeEnabled()
  })
}

test('the demo page: 2 s, paid, and the invoice', async ({ page }) => {
  const payer = new Payer(page)
  await payer.order()
  await page.clock.install()
  await page.goto(`/payment-demo?orderId=${payer.orderId}`)
  await expect(page.getByText('Demo Mode')).toBeVisible()
  await expect(page.getByText('No real payment is processed.')).toBeVisible()
  await page.getByRole('radio', { name: /E-Wallet/i }).check()
  await stopClock(page)
  const button = page.getByRole('button', { name: /^(Pay|Processing)/ })
  await button.click()
  await page.clock.runFor(10)
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await payer.isAtInvoiceAfter(1990)
  await expect(page.getByText('Lunas', { exact: true })).toBeVisible()
})

test('the demo page without a response from the server', async ({ strangerPage }) => {
  const payer = new Payer(strangerPage)
  await payer.order()
  await strangerPage.goto(`/payment-demo?orderId=${payer.orderId}`)
  await strangerPage.route(`**/api/orders/${payer.orderId}/payment`, (route) => route.abort())
  await strangerPage.getByRole('radio', { name: /Bank/ }).check()
  await strangerPage.getByRole('button', { name: /^Pay/ }).click()
  await payer.sees('Payment Failed', 'Payment simulation failed. Please try again.')
  expect(await payer.isPaid()).toBe(false)
})

test('another browser cannot pay a customer’s order in the demo', async ({ page, strangerPage }) => {
  const payer = new Payer(page)
  await payer.order()
  await strangerPage.goto(`/payment-demo?orderId=${payer.orderId}`)
  await expect(strangerPage.getByRole('form', { name: 'Buka data pesanan' })).toBeVisible()
  await expect(strangerPage.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
})
