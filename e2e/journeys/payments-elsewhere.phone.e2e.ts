import { Payer } from '../shop/payer.ts'
import { expect, test } from '../shop/test.ts'

/**
 * One order on two screens, and orders that cannot be paid: no screen asks for a payment that is made or impossible.
 */

const dialog = { name: 'Pembayaran (simulasi)' } as const

test('paid by another way in a second tab: the first tab’s popup closes, and its page shows it as paid', async ({
  page,
  context,
}) => {
  const payer = new Payer(page)
  await payer.order()
  await payer.open()
  await payer.choose('Virtual Account')
  await payer.takeAccountNumber('BNI')

  const second = new Payer(await context.newPage())
  second.orderId = payer.orderId
  await second.open()
  await second.choose('GoPay')
  await second.beginWallet()
  await second.pressInPopup('Bayar')
  await second.isAtInvoice()

  await expect(page.getByRole('dialog', dialog)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Payment Completed' })).toBeVisible()
  await expect(page.getByText(/Payment (Failed|Cancelled|Error)/)).toHaveCount(0)
  await page.getByRole('link', { name: 'View Invoice' }).tap()
  await payer.isAtInvoice()
})

test('paid in a second tab: closing the first tab’s outdated popup shows no error', async ({
  page,
  context,
}) => {
  const payer = new Payer(page)
  await payer.order()
  // Without live events, so that the first tab's popup stays open.
  await page.route('**/api/orders/*/events', () => {})
  await payer.open()
  await payer.choose('Virtual Account')
  await payer.takeAccountNumber('BNI')
  const second = new Payer(await context.newPage())
  second.orderId = payer.orderId
  await second.open()
  await second.choose('GoPay')
  await expect(
    payer.popup.getByRole('heading', { name: /Transaksi tidak tersedia|Pembayaran dibatalkan/ }),
  ).toBeVisible()
  await second.beginWallet()
  await second.pressInPopup('Bayar')
  await expect.poll(() => second.isPaid()).toBe(true)
  await payer.pressInPopup('Kembali ke toko')
  await expect(page.getByRole('heading', { name: 'Payment Completed' })).toBeVisible()
  await expect(page.getByText(/Payment (Failed|Error)/)).toHaveCount(0)
})

test('paid by one account number in two tabs: both popups show it', async ({ page, context }) => {
  const payer = new Payer(page)
  await payer.order()
  await payer.open()
  await payer.choose('Virtual Account')
  const number = await payer.takeAccountNumber('BRI')
  const second = new Payer(await context.newPage())
  second.orderId = payer.orderId
  await second.open()
  await second.choose('Virtual Account')
  await expect(second.popup.locator('output').first()).toHaveText(number)
  await second.pressInPopup('Bayar')
  await payer.isAtInvoice()
  await second.isAtInvoice()
})

test('cancelled by the shop while the popup is open: it closes at once, and the page asks for no payment', async ({
  page,
  ownerPage,
}) => {
  const payer = new Payer(page)
  await payer.order()
  await payer.open()
  await payer.choose('Virtual Account')
  await payer.takeAccountNumber('BCA')
  const answer = await ownerPage.request.patch(`/api/orders/${payer.orderId}/status`, {
    data: { status: 'cancelled' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  await expect(page.getByRole('dialog', dialog)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Order Cancelled' })).toBeVisible()
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(page.getByText('Pending Payment')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  await expect(page.getByText(/Payment (Failed|Cancelled|Error)/)).toHaveCount(0)
})

test('the network is lost while the popup opens: it can be closed, and the payment retried', async ({
  strangerPage: page,
}) => {
  const payer = new Payer(page)
  await payer.order()
  await payer.open()
  await page.route('**/snap/v4/redirection/**', (route) => route.abort())
  await payer.choose('Virtual Account')
  await page.getByRole('dialog', dialog).getByRole('button', { name: 'Tutup' }).tap()
  await expect(page.getByRole('dialog', dialog)).toHaveCount(0)
  await payer.sees('Payment Cancelled', 'Payment was cancelled.')
  await page.unroute('**/snap/v4/redirection/**')
  await payer.choose('Virtual Account')
  await expect(payer.popup.getByRole('heading', { name: 'Pilih cara bayar' })).toBeVisible()
})
