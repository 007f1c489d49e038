import { notifyManager } from '@tanstack/react-query'

/** After a touch the browser sends the click as a task of its own; a press may also end without one (ms). */
const clickMs = 100

/**
 * Data that arrives while a pointer is down is shown after its click. Otherwise an element above that grows moves the pressed
 * one away, or puts a new one in its place, and the browser sends no click to either.
 */
export function holdUpdatesWhilePressed() {
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
  // The page scrolls, or the pointer came up outside of the window: no click comes.
  listen('pointercancel', release)
  listen('pointermove', ({ buttons, pointerType }) => {
    if (isPressed && pointerType === 'mouse' && buttons === 0) release()
  })
  notifyManager.setScheduler((show) => {
    if (isPressed) waiting.push(show)
    else setTimeout(show, 0)
  })
}
