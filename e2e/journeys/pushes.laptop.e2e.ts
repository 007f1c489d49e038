import { wholeBrowser } from '../../scripts/checks/chromium.mjs'
import { pressWaysOut, watchWaysOut } from '../shop/outgoing-links.ts'
import { closeShopAndListen } from '../shop/pushed-worker.ts'
import { expect, test } from '../shop/test.ts'

/** Push notifications while no page of the shop is open. */

test.use({ serviceWorkers: 'allow', permissions: ['notifications'], launchOptions: wholeBrowser() })
// The tests share one full browser.
test.describe.configure({ mode: 'default' })

test('a push is shown while the shop is closed, several are combined, and a press opens the order', async ({
  page,
  context,
  baseURL: given,
}) => {
  const baseURL = given ?? ''
  await page.goto('/track-order')
  const { push, shown, press } = await closeShopAndListen(page, context, baseURL)
  const pushOrder = (order: number) =>
    push({
      title: `Pesanan baru #00000${order}`,
      body: 'Rp58.000 · Menunggu',
      url: `/admin?tab=orders&order=${order}`,
      tag: 'order-placed',
      several: '# pesanan baru',
    })
  await pushOrder(1)
  await expect.poll(shown).toEqual([
    {
      title: 'Pesanan baru #000001',
      body: 'Rp58.000 · Menunggu',
      tag: 'order-placed',
      data: { url: '/admin?tab=orders&order=1', count: 1 },
    },
  ])
  expect(await press()).toBe(`${baseURL}/admin?tab=orders&order=1`)
  expect(await shown()).toEqual([])

  for (const order of [2, 3, 4]) {
    await pushOrder(order)
    await expect.poll(async () => (await shown())[0]?.data.count).toBe(order - 1)
  }
  expect(await shown()).toMatchObject([
    { title: '3 pesanan baru', body: 'Pesanan baru #000004 · Rp58.000 · Menunggu' },
  ])
  expect(await press()).toBe(`${baseURL}/admin?tab=orders`)
})

test('the owner chooses a device’s topics, and shares the day’s summary', async ({ ownerPage: page }) => {
  await watchWaysOut(page)
  await page.goto('/admin/pengaturan/notifikasi')
  const panel = page.locator('#notifikasi')
  await expect(panel.getByRole('checkbox')).toHaveCount(6)
  await expect(panel.getByRole('button', { name: 'Aktifkan di perangkat ini' })).toBeVisible()
  await expect(panel.getByText('Uang masuk:')).toBeVisible()
  expect(await pressWaysOut(panel)).toEqual(['tab wa.me'])
})
