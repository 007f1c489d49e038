import { wholeBrowser } from '../../scripts/checks/chromium.mjs'
import { Customer } from '../shop/customer.ts'
import { orderNumber } from '../shop/kitchen.ts'
import { openShop } from '../shop/own-shop.ts'
import { startBrowserPushes } from '../shop/push-service.ts'
import { closeShopAndListen } from '../shop/pushed-worker.ts'
import { expect, test, watchForFailures } from '../shop/test.ts'

/** «Kabari saya»: push notifications about an order on the customer's phone. */
test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowser() })
test.setTimeout(420_000)

let service: Awaited<ReturnType<typeof startBrowserPushes>>
let opened: Awaited<ReturnType<typeof openShop>>
test.beforeAll(async () => {
  service = await startBrowserPushes()
  opened = await openShop({ PUSH_SERVICES: service.url })
})
test.afterAll(async () => {
  await opened.end()
  await service.close()
})

const offer = 'Kabari saya'
const active = 'Kabar aktif di perangkat ini'
const placed = { url: '/admin?tab=orders&order', tag: 'order-placed', several: '# pesanan baru' }

test('a customer switches it on, gets each change while the shop is closed, several are combined, and a press opens the order', async ({
  browser,
}) => {
  const { desk } = opened
  const context = await browser.newContext({ baseURL: desk.url })
  const page = await context.newPage()
  const failures = watchForFailures(page)
  await service.serve(page)
  const customer = new Customer(page)
  const [id, other] = [await customer.hasOrdered(), await customer.hasOrdered()]
  await page.goto(`/track-order?orderId=${id}`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect(page.getByRole('button', { name: offer })).toBeVisible()
  await context.grantPermissions(['notifications'])
  // By keyboard; the result is announced.
  await page.getByRole('button', { name: offer }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: active })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Matikan kabar' })).toBeFocused()

  await desk.moveTo(id, 'preparing')
  await expect.poll(() => service.received().length).toBe(1)
  const [message] = service.received()
  expect(message).toMatchObject({ title: `Pesanan ${orderNumber(id)}`, body: 'Sedang Diproses · Rp58.000' })
  const { name, phone, address } = customer.about
  for (const secret of [name, phone, address]) expect(JSON.stringify(message)).not.toContain(secret)

  const { push, shown, press } = await closeShopAndListen(page, context, desk.url)
  // As the desk's: several of one kind become one notification.
  for (const count of [1, 2, 3]) {
    await push({
      title: `Pesanan baru #${count}`,
      body: 'Menunggu',
      ...placed,
      url: `${placed.url}=${count}`,
    })
    await expect.poll(async () => (await shown())[0]?.data.count).toBe(count)
  }
  expect(await shown()).toMatchObject([{ title: '3 pesanan baru', body: 'Pesanan baru #3 · Menunggu' }])
  expect(await press()).toBe(`${desk.url}/admin?tab=orders`)
  await push(message ?? {})
  await expect.poll(shown).toMatchObject([{ title: `Pesanan ${orderNumber(id)}` }])
  await page.goto(await press())
  await expect(page.getByRole('heading', { name: `Order ${orderNumber(id)}` })).toBeVisible()

  // A later visit and the invoice show that it is on.
  await page.goto(`/invoice/${id}`)
  await expect(page.getByText(active)).toBeVisible()
  await page.getByRole('button', { name: 'Matikan kabar' }).click()
  await expect(page.getByText('Kabar dimatikan')).toBeVisible()
  await page.goto(`/invoice/${other}`)
  // Simulates a shop with new VAPID keys: the browser is still subscribed with the old key.
  await page.evaluate(() => localStorage.setItem('push service', 'AAAA'))
  await page.getByRole('button', { name: offer }).click()
  await expect(page.getByText(active)).toBeVisible()
  await desk.moveTo(id, 'ready')
  await desk.moveTo(other, 'ready')
  await expect.poll(() => service.received().at(-1)?.title).toBe(`Pesanan ${orderNumber(other)}`)
  expect(service.received()).toHaveLength(2)
  expect(failures).toEqual([])
  await context.close()
})
