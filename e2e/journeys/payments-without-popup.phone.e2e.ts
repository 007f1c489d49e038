import { Payer, stopClock } from '../shop/payer.ts'
import { delayRequests } from '../shop/replaced-responses.ts'
import { expect, test } from '../shop/test.ts'

/** Payments when the popup cannot open, on Midtrans's own page, in an app, and on a second device. */

test('the popup script is blocked: Midtrans’s own page is linked, and redirects back', async ({
  strangerPage: page,
}) => {
  const payer = new Payer(page)
  await payer.order()
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/snap.js', (route) => route.abort())
  await payer.open()
  await payer.choose('Virtual Account')
  await payer.sees('Payment Error', 'Failed to create payment. Please try again.')
  expect(logged.join()).toContain('Failed to load Midtrans script')

  await page.getByRole('link', { name: 'Buka halaman pembayaran' }).click()
  await page.getByRole('link', { name: 'CIMB' }).click()
  await page.getByRole('button', { name: 'Buat nomor virtual account' }).click()
  await page.getByRole('button', { name: 'Bayar', exact: true }).click()
  await page.getByRole('link', { name: 'Kembali ke toko' }).click()
  await payer.isAtInvoice()
  await expect(page.getByText('Lunas', { exact: true })).toBeVisible()
})

test('the popup script does not load in 10 s: alternatives are shown, and a second try opens it', async ({
  strangerPage: page,
}) => {
  const payer = new Payer(page)
  await payer.order()
  await page.clock.install()
  const script = await delayRequests(page, '**/snap.js')
  await payer.open()
  // The order must be loaded before the clock is stopped.
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible()
  await stopClock(page)
  const created = page.waitForResponse('**/api/payment/create')
  await payer.choose('Virtual Account')
  await script.caught()
  await created
  await page.clock.runFor(10_000)
  await payer.sees('Payment Error', 'Failed to create payment. Please try again.')
  await expect(page.getByRole('link', { name: 'Buka halaman pembayaran' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lewat WhatsApp / COD' })).toBeVisible()

  await script.release()
  await page.clock.resume()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(payer.popup.getByRole('heading', { name: 'Pilih cara bayar' })).toBeVisible()
})

test('back from the GoPay app: the URL has the result, the shop checks it, and the order is paid', async ({
  page,
  strangerPage,
}) => {
  const payer = new Payer(page)
  await payer.order('Tanpa Notifikasi')
  await payer.open()
  const created = page.waitForResponse('**/api/payment/create')
  await payer.choose('GoPay')
  const { redirectUrl } = await (await created).json()
  await payer.beginWallet()
  // The app on the phone does not share this browser's page.
  await strangerPage.goto(redirectUrl)
  await strangerPage.getByRole('button', { name: 'Bayar', exact: true }).click()
  const back = await strangerPage.getByRole('link', { name: 'Kembali ke toko' }).getAttribute('href')

  await page.goto(back ?? '')
  await payer.isAtInvoice()
  await expect(page.getByText('Lunas', { exact: true })).toBeVisible()
})

test('back on the payment page from Midtrans’s page, with its query only', async ({ page }) => {
  const payer = new Payer(page)
  await payer.order('Sukses Tanpa Kabar')
  await payer.open()
  const created = page.waitForResponse('**/api/payment/create')
  await payer.choose('GoPay')
  const { redirectUrl } = await (await created).json()
  await page.goto(redirectUrl)
  await page.getByRole('button', { name: /^(Tampilkan kode QR|Lanjut ke aplikasi)$/ }).click()
  await page.getByRole('button', { name: 'Bayar', exact: true }).click()
  const back = new URL((await page.getByRole('link', { name: 'Kembali ke toko' }).getAttribute('href')) ?? '')
  await page.goto(`/payment/${back.search}`)
  await expect(page.getByRole('heading', { name: 'Payment Completed' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Invoice' })).toHaveAttribute(
    'href',
    `/invoice?orderId=${payer.orderId}`,
  )
})

test('on another device the phone number opens the order with the same account number, and the payment shows on both', async ({
  page,
  strangerPage: tablet,
}) => {
  const payer = new Payer(page)
  await payer.order()
  await payer.open()
  await payer.choose('Virtual Account')
  const number = await payer.takeAccountNumber('BNI')
  await payer.pressInPopup('Tutup')

  const elsewhere = new Payer(tablet)
  elsewhere.orderId = payer.orderId
  await elsewhere.open()
  await tablet.getByLabel('Nomor telepon pemesan').fill(payer.about.phone)
  await tablet.keyboard.press('Enter')
  await expect(tablet.getByText(/^Selesaikan pembayaran sebelum .* WIB$/)).toBeVisible()
  await elsewhere.choose('Virtual Account')
  await expect(elsewhere.popup.locator('output').first()).toHaveText(number)
  await elsewhere.pressInPopup('Bayar')
  await elsewhere.isAtInvoice()
  await expect(page.getByRole('heading', { name: 'Payment Completed' })).toBeVisible()
})
