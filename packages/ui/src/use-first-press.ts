import { type MouseEvent, useRef } from 'react'
import { doubleTapMs } from './double-tap.ts'

/** Px. Two taps that are closer than half of the smallest button count as one place. */
const samePlacePx = 24

/** Last pointer press on any button of this hook: the button may be gone, and another one in its place. */
let lastPress = { timeStamp: Number.NEGATIVE_INFINITY, clientX: 0, clientY: 0 }

/**
 * Runs the action on the first press only: a double tap must not also press the control that replaced the first one,
 * such as the next step or the next card.
 */
export function useFirstPress(act: () => void): (press: MouseEvent) => void {
  const last = useRef(Number.NEGATIVE_INFINITY)
  return ({ timeStamp, clientX, clientY, detail }) => {
    const isByPointer = detail > 0
    const isSamePlace =
      isByPointer && Math.hypot(clientX - lastPress.clientX, clientY - lastPress.clientY) < samePlacePx
    const before = isSamePlace ? Math.max(last.current, lastPress.timeStamp) : last.current
    last.current = timeStamp
    if (isByPointer) lastPress = { timeStamp, clientX, clientY }
    if (timeStamp - before >= doubleTapMs) act()
  }
}
