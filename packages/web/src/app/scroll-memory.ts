import { keep, recall } from '../components/session-memory.ts'

/**
 * Where each visited entry of the history was scrolled to. The browser's own restoring comes too early for pages
 * that are rendered later, so the app does it: Back restores, forward starts at the top. A reload keeps what is known.
 */
export type Arrival = { kind: 'load' } | { kind: 'forward' } | { kind: 'back'; top: number }

let arrival: Arrival = { kind: 'load' }
let entry = 0
let lastEntry = 0
let pathname = ''
/** Between leaving a page and drawing the next one the scroll position means nothing. */
let between = false
let hasArrived = false
const tops = new Map<number, number>()
const keptAs = 'scroll-tops'
const mostKept = 50

/** Starts watching the history; call once, when the app starts. */
export function rememberScrolling() {
  pathname = location.pathname
  entry = entryOf(history.state)
  for (const [of, top] of (recall(keptAs) as [number, number][] | undefined) ?? []) tops.set(of, top)
  lastEntry = Math.max(entry, ...tops.keys())
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    keep(keptAs, [...tops].slice(-mostKept))
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
  // The router announces its own pushes by an event of this name.
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

function leave(next: Arrival) {
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

/** How the page that has just been rendered was reached. Ends the time in between. */
export function arrive(): Arrival {
  const hasLeft = between
  between = false
  // The first page is the browser's own, unless the user left it while the app was still starting.
  const isFirst = !hasArrived && !hasLeft
  hasArrived = true
  return isFirst ? { kind: 'load' } : arrival
}
