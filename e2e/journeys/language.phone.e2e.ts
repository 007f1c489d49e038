import type { Page } from '@playwright/test'
import { expect, test } from '../shop/test.ts'

const year = 365 * 24 * 60 * 60
const footer = (page: Page) => page.getByRole('contentinfo')
const english = (page: Page) => footer(page).getByRole('button', { name: 'English' })
const indonesian = (page: Page) => footer(page).getByRole('button', { name: 'Bahasa Indonesia' })

/** The device's choice as it is kept, with the seconds it lasts. */
async function keptChoice(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'bahasa')
  return cookie && { value: cookie.value, lasts: Math.round(cookie.expires - Date.now() / 1000) }
}

async function comeWith(page: Page, choice: string) {
  const url = test.info().project.use.baseURL ?? ''
  await page.context().addCookies([{ name: 'bahasa', value: choice, url }])
}

test('a press in the footer shows the shop in English at once, keeps what is typed, and lasts', async ({
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
  // Pressed once more it stays what it is.
  await indonesian(page).click()
  await expect(page.getByLabel('Nomor pesanan')).toHaveValue('')
  await expect(indonesian(page)).toHaveAttribute('aria-pressed', 'true')
  expect((await keptChoice(page))?.value).toBe('id')
})

test('a press on the landing page before the app runs is kept for it', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-shown')
  await english(page).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(english(page)).toHaveAttribute('aria-pressed', 'true')
})

test('the menu offers the languages too', async ({ page }) => {
  await page.goto('/order')
  await page.getByRole('button', { name: 'Buka menu' }).click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(menu.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true')
  await expect(menu).toBeVisible()
})

for (const [choice, language] of [
  ['default', 'id'],
  ['id', 'id'],
  ['en', 'en'],
] as const) {
  test(`documents rendered with the choice «${choice}» are taken over without a word changed`, async ({
    page,
  }) => {
    await comeWith(page, choice)
    for (const path of ['/', '/order', '/track-order', '/privasi', '/nowhere', '/payment?orderId=1']) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-language', choice)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      // The landing page starts its app when its reader does something.
      await page.keyboard.press('Tab')
      // A mismatch is an error in the console, and fails the journey.
      await expect(page.locator('html')).toHaveAttribute('data-shown')
    }
  })
}

test('the page without a network comes in the chosen language too, the desk in its team’s', async ({
  page,
}) => {
  await comeWith(page, 'en')
  await page.goto('/offline')
  await expect(page).toHaveTitle(/^No connection · /)
  await page.goto('/admin-login')
  await expect(page.locator('html')).toHaveAttribute('data-shown')
  await expect(page.locator('html')).toHaveAttribute('data-language', 'default')
})

test.describe('with the worker that keeps the page for times without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('that page is kept in the chosen language from the next visit on', async ({ strangerPage: page }) => {
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
