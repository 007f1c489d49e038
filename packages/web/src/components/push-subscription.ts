import type { PushSubscriptionJson } from '@dimsum/contract/notifications'
import { api } from '../api/client.ts'

/**
 * Whether this browser can be sent pushes. `home-screen`: an iPhone or iPad takes them only from the shop's app on its home
 * screen. `denied`: refused before, and only the browser's settings change that.
 */
export type PushAbility = 'possible' | 'home-screen' | 'denied' | 'unsupported'

export function pushAbility(): PushAbility {
  if ('serviceWorker' in navigator && 'PushManager' in window)
    return Notification.permission === 'denied' ? 'denied' : 'possible'
  return /iPhone|iPad/.test(navigator.userAgent) ? 'home-screen' : 'unsupported'
}

/** Asks the person and the push service; right after a press only. Null: the person said no. */
export async function subscribeToPush(): Promise<PushSubscriptionJson | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const worker = await navigator.serviceWorker.getRegistration()
  if (!worker) throw new Error('Muat ulang halaman ini, lalu coba lagi.')
  const key = await api.get<{ publicKey: string }>('/api/notifications/key')
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key?.publicKey ?? '',
  })
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}
