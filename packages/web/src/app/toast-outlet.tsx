import { useOnDemand } from '@dimsum/ui/on-demand.ts'
import { currentToast, subscribeToToasts } from '@dimsum/ui/toast-store.ts'
import { useEffect, useSyncExternalStore } from 'react'

const fetchToaster = () => import('@dimsum/ui/toaster.tsx')
const control = 'main :is(button, input, select, textarea)'

/**
 * Loads the toast container at the first use of a control, so that toasts work even if the network is lost later.
 * Visitors who only read the landing page never load it.
 */
export function ToastOutlet() {
  const { Component: Toaster, fetch } = useOnDemand(fetchToaster)
  const spoken = useSyncExternalStore(subscribeToToasts, currentToast, () => null) !== null

  useEffect(() => {
    if (Toaster) return
    if (spoken || document.activeElement?.matches(control)) void fetch()
    const onUse = ({ target }: Event) => {
      if (target instanceof Element && target.closest(control)) void fetch()
    }
    const uses = ['focusin', 'click', 'online'] as const
    for (const use of uses) addEventListener(use, onUse)
    return () => {
      for (const use of uses) removeEventListener(use, onUse)
    }
  }, [Toaster, spoken, fetch])

  return Toaster ? <Toaster /> : null
}
