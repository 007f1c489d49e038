import { keep, recall } from '../components/session-memory.ts'

/**
 * Scroll positions per history entry. The browser restores them too early for pages that are rendered later, so the app
 * does it: Back restores, forward starts at the top. Positions survive a reload.
 */
export type Navigation = { kind: 'load' } | { kind: 'forward' } | { kind: 'back'; top: number }

let arrival: Navigation = { kind: 'load' }
let entry = 0
let lastEntry = 0
let pathname = ''
/** Between two pages scroll events are ignored. */
let between = false
let hasArrived = false
const tops = new Map<number, number>()
const keptAs = 'scroll-tops'
const maxStored = 50

/** Call once at startup. */
export function restoreScrolling() {
  pathname = location.pathname
  entry = entryOf(history.state)
  for (const [of, top] of (recall(keptAs) as [number, number][] | undefined) ?? []) tops.set(of, top)
  lastEntry = Math.max(entry, ...tops.keys())
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    keep(keptAs, [...tops].slice(-maxStored))
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
  addEventListener(
    'scroll',
    () => {
      if (!between) tops.set(entry, scrollY)
    },
    { passive: true },
  )
  // wouter dispatches an event of this name after its own pushes.
  addEventListener('pushState', () => {
    lastEntry += 1
    entry = lastEntry
    history.replaceState({ ...history.state, entry }, '')
    leave({ kind: 'forward' })
  })
  addEventListener('popstate', () => {
    entry = entryOf(history.state)
    leave({ kind: 'back', top: tops.get(entry) ?? 0 })
  })
}

function leave(next: Navigation) {
  arrival = next
  const samePage = location.pathname === pathname
  pathname = location.pathname
  between = !samePage
  if (samePage && next.kind === 'back') scrollTo({ top: next.top, behavior: 'instant' })
}

function entryOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'number'
    ? state.entry
    : 0
}

/** How the page just rendered was reached. */
export function takeNavigation(): Navigation {
  const hasLeft = between
  between = false
  // The browser handles the first page, unless the user left it before the app started.
  const isFirst = !hasArrived && !hasLeft
  hasArrived = true
  return isFirst ? { kind: 'load' } : arrival
}
