import { type BrowserContext, expect, type Page } from '@playwright/test'

/** A shown notification, read in the worker. */
export type Shown = { title: string; body: string; tag: string; data: { url: string; count: number } }

declare global {
  /** Numbers of the pushes that the worker received. */
  var deliveries: Set<number>
}

/** Runs in the worker before its own listener: drops a push that was already received. */
function keepOnePerDelivery() {
  globalThis.deliveries = new Set()
  const onPush = (event: Event & { data?: { json(): { delivery: number } } }) => {
    const delivery = event.data?.json().delivery ?? 0
    if (globalThis.deliveries.has(delivery)) event.stopImmediatePropagation()
    globalThis.deliveries.add(delivery)
  }
  globalThis.addEventListener('push', onPush, { capture: true })
}

/** Closes all pages of the shop; pushes are then delivered through the DevTools protocol. */
export async function closeShopAndListen(page: Page, context: BrowserContext, origin: string) {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('about:blank')
  const cdp = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (own) resolve(own.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registration
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(keepOnePerDelivery)
  let deliveries = 0
  // The protocol drops a push while the browser stops the worker, or delivers it late. So it is sent until it was
  // received, and duplicates are dropped in the worker.
  const push = async (payload: object) => {
    deliveries += 1
    const delivery = deliveries
    await expect(async () => {
      await cdp.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId,
        data: JSON.stringify({ ...payload, delivery }),
      })
      await expect
        .poll(() => worker.evaluate((one) => globalThis.deliveries.has(one), delivery), { timeout: 2_000 })
        .toBe(true)
    }).toPass()
  }
  const shown = () =>
    worker.evaluate<Shown[]>(`registration.getNotifications().then((all) =>
      all.map(({ title, body, tag, data }) => ({ title, body, tag, data })))`)
  return {
    push,
    shown,
    /** Presses the notification. Browsers open windows only for real presses, so the worker's call is recorded. */
    press: () =>
      worker.evaluate<string>(`registration.getNotifications().then(([notification]) =>
        new Promise((resolve) => {
          clients.openWindow = async (url) => resolve(url)
          dispatchEvent(new NotificationEvent('notificationclick', { notification }))
        }))`),
  }
}
