import { openPage } from '../shop/complete-page.ts'
import { expect, test } from '../shop/test.ts'

test('a customer orders, finds the order again, pays by virtual account and sees Lunas; other browsers see nothing personal', async ({
  customer,
  page,
  strangerPage,
}) => {
  const id = await customer.order({ package: 'Paket Sedang', quantity: 2, notes: 'titip di rumah Bu Wati' })
  const number = String(id).padStart(6, '0')

  // Tracking is filled in, and shown again after a reload and after Back.
  const heading = page.getByRole('heading', { name: `Order #${number}` })
  await page.goto('/track-order')
  await page.getByRole('button', { name: 'Lacak Pesanan' }).click()
  await expect(heading).toBeVisible()
  await expect(page).toHaveURL(`/track-order?orderId=${id}`)
  await page.reload()
  await expect(heading).toBeVisible()
  const toPayment = page.getByRole('link', { name: 'Bayar sekarang' })
  await toPayment.click()
  await expect(page.getByRole('heading', { name: 'Complete Your Payment' })).toBeVisible()
  await page.goBack()
  await expect(heading).toBeVisible()

  await toPayment.click()
  await expect(page.getByText('tidak ada uang yang berpindah').first()).toBeVisible()
  await customer.payWithVirtualAccount('BCA')
  await page.waitForURL(new RegExp(`/invoice(/|\\?orderId=)${id}$`))
  await expect(page.getByText('Lunas', { exact: true })).toBeVisible()
  await expect(page.getByText(customer.about.name)).toBeVisible()
  await expect(page.getByText('Rp 116.000').first()).toBeVisible()

  const answers: string[] = []
  strangerPage.on('response', async (response) => {
    if (response.url().includes('/api/')) answers.push(await response.text().catch(() => ''))
  })
  const seen: string[] = []
  const look = async () => seen.push(await strangerPage.title(), await strangerPage.content())
  await strangerPage.goto(`/invoice/${id}`)
  await expect(strangerPage.getByText(/Rp\s116\.000/).first()).toBeVisible()
  await look()
  await strangerPage.goto(`/track-order?orderId=${id}`)
  await expect(strangerPage.getByLabel('Order ID')).toHaveValue(number)
  await expect(strangerPage.getByLabel('Nomor Telepon')).toHaveValue('')
  await expect(strangerPage.getByRole('heading', { name: /^Order #/ })).toHaveCount(0)
  await look()
  for (const path of [`/payment?orderId=${id}`, `/order-label/${id}`]) {
    await openPage(strangerPage, path)
    await look()
  }
  const { name, phone, address } = customer.about
  const all = [...seen, ...answers].join()
  for (const mark of [name, phone, address, 'Bu Wati']) expect(all).not.toContain(mark)
})
