import { Payer } from '../shop/payer.ts'
import { expect, test } from '../shop/test.ts'
import { expectToast } from '../shop/toasts.ts'

/** Ways a payment goes, on shop and Midtrans stand-in together (product.md sections 4 and 8). */

test('closed, opened again and left for later, an account number stays the same, also on another device; paid there by GoPay, the first device closes its popup and shows the payment', async ({
  page,
  strangerPage: tablet,
}) => {
  const payer = new Payer(page)
  await payer.startOrder()
  await payer.open()
  await payer.choosePayment('Virtual Account')
  const number = await payer.takeAccountNumber('Permata')
  await payer.pressInPopup('Tutup')
  await expectToast(page, 'Payment Cancelled', 'Payment was cancelled.')
  const deadline = /^Selesaikan pembayaran sebelum .* WIB$/
  await expect(page.getByText(deadline)).toBeVisible()
  await expect(page.getByText('Pembayaran virtual account Anda masih terbuka.')).toBeVisible()

  await payer.choosePayment('Virtual Account')
  await expect(payer.accountNumber).toHaveText(number)
  await expect(page.locator('iframe')).toHaveCount(1)
  await payer.pressInPopup('Saya bayar nanti')
  await expectToast(page, 'Payment Pending', "We'll notify you once confirmed.")
  await page.waitForURL(`**/track-order?orderId=${payer.orderId}`)
  await page.getByRole('link', { name: 'Lanjutkan pembayaran' }).click()
  await expect(page.getByText(deadline)).toBeVisible()
  await payer.choosePayment('Virtual Account')
  await expect(payer.accountNumber).toHaveText(number)

  const elsewhere = new Payer(tablet)
  elsewhere.orderId = payer.orderId
  await elsewhere.open()
  await tablet.getByLabel('Nomor telepon pemesan').fill(payer.about.phone)
  await tablet.keyboard.press('Enter')
  await expect(tablet.getByText(deadline)).toBeVisible()
  await elsewhere.choosePayment('Virtual Account')
  await expect(elsewhere.accountNumber).toHaveText(number)
  await elsewhere.pressInPopup('Tutup')
  await elsewhere.choosePayment('GoPay')
  await elsewhere.popup.getByRole('button', { name: /^(Tampilkan kode QR|Lanjut ke aplikasi)$/ }).click()
  await elsewhere.pressInPopup('Bayar')
  await elsewhere.isAtInvoice()

  await expect(page.getByRole('dialog', { name: 'Pembayaran (simulasi)' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Payment Completed' })).toBeVisible()
  await expect(page.getByText(/Payment (Failed|Cancelled|Error)/)).toHaveCount(0)
})

test('without notifications from Midtrans the shop checks the status: of a payment that expired and is created anew, and of one on Midtrans’s own page, because the popup script is blocked', async ({
  strangerPage: page,
}) => {
  const payer = new Payer(page)
  await payer.startOrder('Tanpa Notifikasi')
  await payer.open()
  await payer.choosePayment('Virtual Account')
  const number = await payer.takeAccountNumber('BRI')
  await payer.pressInPopup('Biarkan kedaluwarsa')
  await payer.pressInPopup('Kembali ke toko')
  await expectToast(page, 'Payment Failed', 'Transaction is expired')
  await expect(page.getByText('Waktu pembayaran habis. Buat pembayaran baru.')).toBeVisible()
  await page.getByRole('radio', { name: /Virtual Account/ }).check()
  await page.getByRole('button', { name: 'Bayar lagi' }).click()
  const another = await payer.takeAccountNumber('BRI')
  expect(another).not.toBe(number)

  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/snap.js', (route) => route.abort())
  await payer.open()
  await payer.choosePayment('Virtual Account')
  await expectToast(page, 'Payment Error', 'Failed to create payment. Please try again.')
  expect(logged.join()).toContain('Failed to load Midtrans script')
  await expect(page.getByRole('link', { name: 'Lewat WhatsApp / COD' })).toBeVisible()

  await page.getByRole('link', { name: 'Buka halaman pembayaran' }).click()
  await expect(page.locator('output').first()).toHaveText(another)
  await page.getByRole('button', { name: 'Bayar', exact: true }).click()
  await page.getByRole('link', { name: 'Kembali ke toko' }).click()
  await payer.isAtInvoice()
  await expect(page.getByText('Lunas', { exact: true })).toBeVisible()
})
