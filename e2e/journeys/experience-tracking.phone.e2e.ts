import { expect, test } from '../shop/test.ts'

test('check 25: the invoice prints on one A4 page without a button, and Download prints the same sheet', async ({
  customer,
  page,
}) => {
  const id = await customer.hasOrdered({ notes: 'sambal dipisah' })
  await page.goto(`/invoice/${id}`)
  await expect(page.getByRole('table')).toBeVisible()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Kembali ke Beranda', 'Cetak', 'Download', 'Bayar sekarang']) {
    await expect(page.getByRole('main').getByText(name, { exact: true })).toBeHidden()
  }
  await expect(page.getByText(/Rp\s58\.000/).last()).toBeVisible()
  await page.emulateMedia({ media: null })

  await page.context().addInitScript(() => {
    window.print = () => {}
  })
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Download' }).click()
  const sheet = await opened
  await expect.poll(() => sheet.title()).toBe(`Invoice-${String(id).padStart(6, '0')}`)
  await expect(sheet.getByText('INVOICE', { exact: true })).toBeVisible()
  await expect(sheet.getByRole('button')).toHaveCount(0)
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
