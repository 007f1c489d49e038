import { expect, test } from '../shop/test.ts'

/** After an order: its invoice and tracking, for its holder and in other browsers. */

test('the invoice link shows no personal data in another browser', async ({ customer, strangerPage }) => {
  const id = await customer.hasOrdered({ notes: 'titip di rumah Bu Wati' })
  const { name, phone, address } = customer.about
  const answers: string[] = []
  strangerPage.on('response', async (response) => {
    if (response.url().includes('/api/')) answers.push(await response.text().catch(() => ''))
  })
  await strangerPage.goto(`/invoice/${id}`)
  await expect(strangerPage.getByText(/Rp\s58\.000/).first()).toBeVisible()

  const seen = `${await strangerPage.content()}${await strangerPage.title()}${answers.join()}`
  for (const mark of [name, phone, address, 'Bu Wati']) expect(seen).not.toContain(mark)
})

test('the tracked order is shown again after a reload and after Back; other browsers with its URL see the form', async ({
  customer,
  page,
  strangerPage,
}) => {
  const id = await customer.order()
  const number = String(id).padStart(6, '0')
  const heading = page.getByRole('heading', { name: `Order #${number}` })
  await page.goto('/track-order')
  await page.getByRole('button', { name: 'Lacak Pesanan' }).click()
  await expect(heading).toBeVisible()
  await expect(page).toHaveURL(`/track-order?orderId=${id}`)
  await page.reload()
  await expect(heading).toBeVisible()
  await page.getByRole('link', { name: 'Bayar sekarang' }).click()
  await expect(page.getByRole('heading', { name: 'Complete Your Payment' })).toBeVisible()
  await page.goBack()
  await expect(heading).toBeVisible()
  await page.getByRole('button', { name: 'Lacak pesanan lain' }).click()
  await expect(page.getByLabel('Order ID')).toBeVisible()
  await expect(page).toHaveURL('/track-order')

  const answered = strangerPage.waitForResponse(`**/api/orders/${id}`)
  await strangerPage.goto(`/track-order?orderId=${id}`)
  expect(await (await answered).json()).toMatchObject({ masked: true })
  await expect(strangerPage.getByLabel('Order ID')).toHaveValue(number)
  await expect(strangerPage.getByLabel('Nomor Telepon')).toHaveValue('')
  await expect(strangerPage.getByRole('heading', { name: /^Order #/ })).toHaveCount(0)
})
