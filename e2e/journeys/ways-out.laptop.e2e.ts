import { Payer } from '../shop/payer.ts'
import { expect, test } from '../shop/test.ts'

/** What leads out of the page, pressed and seen to happen. */

test('tracking: «Lihat Invoice» opens a new tab, «Hubungi CS» dials, and the page stays', async ({
  page,
  context,
}) => {
  const payer = new Payer(page)
  await payer.order()
  const dialled: string[] = []
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.enable')
  devtools.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('tel:')) dialled.push(url)
  })
  await page.goto(`/track-order?orderId=${payer.orderId}`)
  await expect(page.getByRole('heading', { name: /^Order #/ })).toBeVisible()
  const address = page.url()
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /Lihat Invoice/ }).click(),
  ])
  await expect(tab.getByText('INVOICE', { exact: true })).toBeVisible()
  expect(new URL(tab.url()).pathname).toBe(`/invoice/${payer.orderId}`)
  await tab.close()
  await page.getByRole('link', { name: 'Hubungi CS' }).click()
  await expect.poll(() => dialled).toEqual([expect.stringMatching(/^tel:\+62\d{8,}$/)])
  expect(page.url()).toBe(address)
})
