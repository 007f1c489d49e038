import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formsOfCustomers } from '../forms/customers.ts'
import { formsOfMenu } from '../forms/menu.ts'
import { formsOfOrders } from '../forms/orders.ts'
import { formsOfPayments } from '../forms/payments.ts'
import { formsOfPeople } from '../forms/people.ts'
import { formsOfSettings } from '../forms/settings.ts'
import { formsOfStockAndCash } from '../forms/stock-and-cash.ts'
import { testForms } from '../forms/test-forms.ts'
import { expect, test } from '../shop/desk.ts'
import { Payer } from '../shop/payer.ts'

/**
 * Every form of shop and desk: typed text survives late scripts, a slow or lost connection, a reload and changes by
 * another device, and no change of others is overwritten silently.
 */
test.use({ ownShop: 'every-form', abortsRequests: true })
test.describe.configure({ mode: 'default' })

const forms = {
  ...formsOfCustomers,
  ...formsOfOrders,
  ...formsOfPayments,
  ...formsOfMenu,
  ...formsOfStockAndCash,
  ...formsOfPeople,
  ...formsOfSettings,
}

test('every form of the apps is in the table', () => {
  const root = join(import.meta.dirname, '../..')
  const isForm = (file: string) =>
    /(?<!\.test)\.tsx$/.test(file) && /<form\b/.test(readFileSync(join(root, file), 'utf8'))
  const files = ['apps/shop/src', 'apps/desk/src', 'packages/web/src', 'packages/ui/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  const listed = new Set(Object.values(forms).map(({ file }) => file))
  expect([...listed].sort()).toEqual(files.filter(isForm).sort())
})

test('no form shows the browser’s own validation messages', () => {
  const tags = Object.values(forms).flatMap(({ file }) => {
    const source = readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
    return (source.match(/<form\s[^>]*/g) ?? []).map((tag) => `${file}: ${tag}`)
  })
  expect(tags.length).toBeGreaterThan(30)
  expect(tags.filter((tag) => !tag.includes('noValidate'))).toEqual([])
})

testForms(formsOfCustomers)

test('a payment without a response shows an error after the deadline, and can be pressed again', async ({
  strangerPage: page,
}) => {
  const payer = new Payer(page)
  await payer.order()
  await page.clock.install()
  await page.route('**/api/payment/create', () => {})
  await payer.open()
  const sent = page.waitForRequest('**/api/payment/create')
  await payer.choose('GoPay')
  await sent
  await page.clock.fastForward(31_000)
  await expect(page.getByRole('main').getByText(/tidak akan tercatat dua kali/)).toBeVisible()
  await page.unroute('**/api/payment/create')
  await page.getByRole('button', { name: /^Pay Rp/ }).click()
  await expect(page.locator('iframe').first()).toBeVisible()
})
