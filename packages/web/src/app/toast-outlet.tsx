import { useOnDemand } from '@dimsum/ui/on-demand.ts'
import { currentToast, subscribeToToasts } from '@dimsum/ui/toast-store.ts'
import { useEffect, useSyncExternalStore } from 'react'

const fetchToaster = () => import('@dimsum/ui/toaster.tsx')
const control = 'main :is(button, input, select, textarea)'

/**
 * Toasts are rendered by code of their own. It is fetched at the first use of a control, so that it is there when the
 * first toast comes, even if the network is gone by then; who only reads the landing page never loads it.
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
