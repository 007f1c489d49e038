import { useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and during hydration. True after the effects ran, which restore typed text; true at once where
 * the app renders without hydration.
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
