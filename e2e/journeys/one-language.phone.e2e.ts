import { openPage } from '../shop/complete-page.ts'
import { expectOneLanguage } from '../shop/one-language.ts'
import { expect, test } from '../shop/test.ts'

for (const language of ['id', 'en'] as const) {
  test(`with «${language}» chosen the offline page has no word of the other language`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'bahasa', value: language, url: baseURL ?? '' }])
    await openPage(page, '/offline')
    await expectOneLanguage(page, language, '/offline')
  })
}

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
