import { useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and while a served page is hydrated. True once its effects ran, which put back what was typed before;
 * from the start where the app renders by itself.
 */
export function useHydrated(): boolean {
  const isRenderedHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [isReady, setReady] = useState(isRenderedHere)
  useEffect(() => setReady(true), [])
  return isReady
}
