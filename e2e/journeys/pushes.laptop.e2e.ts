import type { CDPSession } from '@playwright/test'
import { wholeBrowser } from '../../scripts/checks/chromium.mjs'
import { expect, test } from '../shop/test.ts'
import { pressWaysOut, watchWaysOut } from '../shop/ways-out.ts'

/** What a phone shows while no page of the shop is open. */

/** What a phone shows, read in the worker. */
type Shown = { title: string; body: string; tag: string; data: { url: string; count: number } }

test.use({ serviceWorkers: 'allow', permissions: ['notifications'], launchOptions: wholeBrowser() })

/** The browser's own way to hand a push to a worker. */
const registrationIn = (cdp: CDPSession, origin: string) =>
  new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (own) resolve(own.registrationId)
    })
  })

test('a push that comes while the shop is closed is shown, several become one, and a press opens the order', async ({
  page,
  context,
  baseURL: given,
}) => {
  const baseURL = given ?? ''
  await page.goto('/track-order')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('about:blank')
  const cdp = await context.newCDPSession(page)
  const registration = registrationIn(cdp, baseURL)
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registration
  const push = (order: number) =>
    cdp.send('ServiceWorker.deliverPushMessage', {
      origin: baseURL,
      registrationId,
      data: JSON.stringify({
        title: `Pesanan baru #00000${order}`,
        body: 'Rp58.000 · Menunggu',
        url: `/admin?tab=orders&order=${order}`,
        tag: 'order-placed',
        several: '# pesanan baru',
      }),
    })
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const shown = () =>
    worker.evaluate<Shown[]>(`registration.getNotifications().then((all) =>
      all.map(({ title, body, tag, data }) => ({ title, body, tag, data })))`)
  await push(1)
  await expect.poll(shown).toEqual([
    {
      title: 'Pesanan baru #000001',
      body: 'Rp58.000 · Menunggu',
      tag: 'order-placed',
      data: { url: '/admin?tab=orders&order=1', count: 1 },
    },
  ])

  /** Presses the one notification; the browser opens windows for a person's press only, so the worker's wish is read. */
  const pressed = () =>
    worker.evaluate<string>(`registration.getNotifications().then(([notification]) =>
      new Promise((resolve) => {
        clients.openWindow = async (url) => resolve(url)
        dispatchEvent(new NotificationEvent('notificationclick', { notification }))
      }))`)
  expect(await pressed()).toBe(`${baseURL}/admin?tab=orders&order=1`)
  expect(await shown()).toEqual([])

  for (const order of [2, 3, 4]) {
    await push(order)
    await expect.poll(async () => (await shown())[0]?.data.count).toBe(order - 1)
  }
  expect(await shown()).toMatchObject([
    { title: '3 pesanan baru', body: 'Pesanan baru #000004 · Rp58.000 · Menunggu' },
  ])
  expect(await pressed()).toBe(`${baseURL}/admin?tab=orders`)
})

test('the owner chooses what a device is notified of, and passes the day’s summary on', async ({
  ownerPage: page,
}) => {
  await watchWaysOut(page)
  await page.goto('/admin/pengaturan?tab=notifikasi')
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByRole('checkbox')).toHaveCount(6)
  await expect(panel.getByRole('button', { name: 'Aktifkan di perangkat ini' })).toBeVisible()
  await expect(panel.getByText('Uang masuk:')).toBeVisible()
  expect(await pressWaysOut(panel)).toEqual(['tab wa.me'])
})
