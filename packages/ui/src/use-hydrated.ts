import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while a served page is hydrated, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
