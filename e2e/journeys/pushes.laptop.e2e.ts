import { wholeBrowser } from '../../scripts/checks/chromium.mjs'
import { closeShopAndListen } from '../shop/pushed-worker.ts'
import { expect, test } from '../shop/test.ts'

/** Push notifications while no page of the shop is open. */

test.use({ serviceWorkers: 'allow', permissions: ['notifications'], launchOptions: wholeBrowser() })

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
