import { useRef } from 'react'
import { oneTapMs } from './one-tap.ts'

/**
 * Runs the act on the first press only: a double tap must not press what the first tap put in its place, such as the
 * next step after the one that was meant.
 */
export function useFirstPress(act: () => void): (event: { timeStamp: number }) => void {
  const last = useRef(Number.NEGATIVE_INFINITY)
  return ({ timeStamp }) => {
    const isSameTap = timeStamp - last.current < oneTapMs
    last.current = timeStamp
    if (!isSameTap) act()
  }
}
