import type { Page } from '@playwright/test'
import { holdBack } from '../shop/answers.ts'
import { someCustomer } from '../shop/customer.ts'
import { expect, test } from '../shop/test.ts'
import { pressWaysOut, watchWaysOut } from '../shop/ways-out.ts'

/** Forms while some or all of their code has not come: nothing typed is lost, and nothing of it gets into an address. */

const submit = (page: Page) => page.getByRole('button', { name: /Buat Pesanan|Memproses/ })
const field = (page: Page, name: string) => page.locator(`[name=${name}]`)

/** What the shop is sent, besides its files. */
function watchPosts(page: Page) {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
  })
  return posts
}

for (const script of ['boot', 'framework']) {
  test(`a customer who is faster than ${script} loses nothing she wrote, and sends it once the button is ready`, async ({
    page,
  }) => {
    const { name, phone, address } = someCustomer()
    const posts = watchPosts(page)
    const { letGo } = await holdBack(page, `**/assets/${script}-*`)
    await page.goto('/order?package=20pcs', { waitUntil: 'commit' })
    await page.getByRole('radio', { name: /Paket Kecil/ }).check()
    await page.getByRole('spinbutton', { name: 'Jumlah' }).fill('3')
    await page.getByRole('checkbox', { name: 'Antar ke alamat saya' }).uncheck()
    await field(page, 'customerPhone').fill(phone)
    await field(page, 'customerAddress').fill(address)
    await field(page, 'notes').fill('Sambal dipisah')
    await field(page, 'customerName').fill(name)
    await page.keyboard.press('Enter')
    await expect(submit(page)).toBeDisabled()
    await expect(page.getByText('Isian Anda tetap di sini')).toBeVisible()

    await letGo()
    await expect(submit(page)).toBeEnabled()
    await expect(page.getByText('Isian Anda tetap di sini')).toHaveCount(0)
    await expect(page.getByRole('radio', { name: /Paket Kecil/ })).toBeChecked()
    await expect(page.getByRole('spinbutton', { name: 'Jumlah' })).toHaveValue('3')
    await expect(page.getByRole('checkbox', { name: 'Antar ke alamat saya' })).not.toBeChecked()
    await expect(field(page, 'customerName')).toHaveValue(name)
    await expect(field(page, 'customerPhone')).toHaveValue(phone)
    await expect(field(page, 'customerAddress')).toHaveValue(address)
    await expect(field(page, 'notes')).toHaveValue('Sambal dipisah')
    expect(posts).toEqual([])
    await expect(page).toHaveURL(/\/order\?package=20pcs$/)
    await submit(page).click()
    await expect(page.getByRole('dialog', { name: /bayar online/ })).toBeVisible()
  })

  test(`tracking keeps what was written before ${script}, and says that it waits`, async ({
    customer,
    strangerPage: page,
  }) => {
    const { phone } = someCustomer()
    const id = await customer.order({ phone })
    const posts = watchPosts(page)
    const { letGo } = await holdBack(page, `**/assets/${script}-*`)
    await page.goto('/track-order', { waitUntil: 'commit' })
    const search = page.getByRole('button', { name: 'Lacak Pesanan' })
    await page.getByLabel('Order ID').fill(String(id))
    await page.getByLabel('Nomor Telepon').fill(phone)
    await page.keyboard.press('Enter')
    await expect(search).toBeDisabled()
    await expect(page.getByText('Isian Anda tetap di sini')).toBeVisible()
    expect(posts).toEqual([])
    await letGo()
    await search.click()
    await expect(page.getByRole('heading', { name: `Order #${String(id).padStart(6, '0')}` })).toBeVisible()
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the forms say that they need scripts, and give the phone instead of a button', async ({ page }) => {
    for (const path of ['/order', '/track-order']) {
      await page.goto(path)
      const form = page.getByRole('form')
      await expect(form.getByText('Formulir ini memerlukan JavaScript.')).toBeVisible()
      await expect(form.locator('.without-scripts a[href^="tel:+62"]')).toBeVisible()
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
