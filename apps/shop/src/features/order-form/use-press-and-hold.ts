import { useEffect, useRef } from 'react'

const holdMs = 450
const repeatMs = 90

/**
 * Props for a button that acts once when pressed and goes on acting while it is held down. A keyboard or a screen reader
 * presses it as any other button.
 */
export function usePressAndHold(act: () => void) {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The click that ends a hold is no further press. */
  const wasHeld = useRef(false)

  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])

  const repeat = () => {
    wasHeld.current = true
    latest.current()
    timer.current = setTimeout(repeat, repeatMs)
  }

  return {
    onPointerDown: (event: { button: number }) => {
      wasHeld.current = false
      if (event.button === 0) timer.current = setTimeout(repeat, holdMs)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A long press on a phone would open the browser's own menu.
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      if (!wasHeld.current) latest.current()
      wasHeld.current = false
    },
  }
}
