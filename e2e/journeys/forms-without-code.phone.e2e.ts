import { pressWaysOut, watchWaysOut } from '../shop/outgoing-links.ts'
import { expect, test } from '../shop/test.ts'

/** Pages whose code fails to load; late code is tested in every-form. */

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the forms explain that they need scripts, and show the phone instead of a button', async ({
    page,
  }) => {
    for (const path of ['/order', '/track-order']) {
      await page.goto(path)
      const form = page.getByRole('form')
      await expect(form.getByText('Formulir ini memerlukan JavaScript.')).toBeVisible()
      await expect(form.locator('.without-scripts a[href^="tel:+62"]')).toBeVisible()
      await expect(form.getByRole('button', { name: /Buat Pesanan|Lacak Pesanan/ })).toHaveCount(0)
    }
  })
})

test('a page whose code failed to load once is retried, and one whose code never loads shows an error', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await watchWaysOut(page)
  // Once for the preload, once for the import.
  await page.route('**/assets/main-*.js', (route) => route.abort(), { times: 2 })
  await page.goto('/admin-login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(page.getByText('Halaman ini belum bisa ditampilkan')).toBeHidden()

  await page.route('**/assets/main-*.js', (route) => route.abort())
  await page.goto('/payment?orderId=1')
  const late = page.locator('.late-start')
  await expect(late).toBeHidden()
  await expect(late.getByText('Halaman ini belum bisa ditampilkan')).toBeVisible()
  expect(await pressWaysOut(late)).toEqual(['tel:'])
  await context.close()
})
