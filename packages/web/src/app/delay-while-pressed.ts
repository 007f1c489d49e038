import { notifyManager } from '@tanstack/react-query'

/** After `pointerup` the click event follows in a later task; some presses have no click (ms). */
const clickMs = 100

/**
 * Delays re-renders with new data while a pointer is down, until its click. Otherwise content that grows above could
 * move or replace the pressed element, and the browser would not fire the click.
 */
export function delayUpdatesWhilePressed() {
  let isPressed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: (() => void)[] = []
  const release = () => {
    isPressed = false
    const due = waiting
    waiting = []
    for (const show of due) show()
  }
  const listen = (
    type: 'pointerdown' | 'pointerup' | 'pointercancel' | 'pointermove',
    on: (event: PointerEvent) => void,
  ) => addEventListener(type, on, { capture: true, passive: true })

  listen('pointerdown', () => {
    clearTimeout(timer)
    isPressed = true
  })
  const releaseAfter = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(release, ms)
  }
  listen('pointerup', () => releaseAfter(clickMs))
  addEventListener('click', () => releaseAfter(0), { capture: true })
  // The page scrolls, or the pointer was released outside the window: no click follows.
  listen('pointercancel', release)
  listen('pointermove', ({ buttons, pointerType }) => {
    if (isPressed && pointerType === 'mouse' && buttons === 0) release()
  })
  notifyManager.setScheduler((show) => {
    if (isPressed) waiting.push(show)
    else setTimeout(show, 0)
  })
}
