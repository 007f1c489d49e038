import { pressWaysOut, watchWaysOut } from '../shop/outgoing-links.ts'
import { startApp } from '../shop/replaced-responses.ts'
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

  test('payment, invoice and label are styled and explain that they cannot be shown', async ({ context }) => {
    const paths = ['/payment?orderId=1', '/invoice/1', '/order-label/1']
    // At the same time, because the explanation is shown after some seconds.
    await Promise.all(
      paths.map(async (path) => {
        const page = await context.newPage()
        await page.goto(path)
        const late = page.locator('.late-start')
        await expect(late.getByText('Halaman ini belum bisa ditampilkan')).toBeVisible({ timeout: 60_000 })
        await expect(late.locator('a[href^="tel:+62"]')).toBeVisible()
        await expect(late).toHaveCSS('padding-top', '64px')
      }),
    )
  })

  test('check 1: the landing page is readable and its links work with JavaScript off', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium Halal Dimsum')
    const menu = page.locator('#products')
    for (const price of [/Rp\s30\.000/, /Rp\s58\.000/, /Rp\s270\.000/])
      await expect(menu.getByText(price)).toBeVisible()
    const contact = page.locator('#contact')
    await expect(contact).toContainText('08:00')
    await expect(contact).toContainText('21:00')
    await expect(contact.locator('a[href^="tel:"]')).toBeVisible()
    // A new shop has no reviews; that text is also in the document.
    await expect(page.locator('#reviews')).toContainText(/No reviews yet|Today|ago|Yesterday/)
    await expect(page.getByRole('button', { name: 'Write Review' })).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: 'Pesan Online' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pesan Dimsum Halal')
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Lacak Pesanan' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lacak Pesanan')
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
  const title = page.getByRole('heading', { name: 'Complete Your Payment' })
  await expect(title).toBeVisible()
  await expect(late).toBeHidden()
  await expect(late.getByText('Halaman ini belum bisa ditampilkan')).toBeVisible()
  await expect(title).toBeHidden()
  expect(await pressWaysOut(late)).toEqual(['tel:'])
  await context.close()
})

test.describe('with its movements', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the app is loaded at the first interaction, not before, and an early press is repeated', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(scripts.filter((path) => path.startsWith('/assets/'))).toHaveLength(1)
    await startApp(page)
    expect(scripts.length).toBeGreaterThan(2)
  })
})

test('check 4: from the order form, Tentang scrolls to its section and focuses the heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/order')
  await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Tentang' }).click()
  await page.waitForURL('**/#about')
  const heading = page.locator('#about').getByRole('heading', { level: 2 })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  const bar = await page.getByRole('banner').boundingBox()
  const top = (await heading.boundingBox())?.y ?? 0
  expect(top).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})

test('a field that has the focus when the app starts is not prefilled', async ({ customer, page }) => {
  await customer.order()
  let start = () => {}
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  await page.route('**/assets/main-*.js', async (route) => {
    await started
    await route.continue()
  })
  await page.goto('/track-order', { waitUntil: 'commit' })
  const number = page.getByLabel('Order ID')
  await number.focus()
  start()
  // The other field is prefilled, so the app runs.
  await expect(page.getByLabel('Nomor Telepon')).toHaveValue(/^0812/)
  await page.keyboard.type('12')
  await expect(number).toHaveValue('12')
})
