import { shopNews } from '@dimsum/words/desk/live'
import { type LanguageChoice, languageOf, textOf } from '@dimsum/words/sentence'
/** Notifications of the device, for a screen that is open but not in front. They name no customer: others may look. */

export type NotificationRight = NotificationPermission | 'unsupported'

export const notificationRight = (): NotificationRight =>
  typeof Notification === 'undefined' ? 'unsupported' : Notification.permission

/** Asks the person; browsers allow that only right after a touch. */
export async function askForNotifications(): Promise<NotificationRight> {
  if (typeof Notification === 'undefined') return 'unsupported'
  return Notification.requestPermission().catch(() => Notification.permission)
}

/** Shows «2 pesanan baru» once, in the reader's language and in place of the one before. Nothing while the screen is visible. */
export async function notifyOfOrders(count: number, choice: LanguageChoice): Promise<void> {
  if (notificationRight() !== 'granted' || document.visibilityState === 'visible') return
  const said = shopNews.notification(count)
  const title = textOf(said, choice)
  const options = {
    body: textOf(shopNews.openOrders, choice),
    tag: 'new-orders',
    icon: '/icons/icon-192.png',
    lang: languageOf(said, choice),
  }
  // Phones show them through the service worker only.
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (worker) return worker.showNotification(title, options)
  const shown = new Notification(title, options)
  shown.onclick = () => window.focus()
}
