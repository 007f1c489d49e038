import { shopNews } from '@dimsum/words/desk/live'
import { type LanguageChoice, languageOf, textOf } from '@dimsum/words/sentence'
/**
 * Browser notifications while the page is open but hidden. They contain no customer names: others may see the screen.
 */

export type NotificationRight = NotificationPermission | 'unsupported'

export const notificationRight = (): NotificationRight =>
  typeof Notification === 'undefined' ? 'unsupported' : Notification.permission

/** Asks for the permission; browsers allow that only in a user gesture. */
export async function askForNotifications(): Promise<NotificationRight> {
  if (typeof Notification === 'undefined') return 'unsupported'
  return Notification.requestPermission().catch(() => Notification.permission)
}

/** Shows «2 pesanan baru» and replaces the previous notification. Shows nothing while the page is visible. */
export async function notifyOfOrders(count: number, choice: LanguageChoice): Promise<void> {
  if (notificationRight() !== 'granted' || document.visibilityState === 'visible') return
  const message = shopNews.notification(count)
  const title = textOf(message, choice)
  const options = {
    body: textOf(shopNews.openOrders, choice),
    tag: 'new-orders',
    icon: '/icons/icon-192.png',
    lang: languageOf(message, choice),
  }
  // Mobile browsers support notifications only through a service worker.
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (worker) return worker.showNotification(title, options)
  const shown = new Notification(title, options)
  shown.onclick = () => window.focus()
}
