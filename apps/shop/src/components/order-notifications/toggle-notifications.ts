import type { PushSubscriptionJson } from '@dimsum/contract/notifications'
import { api } from '@dimsum/web/api/client.ts'
import { pushAbility } from '@dimsum/web/components/push-ability.ts'
import { currentSubscription, subscribeToPush } from '@dimsum/web/components/push-subscription.ts'
import type { Message } from '@dimsum/words/sentence'
import { notificationState } from '@dimsum/words/shop/order-notifications'
import { isNotified, noteNotified } from './notified-orders.ts'

/** Whether this browser is subscribed to the order, and the texts to show. */
export type NotificationState = { isOn: boolean; title: Message; text: Message }

const on: NotificationState = { isOn: true, ...notificationState.on }
const off = (words: { title: Message; text: Message }): NotificationState => ({ isOn: false, ...words })
export const notSubscribed = off(notificationState.offer)

/** `null`: this browser is not subscribed to the order. */
export async function readNotifications(orderId: number): Promise<NotificationState | null> {
  return isNotified(orderId) && (await currentSubscription()) ? on : null
}

/**
 * Switches notifications about an order on or off. Switching on shows the browser's permission dialog.
 * @throws ApiError, or the browser's error when its push service is unreachable
 */
export async function toggleNotifications(orderId: number, isOn: boolean): Promise<NotificationState> {
  if (!isOn) {
    const subscription = await currentSubscription()
    if (subscription) await save(orderId, subscription, false)
    noteNotified(orderId, false)
    return off(notificationState.ended)
  }
  if (pushAbility() === 'home-screen') return off(notificationState.homeScreen)
  const subscription = await subscribeToPush()
  if (!subscription) {
    const isBlocked = Notification.permission === 'denied'
    return off(isBlocked ? notificationState.blocked : notificationState.unanswered)
  }
  await save(orderId, subscription, true)
  noteNotified(orderId, true)
  return on
}

const save = (orderId: number, subscription: PushSubscriptionJson, isOn: boolean) =>
  api.put(`/api/orders/${orderId}/notifications`, { subscription, isOn })
