/**
 * Caches one page for use offline, with the shop's name and a link to its phone number. Fonts and icons are cached for
 * that page. Nothing else is served from the cache: no other page, never `/api`.
 */
import fraunces from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url'
import jakarta from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import { showPushes } from './service-worker-push.ts'

declare const self: ServiceWorkerGlobalScope

const cacheName = 'shop-1'
const offlinePage = '/offline'
const lasting = [fraunces, jakarta, '/icons/steamer.svg']

/** Language of the cached page; undefined until this worker instance has fetched it. */
let savedIn: string | undefined

showPushes()

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(cacheName)
      await cache.addAll([offlinePage, ...lasting])
      await self.skipWaiting()
    })(),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name)
      // Starts the navigation request in parallel with the worker's startup.
      await self.registration.navigationPreload?.enable()
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (origin === self.location.origin && lasting.includes(pathname)) event.respondWith(saved(request))
})

async function page(event: FetchEvent): Promise<Response> {
  try {
    const response = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request))
    event.waitUntil(refreshOfflinePage(response.headers.get('content-language') ?? savedIn ?? ''))
    return response
  } catch {
    return (await caches.match(offlinePage)) ?? Response.error()
  }
}

/**
 * Refetches the offline page once per worker instance, because the phone number may have changed, and whenever the
 * reader changed the language.
 */
async function refreshOfflinePage(language: string) {
  if (savedIn === language) return
  const before = savedIn
  savedIn = language
  const cache = await caches.open(cacheName)
  await cache.add(offlinePage).catch(() => {
    savedIn = before
  })
}

async function saved(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}
