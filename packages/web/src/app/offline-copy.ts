/** Keeps the offline page for times without a network (the shop's `service-worker.ts`, for both apps). */
export function keepOfflinePage() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    // The offline page is a courtesy; a browser that refuses it loses nothing else.
    navigator.serviceWorker.register('/service-worker.js').catch(() => {})
  })
}
