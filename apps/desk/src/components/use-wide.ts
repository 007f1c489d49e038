import { useSyncExternalStore } from 'react'

/** Breakpoint `lg` of tokens.css: room for two columns. */
const wide = () => matchMedia('(min-width: 64rem)')

function subscribe(onChange: () => void) {
  const media = wide()
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the window is at least as wide as `lg`. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide().matches)
