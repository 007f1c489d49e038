import { type BrowserContext, expect, type Page } from '@playwright/test'

/** A shown notification, read in the worker. */
export type Shown = { title: string; body: string; tag: string; data: { url: string; count: number } }

/**
 * Code for the service worker. It records each push once its notification is shown: Chromium loses a notification that is
 * read while it is being shown.
 */
const noteHandled = `
  globalThis.handled = new Set()
  const { waitUntil } = ExtendableEvent.prototype
  ExtendableEvent.prototype.waitUntil = function (work) {
    waitUntil.call(this, work)
    work.then(() => handled.add(this.data?.json().delivery))
  }`

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
  await worker.evaluate(noteHandled)
  let deliveries = 0
  // The protocol drops a push while the browser stops the worker. So it is sent until it was handled.
  const push = async (payload: object) => {
    deliveries += 1
    const delivery = deliveries
    await expect(async () => {
      await cdp.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId,
        data: JSON.stringify({ ...payload, delivery }),
      })
      await expect.poll(() => worker.evaluate(`handled.has(${delivery})`), { timeout: 5_000 }).toBe(true)
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
