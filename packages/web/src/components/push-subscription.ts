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
  const key = await api.get<{ publicKey: string }>('/api/notifications/key')
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key?.publicKey ?? '',
  })
  return jsonOf(subscription)
}

/** What this browser is subscribed with; null when it is not. */
export async function currentSubscription(): Promise<PushSubscriptionJson | null> {
  const worker = await navigator.serviceWorker.getRegistration()
  const subscription = await worker?.pushManager.getSubscription()
  return subscription ? jsonOf(subscription) : null
}

function jsonOf(subscription: PushSubscription): PushSubscriptionJson {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}
