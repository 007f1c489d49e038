import { expect, test } from '../shop/test.ts'

/** On phone and laptop, whose order forms differ. */
test('a customer orders, pays by virtual account and sees Lunas', async ({ customer, page }) => {
  const id = await customer.order({ package: 'Paket Sedang', quantity: 2 })
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /bayar online/ })
    .click()
  await page.waitForURL(`**/payment?orderId=${id}`)
  await expect(page.getByRole('heading', { name: 'Complete Your Payment' })).toBeVisible()
  await expect(page.getByText('tidak ada uang yang berpindah').first()).toBeVisible()

  await customer.payWithVirtualAccount('BCA')

  await page.waitForURL(new RegExp(`/invoice(/|\\?orderId=)${id}$`))
  await expect(page.getByText('Lunas', { exact: true })).toBeVisible()
  await expect(page.getByText(customer.about.name)).toBeVisible()
  await expect(page.getByText('Rp 116.000').first()).toBeVisible()
})
