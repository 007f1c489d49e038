import { useSyncExternalStore } from 'react'

/** From here on there is room for two columns; tokens.css calls it `lg`. */
const wide = () => matchMedia('(min-width: 64rem)')

function subscribe(onChange: () => void) {
  const media = wide()
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the window is as wide as a laptop's. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide().matches)
