import { useSyncExternalStore } from 'react'

const stepMs = 30_000
const listeners = new Set<() => void>()
let now = new Date()
let timer: ReturnType<typeof setInterval> | undefined

/**
 * The current time, updated by one shared timer, so that ages of orders stay right on a page that is never reloaded.
 */
export function useMinute(): Date {
  return useSyncExternalStore(subscribe, () => now)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = new Date()
    timer = setInterval(tick, stepMs)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

function tick() {
  now = new Date()
  for (const listener of listeners) listener()
}
