import type { PushSubscriptionJson } from '@dimsum/contract/notifications'
import { api } from '../api/client.ts'

/** The page was opened before its worker was there. */
export class WorkerMissing extends Error {}

/**
 * Asks the person and the push service; right after a press only. Null: the person said no.
 * @throws WorkerMissing until the page is loaded again
 */
export async function subscribeToPush(): Promise<PushSubscriptionJson | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const worker = await navigator.serviceWorker.getRegistration()
  if (!worker?.active) throw new WorkerMissing()
  const key = await shopKey()
  const known = await worker.pushManager.getSubscription()
  // A subscription is bound to its key: the browser refuses another one beside it.
  if (known && !isMadeWith(known, key)) await known.unsubscribe()
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  return jsonOf(subscription)
}

/** What this browser is subscribed with; null when it is not, or with a key the shop has no longer. */
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
