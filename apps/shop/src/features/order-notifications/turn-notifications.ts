import type { PushSubscriptionJson } from '@dimsum/contract/notifications'
import { api } from '@dimsum/web/api/client.ts'
import { pushAbility } from '@dimsum/web/components/push-ability.ts'
import { currentSubscription, subscribeToPush } from '@dimsum/web/components/push-subscription.ts'
import { isNotified, noteNotified } from './notified-orders.ts'

/** Whether this browser is notified of an order, and what is said about it. */
export type NotificationState = { isOn: boolean; title: string; text: string }

const on: NotificationState = {
  isOn: true,
  title: 'Kabar aktif di perangkat ini',
  text: 'Anda dikabari saat status pesanan berubah, juga saat halaman ini ditutup.',
}
const ended: NotificationState = {
  isOn: false,
  title: 'Kabar dimatikan',
  text: 'Perangkat ini tidak dikabari lagi tentang pesanan ini.',
}
const blocked: NotificationState = {
  isOn: false,
  title: 'Notifikasi diblokir',
  text: 'Buka pengaturan situs lewat ikon di samping alamat halaman ini, izinkan Notifikasi, lalu tekan lagi.',
}
const unanswered: NotificationState = {
  isOn: false,
  title: 'Belum diizinkan',
  text: 'Tekan lagi, lalu pilih «Izinkan».',
}
const needsHomeScreen: NotificationState = {
  isOn: false,
  title: 'Pasang dulu di layar utama',
  text: 'Tekan Bagikan, lalu «Tambah ke Layar Utama». Buka toko dari sana, lacak pesanan ini, dan tekan «Kabari saya».',
}

/** `null`: this browser is not notified of the order. */
export async function readNotifications(orderId: number): Promise<NotificationState | null> {
  return isNotified(orderId) && (await currentSubscription()) ? on : null
}

/**
 * Switches notifications about an order on, for which the browser asks the person, or off.
 * @throws ApiError, or the browser's error when its push service cannot be reached
 */
export async function turnNotifications(orderId: number, isOn: boolean): Promise<NotificationState> {
  if (!isOn) {
    const subscription = await currentSubscription()
    if (subscription) await save(orderId, subscription, false)
    noteNotified(orderId, false)
    return ended
  }
  if (pushAbility() === 'home-screen') return needsHomeScreen
  const subscription = await subscribeToPush()
  if (!subscription) return Notification.permission === 'denied' ? blocked : unanswered
  await save(orderId, subscription, true)
  noteNotified(orderId, true)
  return on
}

const save = (orderId: number, subscription: PushSubscriptionJson, isOn: boolean) =>
  api.put(`/api/orders/${orderId}/notifications`, { subscription, isOn })
