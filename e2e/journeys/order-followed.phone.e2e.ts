import { number } from '../shop/order-cards.ts'
import { expect, signIn, test } from '../shop/test.ts'

/** After an order: chat, tracking, invoice, and the owner's first step. */

test('a customer orders and confirms by WhatsApp', async ({ customer, page }) => {
  const id = await customer.order({ package: 'Paket Kecil', notes: 'sambal dipisah' })
  const link = page.getByRole('dialog').getByRole('link', { name: /WhatsApp/ })
  const href = new URL((await link.getAttribute('href')) ?? '')
  expect(href.origin).toBe('https://wa.me')
  expect(href.pathname).toMatch(/^\/62\d{8,}$/)
  const message = href.searchParams.get('text') ?? ''
  for (const part of [
    `#${String(id).padStart(6, '0')}`,
    'Paket Kecil (10 pcs)',
    'Rp30.000',
    'sambal dipisah',
  ]) {
    expect(message).toContain(part)
  }
})

test('a customer tracks the order with the phone written differently', async ({ customer, strangerPage }) => {
  const id = await customer.order()
  const elsewhere = strangerPage
  await elsewhere.goto('/track-order')
  await elsewhere.getByLabel('Order ID').fill(String(id))
  await elsewhere
    .getByLabel('Nomor Telepon')
    .fill(customer.about.phone.replace(/^0(\d{3})(\d{4})/, '+62 $1-$2-'))
  await elsewhere.getByRole('button', { name: 'Lacak Pesanan' }).click()

  await expect(elsewhere.getByText('Pesanan Ditemukan!', { exact: true })).toBeVisible()
  await expect(elsewhere.getByText(customer.about.name)).toBeVisible()
  const steps = elsewhere.getByRole('region', { name: 'Status Progress' }).getByRole('listitem')
  await expect(steps).toHaveCount(5)
  await expect(steps.first()).toHaveAttribute('aria-current', 'step')
})

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

test('the owner signs in and moves the order to confirmed', async ({ customer, ownerPage }) => {
  const id = await customer.order()
  await ownerPage.goto('/admin?tab=orders')
  await ownerPage.getByLabel('Search').fill(number({ id }))
  const card = ownerPage.getByRole('article', { name: `Order ${id}`, exact: true })
  await card.getByRole('button', { name: 'Konfirmasi' }).click()
  await expect(card.locator('[data-status=confirmed]')).toBeVisible()
  await expect(ownerPage.getByText('Status Updated', { exact: true })).toBeVisible()

  await customer.page.goto('/track-order')
  await expect(customer.page.getByLabel('Order ID')).toHaveValue(String(id).padStart(6, '0'))
  await customer.page.getByRole('button', { name: 'Lacak Pesanan' }).click()
  await expect(customer.page.getByText('Sudah masuk jadwal dapur kami.')).toBeVisible()
})

test('a wrong password does not sign in', async ({ page }) => {
  await page.goto('/admin-login')
  await page.getByLabel('Username').fill('pemilik')
  await page.getByLabel('Password', { exact: true }).fill('bukan-kata-sandinya')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Invalid username or password').first()).toBeVisible()
  await page.goto('/admin')
  await page.waitForURL('**/admin-login**')
  await expect(page.getByText('Admin Dashboard')).toHaveCount(0)
  await signIn(page)
})
