import { useRef } from 'react'
import { doubleTapMs } from './double-tap.ts'

/**
 * Runs the action on the first press only: a double tap must not also press the control that replaced the first one,
 * such as the next step.
 */
export function useFirstPress(act: () => void): (event: { timeStamp: number }) => void {
  const last = useRef(Number.NEGATIVE_INFINITY)
  return ({ timeStamp }) => {
    const isSameTap = timeStamp - last.current < doubleTapMs
    last.current = timeStamp
    if (!isSameTap) act()
  }
}
