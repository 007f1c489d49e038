import type { BrowserContext, Page } from '@playwright/test'
import { untilComplete } from '../shop/complete-page.ts'
import { scriptPayloads } from '../shop/script-payloads.ts'
import { expect, test } from '../shop/test.ts'

/**
 * Threats T35 and T36 (docs/security.md): hostile input is shown as text on every screen and never executed.
 */

const isLong = process.env.FAULTS_SCALE === 'long'
test.setTimeout(isLong ? 900_000 : 120_000)

const shown = scriptPayloads.filter((_, index) => isLong || index % 16 === 0)

/** Counts dialogs, violations of the content policy and requests to other hosts. */
const watchForScripts = async (context: BrowserContext) => {
  const executed: string[] = []
  await context.exposeFunction('tellOfScript', (what: string) => executed.push(what))
  await context.addInitScript(() => {
    const tell = (what: string) => Reflect.get(window, 'tellOfScript')(what)
    for (const name of ['alert', 'confirm', 'prompt', 'eval'])
      Object.assign(window, { [name]: () => tell(name) })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => tell(violatedDirective))
  })
  const watchPage = (page: Page) => {
    page.on('dialog', (dialog) => {
      executed.push('dialog')
      void dialog.dismiss()
    })
    page.on('request', (request) => {
      if (request.url().includes('evil.test')) executed.push(request.url())
    })
  }
  context.on('page', watchPage)
  for (const page of context.pages()) watchPage(page)
  return executed
}

test('hostile input is shown as text on every screen and executed on none', async ({
  ownerPage,
  request,
  customer,
}) => {
  const executed = await watchForScripts(ownerPage.context())
  const ids: number[] = []
  for (const words of shown) {
    const typed = { customerName: words, customerAddress: `${words} Jalan Melati`, notes: words }
    ids.push(await customer.hasOrdered({ ...typed, customerPhone: '0812-9999-7777' }))
  }
  for (let from = 0; from < shown.length; from += 12) {
    const words = shown.slice(from, from + 12).join(' ')
    const answer = await request.post('/api/reviews', {
      data: { customerName: (shown[from] ?? '').padEnd(2, 'x'), rating: 5, reviewText: words },
    })
    expect(answer.status()).toBe(201)
  }
  const reviews = await (await ownerPage.request.get('/api/reviews')).json()
  for (const { id } of reviews) {
    const data = { isPublic: true }
    expect((await ownerPage.request.patch(`/api/reviews/${id}/visibility`, { data })).status()).toBe(200)
    const reply = { reply: shown.slice(0, 8).join(' ') }
    expect((await ownerPage.request.patch(`/api/reviews/${id}/reply`, { data: reply })).status()).toBe(200)
  }
  const first = shown[0] ?? ''
  const screens = [
    '/',
    '/admin?tab=orders',
    '/admin?tab=reviews',
    '/admin?tab=analytics',
    '/admin?tab=inventory',
    '/admin/dapur',
    '/admin/pengaturan/pelanggan',
    '/webhook-test',
    `/payment?orderId=${ids[0]}`,
    ...ids.flatMap((id) => [`/invoice/${id}`, `/order-label/${id}`]),
  ]
  for (const path of screens) {
    await ownerPage.goto(path)
    await untilComplete(ownerPage)
  }
  await ownerPage.goto('/admin?tab=orders')
  await ownerPage.getByRole('searchbox', { name: 'Search' }).fill(first)
  await expect(ownerPage.locator('[data-order]').filter({ hasText: first }).first()).toBeVisible()
  await ownerPage.goto('/admin/pengaturan/pelanggan')
  await ownerPage.getByRole('searchbox', { name: 'Cari', exact: true }).fill('9999-7777')
  await expect(ownerPage.getByRole('article')).toHaveCount(1)
  await ownerPage.goto(`/invoice/${ids[0]}`)
  // The typed characters are visible.
  await expect(ownerPage.getByText(first, { exact: false }).first()).toBeVisible()
  await ownerPage.emulateMedia({ media: 'print' })
  await untilComplete(ownerPage)
  expect(executed).toEqual([])
})
