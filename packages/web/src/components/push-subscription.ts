import type { PushSubscriptionJson } from '@dimsum/contract/notifications'
import { api } from '../api/client.ts'

/** The page was loaded before its service worker was active. */
export class WorkerMissing extends Error {}

/**
 * Asks for the permission and subscribes; must be called in a user gesture. Null when the permission was denied.
 * @throws WorkerMissing until the page is reloaded
 */
export async function subscribeToPush(): Promise<PushSubscriptionJson | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const worker = await navigator.serviceWorker.getRegistration()
  if (!worker?.active) throw new WorkerMissing()
  const key = await shopKey()
  const known = await worker.pushManager.getSubscription()
  // A subscription is bound to its VAPID key; browsers reject a second one with another key.
  if (known && !isMadeWith(known, key)) await known.unsubscribe()
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  return jsonOf(subscription)
}

/** The current subscription; null without one, or if its key is outdated. */
export async function currentSubscription(): Promise<PushSubscriptionJson | null> {
  const worker = await navigator.serviceWorker.getRegistration()
  const subscription = await worker?.pushManager.getSubscription()
  if (!subscription) return null
  return isMadeWith(subscription, await shopKey()) ? jsonOf(subscription) : null
}

const shopKey = async () => (await api.get<{ publicKey: string }>('/api/notifications/key'))?.publicKey ?? ''

const isMadeWith = ({ options }: PushSubscription, key: string): boolean => {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key
}

function jsonOf(subscription: PushSubscription): PushSubscriptionJson {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}
