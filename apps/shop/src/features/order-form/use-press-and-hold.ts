import { useEffect, useRef } from 'react'

const holdMs = 450
const repeatMs = 90

/**
 * Props for a button that acts on a press and repeats while it is held. Keyboard and screen reader press it normally.
 * @param act gets true while the button is held
 */
export function usePressAndHold(act: (isRepeat: boolean) => void) {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The click event after a hold must not act again. */
  const wasHeld = useRef(false)

  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])

  const repeat = () => {
    wasHeld.current = true
    latest.current(true)
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
    // A long press would open the browser's context menu.
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      if (!wasHeld.current) latest.current(false)
      wasHeld.current = false
    },
  }
}
