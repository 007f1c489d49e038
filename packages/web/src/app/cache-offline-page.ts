/** Registers the service worker that caches the offline page (the shop's `service-worker.ts`, for both apps). */
export function keepOfflinePage() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    // The offline page is optional, so a failed registration is ignored.
    navigator.serviceWorker.register('/service-worker.js').catch(() => {})
  })
}
