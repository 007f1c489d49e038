import type { Page } from '@playwright/test'
import { expectOneLanguage } from '../shop/one-language.ts'
import { expect, test } from '../shop/test.ts'

const year = 365 * 24 * 60 * 60
const english = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'English' })

test('English is chosen before the app runs, kept for a year, and the language of all texts up to the paid invoice', async ({
  customer,
  page,
}) => {
  const { name, phone, address } = customer.about
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-shown')
  await english(page).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(english(page)).toHaveAttribute('aria-pressed', 'true')
  const cookie = (await page.context().cookies()).find((each) => each.name === 'bahasa')
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(year - 3600)
  await page.reload()
  await expect(english(page)).toHaveAttribute('aria-pressed', 'true')

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
})
