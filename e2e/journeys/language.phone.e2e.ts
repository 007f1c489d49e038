import type { Page } from '@playwright/test'
import { openPage } from '../shop/complete-page.ts'
import { expectOneLanguage } from '../shop/one-language.ts'
import { expect, test } from '../shop/test.ts'

const year = 365 * 24 * 60 * 60
const footer = (page: Page) => page.getByRole('contentinfo')
const english = (page: Page) => footer(page).getByRole('button', { name: 'English' })
const indonesian = (page: Page) => footer(page).getByRole('button', { name: 'Bahasa Indonesia' })

/** The language cookie, with its lifetime in seconds. */
async function keptChoice(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'bahasa')
  return cookie && { value: cookie.value, lasts: Math.round(cookie.expires - Date.now() / 1000) }
}

async function comeWith(page: Page, choice: string) {
  const url = test.info().project.use.baseURL ?? ''
  await page.context().addCookies([{ name: 'bahasa', value: choice, url }])
}

test('a press in the footer switches the shop to English at once, keeps typed text, and is stored', async ({
  page,
}) => {
  await page.goto('/track-order')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Lacak Pesanan')
  await page.getByLabel('Order ID').fill('000042')
  await english(page).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible()
  await expect(page.getByLabel('Order ID')).toHaveValue('000042')
  await expect(english(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveTitle(/^Track your order · /)
  const kept = await keptChoice(page)
  expect(kept?.value).toBe('en')
  expect(kept?.lasts).toBeGreaterThan(year - 3600)

  await page.reload()
  await expect(english(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveTitle(/^Track your order · /)
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible()

  await indonesian(page).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  await expect(page.getByLabel('Nomor pesanan')).toHaveValue('')
  // Pressing the selected language changes nothing.
  await indonesian(page).click()
  await expect(page.getByLabel('Nomor pesanan')).toHaveValue('')
  await expect(indonesian(page)).toHaveAttribute('aria-pressed', 'true')
  expect((await keptChoice(page))?.value).toBe('id')

  // The menu has the languages too.
  await page.getByRole('button', { name: 'Buka menu' }).click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(menu.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true')
  await expect(menu).toBeVisible()
})

test('a press on the landing page before the app runs is repeated once it does', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-shown')
  await english(page).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(english(page)).toHaveAttribute('aria-pressed', 'true')
})

for (const [choice, language] of [
  ['default', 'id'],
  ['id', 'id'],
  ['en', 'en'],
] as const) {
  test(`documents rendered with the choice «${choice}» hydrate without a changed text`, async ({ page }) => {
    await comeWith(page, choice)
    for (const path of ['/', '/order', '/track-order', '/privasi', '/nowhere', '/payment?orderId=1']) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-language', choice)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      // The landing page starts its app on the first interaction.
      await page.keyboard.press('Tab')
      // A hydration mismatch logs an error, which fails the journey.
      await expect(page.locator('html')).toHaveAttribute('data-shown')
    }
    await openPage(page, '/offline')
    await expectOneLanguage(page, language, '/offline')
    // The desk uses the team's language.
    await page.goto('/admin-login')
    await expect(page.locator('html')).toHaveAttribute('data-shown')
    await expect(page.locator('html')).toHaveAttribute('data-language', 'default')
  })
}

test.describe('with the service worker of the offline page', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the page is cached in the chosen language from the next visit on', async ({ strangerPage: page }) => {
    const kept = () =>
      page.evaluate(
        async () => /data-language="(\w+)"/.exec((await (await caches.match('/offline'))?.text()) ?? '')?.[1],
      )
    await page.goto('/track-order')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(kept).toBe('default')
    await english(page).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.goto('/order')
    await expect.poll(kept).toBe('en')
    await page.context().setOffline(true)
    await page.goto('/halaman-yang-belum-pernah-dibuka')
    await expect(page).toHaveTitle(/^No connection · /)
    await page.context().setOffline(false)
  })
})

test('all texts are English from the first page to the paid invoice, errors included', async ({
  customer,
  page,
}) => {
  const { name, phone, address } = customer.about
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
  await page.getByRole('link', { name: 'Order online' }).first().click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText('Choose one of the packs')).toBeVisible()
  await expectOneLanguage(page, 'en', 'the form with errors')

  await page.getByRole('radio', { name: /Medium Pack/ }).check()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('WhatsApp number').fill(phone)
  await page.getByRole('textbox', { name: 'Address' }).fill(address)
  // Simulates a form that was opened before the owner shortened the calendar.
  const tooFar = (text: string | null) =>
    JSON.stringify({ ...JSON.parse(text ?? ''), deliveryDate: '2098-01-01' })
  await page.route(
    '**/api/orders',
    (route) => route.continue({ postData: tooFar(route.request().postData()) }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText(/You can order up to \d+ days ahead/).first()).toBeVisible()
  await expectOneLanguage(page, 'en', 'the form with a refused day')

  await page.getByRole('button', { name: 'Place order' }).click()
  const dialog = page.getByRole('dialog')
  await expectOneLanguage(page, 'en', 'the order received')
  await dialog.getByRole('link', { name: /pay online/i }).click()
  await page.waitForURL('**/payment?orderId=*')
  const id = new URL(page.url()).searchParams.get('orderId')
  await customer.payWithVirtualAccount('BCA')
  await page.waitForURL(new RegExp(`/invoice(/|\\?orderId=)${id}$`))
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  await expectOneLanguage(page, 'en', 'the paid invoice')

  await page.goto('/track-order')
  await page.getByLabel('Order ID').fill(String(id))
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: /track/i }).click()
  await expect(page.getByRole('heading', { name: `Order #${String(id).padStart(6, '0')}` })).toBeVisible()
  await expectOneLanguage(page, 'en', 'the tracked order')
})
