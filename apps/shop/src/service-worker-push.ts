import type { PushPayload } from '@dimsum/contract/notifications'

/** Shows push notifications and opens their screen on a press. */

declare const self: ServiceWorkerGlobalScope

/** Data of a shown notification: the screen to open, and how many messages it combines. */
type Shown = { url: string; count: number }

/**
 * Shown when a payload is unreadable: browsers revoke the permission of workers that show nothing for a push. It uses
 * no sentence of `packages/words`: a module shared with the app becomes a separate file, and a classic worker has no
 * imports.
 */
const unreadable: PushPayload = {
  title: 'Ada kabar dari toko',
  body: '',
  url: '/',
  tag: 'unreadable',
  several: '',
}

export function showPushes() {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const { url } = event.notification.data as Shown
    event.waitUntil(open(new URL(url, self.location.origin)))
  })
}

async function show(data: PushMessageData | null) {
  const { title, body, url, tag, several } = payloadOf(data)
  const before = several === '' ? [] : await self.registration.getNotifications({ tag })
  const count = before.reduce((sum, { data: shown }) => sum + ((shown as Shown | null)?.count ?? 1), 1)
  const options = {
    body: count === 1 ? body : `${title} · ${body}`,
    tag,
    // The new notification replaces the old one and alerts again.
    renotify: true,
    icon: '/icons/icon-192.png',
    lang: 'id',
    data: { url: count === 1 ? url : listOf(url), count } satisfies Shown,
  }
  await self.registration.showNotification(count === 1 ? title : several.replace('#', String(count)), options)
}

function payloadOf(data: PushMessageData | null): PushPayload {
  try {
    return (data?.json() as PushPayload | undefined) ?? unreadable
  } catch {
    return unreadable
  }
}

/** Several orders open the list of orders. */
function listOf(url: string): string {
  const list = new URL(url, self.location.origin)
  list.searchParams.delete('order')
  return list.pathname + list.search
}

async function open(url: URL) {
  if (url.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const opened = windows.find((client) => client.url === url.href)
  // Pages that show something else are not navigated: they may have a half-filled form.
  await (opened ? opened.focus() : self.clients.openWindow(url.href))
}
