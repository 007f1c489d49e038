import { expect, test } from '../shop/test.ts'

test('a customer orders, pays by virtual account and sees Lunas', async ({ customer, page }) => {
  const id = await customer.order({ package: 'Paket Sedang', quantity: 2 })
  await page
    .getByRole('alertdialog')
    .getByRole('link', { name: /bayar online/ })
    .click()
  await page.waitForURL(`**/payment?orderId=${id}`)
  await expect(page.getByRole('heading', { name: 'Complete Your Payment' })).toBeVisible()

  await customer.choosePayment('Virtual Account')
  await customer.popup.getByRole('button', { name: /BCA/ }).click()
  await customer.popup.getByRole('button', { name: /^Bayar/ }).click()

  await page.waitForURL(`**/invoice?orderId=${id}`)
  await expect(page.getByText('Lunas')).toBeVisible()
  await expect(page.getByText(customer.about.name)).toBeVisible()
})
