import type { Page } from '@playwright/test'
import { number } from '../shop/order-cards.ts'
import { delayRequests } from '../shop/replaced-responses.ts'
import { expect, test } from '../shop/test.ts'

/** After an order: chat, tracking, invoice, and the owner's first step. */

/** A proxy's response for an unreachable shop: a status without a body. */
const answerNothing = (page: Page, path: string) =>
  page.route(path, (route) => route.fulfill({ status: 502 }))

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

test('an order shows a too small quantity, and a default text when it could not be sent', async ({
  customer,
  strangerPage: page,
}) => {
  await customer.fillOrder({ quantity: 0 })
  await customer.page.getByLabel('Nama').focus()
  await expect(customer.page.getByText('Quantity must be at least 1')).toBeVisible()

  Object.assign(customer, { page })
  await customer.fillOrder()
  await answerNothing(page, '**/api/orders')
  await page.getByRole('button', { name: 'Buat Pesanan' }).click()
  const problem = page.getByRole('main').getByRole('alert')
  await expect(problem).toContainText('Gagal Membuat Pesanan')
  await expect(problem).toContainText('Terjadi kesalahan saat membuat pesanan')
})

test('tracking shows texts while searching, for the result, and for the next steps', async ({
  customer,
  ownerPage,
  strangerPage: page,
}) => {
  const id = await customer.hasOrdered()
  const made = await ownerPage.request.patch(`/api/orders/${id}/status`, { data: { status: 'ready' } })
  expect(made.ok()).toBe(true)
  await page.goto('/track-order')
  await page.getByLabel('Order ID').fill(String(id))
  await page.getByLabel('Nomor Telepon').fill(customer.about.phone)
  const { release } = await delayRequests(page, '**/api/orders/*/access')
  await page.getByRole('button', { name: 'Lacak Pesanan' }).click()
  await expect(page.getByRole('button', { name: 'Mencari...' })).toBeVisible()
  await release()
  const found = `Order #${String(id).padStart(6, '0')} - Siap untuk Diambil/Dikirim`
  await expect(page.getByText(found, { exact: true })).toBeVisible()
  for (const name of ['Lihat Invoice', 'Hubungi CS']) {
    await expect(page.getByRole('link', { name })).toBeVisible()
  }
  await expect(page.getByText('Status Progress')).toBeVisible()
  await expect(page.getByText('1 paket', { exact: true })).toBeVisible()
})
