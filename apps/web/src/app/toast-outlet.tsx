import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { currentToast, subscribeToToasts } from '../ui/toast-store.ts'

const fetchToaster = () => import('../ui/toaster.tsx')
const Toaster = lazy(fetchToaster)

/**
 * Toasts are drawn by code of their own, fetched once the page is quiet, so that it is there when the first one
 * comes, even offline.
 */
export function ToastOutlet() {
  const spoken = useSyncExternalStore(subscribeToToasts, currentToast, () => null) !== null
  useEffect(() => {
    // Safari has no idle callback; a second after start is quiet enough.
    const prefetch = () => fetchToaster().catch(() => {})
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(prefetch, 1000)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(prefetch)
    return () => cancelIdleCallback(handle)
  }, [])
  return spoken ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
