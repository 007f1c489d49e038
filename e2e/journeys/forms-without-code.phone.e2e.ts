import type { Page } from '@playwright/test'
import { holdBack } from '../shop/answers.ts'
import { someCustomer } from '../shop/customer.ts'
import { expect, test } from '../shop/test.ts'
import { pressWaysOut, watchWaysOut } from '../shop/ways-out.ts'

/** Forms while some or all of their code has not come: nothing typed is lost, and nothing of it gets into an address. */

const submit = (page: Page) => page.getByRole('button', { name: /Buat Pesanan|Memproses/ })
const field = (page: Page, name: string) => page.locator(`[name=${name}]`)

test('the form still works where the code that judges it cannot be fetched', async ({
  strangerPage: page,
}) => {
  await page.route('**/assets/{schemas,order-rules}-*.js', (route) => route.abort())
  await page.goto('/order?package=20pcs')
  await field(page, 'customerName').fill('Sari')
  await field(page, 'customerPhone').fill('08123')
  await submit(page).click()
  // The server's own words, on the same fields.
  await expect(
    page.getByText('Phone number must be at least 10 digits', { exact: true }).last(),
  ).toBeVisible()
})

test('a form sent before the app is there waits for it, and nothing of it stands in the address', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  const { letGo } = await holdBack(page, '**/assets/framework-*')
  const { name, phone, address } = someCustomer()
  await page.goto('/order?package=20pcs', { waitUntil: 'domcontentloaded' })
  await page.getByRole('radio', { name: /Paket Sedang/ }).check()
  await field(page, 'customerName').fill(name)
  await field(page, 'customerPhone').fill(phone)
  await field(page, 'customerAddress').fill(address)
  await submit(page).click()
  await letGo()
  await expect(page.getByRole('dialog', { name: /bayar online/ })).toBeVisible()
  expect(addresses.filter((each) => each.includes(phone))).toEqual([])
})

test('an order is looked up that was asked for before the app was there, typed or remembered', async ({
  customer,
  strangerPage,
}) => {
  const { phone } = someCustomer()
  const id = await customer.order({ phone })
  const found = (page: Page) => page.getByRole('heading', { name: `Order #${String(id).padStart(6, '0')}` })

  const { letGo: letTyped } = await holdBack(strangerPage, '**/assets/framework-*')
  await strangerPage.goto('/track-order', { waitUntil: 'domcontentloaded' })
  await strangerPage.getByLabel('Order ID').fill(String(id))
  await strangerPage.getByLabel('Nomor Telepon').fill(phone)
  await strangerPage.getByRole('button', { name: 'Lacak Pesanan' }).click()
  await letTyped()
  await expect(found(strangerPage)).toBeVisible()

  const { letGo: letRemembered } = await holdBack(customer.page, '**/assets/framework-*')
  await customer.page.goto('/track-order', { waitUntil: 'domcontentloaded' })
  await customer.page.getByRole('button', { name: 'Lacak Pesanan' }).click()
  await letRemembered()
  await expect(found(customer.page)).toBeVisible()
})

test('a form sent before even the first script is there leads back to its page, which then works', async ({
  strangerPage: page,
}) => {
  const { letGo } = await holdBack(page, '**/assets/boot-*')
  await page.goto('/order?package=20pcs', { waitUntil: 'commit' })
  const sent = page.waitForResponse((answer) => answer.request().method() === 'POST')
  const back = page.waitForResponse((answer) => answer.request().redirectedFrom() !== null)
  await submit(page).click({ noWaitAfter: true })
  expect([(await sent).status(), (await back).status()]).toEqual([303, 200])
  await expect(page).toHaveURL(/\/order\?package=20pcs$/)
  await letGo()
  await page.waitForLoadState('domcontentloaded')
  await submit(page).click()
  await expect(page.getByText(/Required|Wajib/).first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the forms say that they need scripts, and give the phone instead of a button', async ({ page }) => {
    for (const path of ['/order', '/track-order']) {
      await page.goto(path)
      const form = page.getByRole('form')
      await expect(form.getByText('Formulir ini memerlukan JavaScript.')).toBeVisible()
      await expect(form.locator('a[href^="tel:+62"]')).toBeVisible()
      await expect(form.getByRole('button', { name: /Buat Pesanan|Lacak Pesanan/ })).toHaveCount(0)
    }
  })
})

test('a page whose code was cut off on its way comes by itself, and one whose code does not come says so', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await watchWaysOut(page)
  // For the preload, and for the import itself.
  await page.route('**/assets/app-*.js', (route) => route.abort(), { times: 2 })
  await page.goto('/admin-login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(page.getByText('Halaman ini belum bisa ditampilkan')).toBeHidden()

  await page.route('**/assets/app-*.js', (route) => route.abort())
  await page.goto('/payment?orderId=1')
  const late = page.locator('.late-start')
  await expect(late).toBeHidden()
  await expect(late.getByText('Halaman ini belum bisa ditampilkan')).toBeVisible()
  expect(await pressWaysOut(late)).toEqual(['tel:'])
  await context.close()
})
