import type { PushPayload } from '@dimsum/contract/notifications'

/** Shows pushes while no page of the shop is open, and opens their screen when they are pressed. */

declare const self: ServiceWorkerGlobalScope

/** What a shown notification remembers: the screen it opens, and how many messages it stands for. */
type Shown = { url: string; count: number }

/**
 * A browser takes the right away from a worker that shows nothing for a push. No sentence of `packages/words`: what the app
 * uses too would be imported from a shared file, and a classic worker has no imports.
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
    // The one before is replaced, and the phone rings again.
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

/** Several orders are looked at on their list. */
function listOf(url: string): string {
  const list = new URL(url, self.location.origin)
  list.searchParams.delete('order')
  return list.pathname + list.search
}

async function open(url: URL) {
  if (url.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const opened = windows.find((client) => client.url === url.href)
  // A page that shows something else may hold a form that is half filled in.
  await (opened ? opened.focus() : self.clients.openWindow(url.href))
}
