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
