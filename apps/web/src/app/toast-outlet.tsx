import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { currentToast, subscribeToToasts } from '../ui/toast-store.ts'

const fetchToaster = () => import('../ui/toaster.tsx')
const Toaster = lazy(fetchToaster)

/**
 * Toasts are drawn by code of their own. It is fetched when somebody first uses a control, so that it is there when the
 * first toast comes, even if the network is gone by then; who only reads the landing page never loads it.
 */
export function ToastOutlet() {
  const spoken = useSyncExternalStore(subscribeToToasts, currentToast, () => null) !== null
  useEffect(() => {
    const control = 'main :is(button, input, select, textarea)'
    const prefetch = ({ target }: FocusEvent) => {
      if (!(target instanceof Element && target.matches(control))) return
      removeEventListener('focusin', prefetch)
      fetchToaster().catch(() => {})
    }
    addEventListener('focusin', prefetch)
    return () => removeEventListener('focusin', prefetch)
  }, [])
  return spoken ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
