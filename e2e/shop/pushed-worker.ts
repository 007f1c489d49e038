import { type BrowserContext, expect, type Page } from '@playwright/test'

/** What a phone shows, read in the worker. */
export type Shown = { title: string; body: string; tag: string; data: { url: string; count: number } }

/** The shop's worker while no page of the shop is open: the browser's own protocol hands it pushes. */
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
  const push = (payload: object) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(payload) })
  const shown = () =>
    worker.evaluate<Shown[]>(`registration.getNotifications().then((all) =>
      all.map(({ title, body, tag, data }) => ({ title, body, tag, data })))`)
  // The protocol drops what it is given while the browser still puts the worker away: a first one shows when it is ready.
  await expect(async () => {
    await push({ title: 'Tes', body: '', url: '/', tag: 'first', several: '' })
    await expect.poll(async () => (await shown()).length, { timeout: 2_000 }).toBe(1)
  }).toPass()
  await worker.evaluate('registration.getNotifications().then((all) => all.forEach((one) => one.close()))')
  await expect.poll(shown).toEqual([])
  return {
    push,
    shown,
    /** Presses the one notification; the browser opens windows for a person's press only, so the worker's wish is read. */
    press: () =>
      worker.evaluate<string>(`registration.getNotifications().then(([notification]) =>
        new Promise((resolve) => {
          clients.openWindow = async (url) => resolve(url)
          dispatchEvent(new NotificationEvent('notificationclick', { notification }))
        }))`),
  }
}
