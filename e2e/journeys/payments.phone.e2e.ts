import { Payer } from '../shop/payer.ts'
import { expect, test } from '../shop/test.ts'

/** Ways a payment goes, on shop and Midtrans stand-in together (product.md sections 4 and 8). */

const popup = { name: 'Pembayaran (simulasi)' } as const

test('closed and opened again, left for later, and paid on another device: one account number, and both show the payment', async ({
  page,
  strangerPage: tablet,
}) => {
  const payer = new Payer(page)
  await payer.startOrder()
  await payer.open()
  await payer.choosePayment('Virtual Account')
  const number = await payer.takeAccountNumber('Permata')
  await payer.pressInPopup('Tutup')
  await payer.sees('Payment Cancelled', 'Payment was cancelled.')
  const deadline = /^Selesaikan pembayaran sebelum .* WIB$/
  await expect(page.getByText(deadline)).toBeVisible()
  await expect(page.getByText('Pembayaran virtual account Anda masih terbuka.')).toBeVisible()

  await payer.choosePayment('Virtual Account')
  await expect(payer.popup.locator('output').first()).toHaveText(number)
  await expect(page.locator('iframe')).toHaveCount(1)
  await payer.pressInPopup('Saya bayar nanti')
  await payer.sees('Payment Pending', "We'll notify you once confirmed.")
  await page.waitForURL(`**/track-order?orderId=${payer.orderId}`)
  await page.getByRole('link', { name: 'Lanjutkan pembayaran' }).click()
  await expect(page.getByText(deadline)).toBeVisible()

  const elsewhere = new Payer(tablet)
  elsewhere.orderId = payer.orderId
  await elsewhere.open()
  await tablet.getByLabel('Nomor telepon pemesan').fill(payer.about.phone)
  await tablet.keyboard.press('Enter')
  await expect(tablet.getByText(deadline)).toBeVisible()
  await elsewhere.choosePayment('Virtual Account')
  await expect(elsewhere.popup.locator('output').first()).toHaveText(number)
  await elsewhere.pressInPopup('Bayar')
  await elsewhere.isAtInvoice()
  await expect(page.getByRole('heading', { name: 'Payment Completed' })).toBeVisible()
})

test('paid another way in a second tab: the first tab’s popup closes, and its page shows it as paid', async ({
  page,
  context,
}) => {
  const payer = new Payer(page)
  await payer.startOrder()
  await payer.open()
  await payer.choosePayment('Virtual Account')
  await payer.takeAccountNumber('BNI')

  const second = new Payer(await context.newPage())
  second.orderId = payer.orderId
  await second.open()
  await second.choosePayment('GoPay')
  await second.beginWallet()
  await second.pressInPopup('Bayar')
  await second.isAtInvoice()

  await expect(page.getByRole('dialog', popup)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Payment Completed' })).toBeVisible()
  await expect(page.getByText(/Payment (Failed|Cancelled|Error)/)).toHaveCount(0)
})

test('expired, and Midtrans’s notification is lost: the shop checks the status, and paying again creates a new account number', async ({
  page,
}) => {
  const payer = new Payer(page)
  await payer.startOrder('Tanpa Notifikasi')
  await payer.open()
  await payer.choosePayment('Virtual Account')
  const number = await payer.takeAccountNumber('BRI')
  await payer.pressInPopup('Biarkan kedaluwarsa')
  await payer.pressInPopup('Kembali ke toko')
  await payer.sees('Payment Failed', 'Transaction is expired')
  await expect(page.getByText('Waktu pembayaran habis. Buat pembayaran baru.')).toBeVisible()
  await page.getByRole('radio', { name: /Virtual Account/ }).check()
  await page.getByRole('button', { name: 'Bayar lagi' }).click()
  expect(await payer.takeAccountNumber('BRI')).not.toBe(number)
})

test('the popup script is blocked: Midtrans’s own page is linked, redirects back, and the shop checks the payment of which no notification came', async ({
  strangerPage: page,
}) => {
  const payer = new Payer(page)
  await payer.startOrder('Tanpa Notifikasi')
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/snap.js', (route) => route.abort())
  await payer.open()
  await payer.choosePayment('Virtual Account')
  await payer.sees('Payment Error', 'Failed to create payment. Please try again.')
  expect(logged.join()).toContain('Failed to load Midtrans script')
  await expect(page.getByRole('link', { name: 'Lewat WhatsApp / COD' })).toBeVisible()

  await page.getByRole('link', { name: 'Buka halaman pembayaran' }).click()
  await page.getByRole('link', { name: 'CIMB' }).click()
  await page.getByRole('button', { name: 'Buat nomor virtual account' }).click()
  await page.getByRole('button', { name: 'Bayar', exact: true }).click()
  await page.getByRole('link', { name: 'Kembali ke toko' }).click()
  await payer.isAtInvoice()
  await expect(page.getByText('Lunas', { exact: true })).toBeVisible()
})
