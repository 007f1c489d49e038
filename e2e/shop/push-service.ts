import type { Page } from '@playwright/test'
import { startPushService } from '../../apps/server/src/testing/push-service.ts'

/** A decrypted push message. */
type OpenedPush = { title: string; body: string; url: string; tag: string; several: string }

/** A local push service with one browser. */
export async function startBrowserPushes() {
  const service = await startPushService()
  const browser = service.newBrowser()
  return {
    url: service.url,
    close: service.close,
    /** Received messages, oldest first. */
    received: (): OpenedPush[] => service.received.map(({ body }) => JSON.parse(browser.open(body))),
    /** Test browsers cannot reach real push services, so they subscribe with a URL of this one. */
    serve: async (page: Page) => {
      await page.addInitScript((json) => {
        if (!('PushManager' in window)) return
        // The VAPID key of the subscription; like a browser, it rejects a second one with another key.
        const key = () => localStorage.getItem('push service')
        const bytes = () =>
          Uint8Array.from(atob((key() ?? '').replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
            sign.charCodeAt(0),
          )
        const subscription = Object.create(PushSubscription.prototype, {
          toJSON: { value: () => json },
          options: { get: () => ({ applicationServerKey: bytes().buffer }) },
          unsubscribe: { value: async () => localStorage.removeItem('push service') },
        })
        PushManager.prototype.subscribe = async ({ applicationServerKey: wanted } = {}) => {
          if (key() && key() !== wanted) throw new DOMException('another key', 'InvalidStateError')
          localStorage.setItem('push service', String(wanted))
          return subscription
        }
        PushManager.prototype.getSubscription = async () => (key() ? subscription : null)
      }, browser.subscription)
    },
  }
}
