/**
 * Back closes what lies over the page before it leaves the page. Each open layer has an entry of its own in the history,
 * at the page's own address; `layers` in an entry's state says how many lie over the page there. A layer that closes by
 * itself takes its entry along.
 */
type Layer = { close: () => void }

/** What is open, in the order it opened. */
const layers: Layer[] = []

/** The entry on screen, as it was when it came there. */
const entry = { layers: 0, href: '' }

/** A step of our own through the history is on its way. */
let isStepping = false

/** A link leads to another document: a step back now would stop it. */
let isLeaving = false

/** Starts watching Back; call once, when the app starts, before anything else listens to `popstate`. */
export function watchBack() {
  const push = history.pushState
  // Another page from within a layer takes the place of the layer's entry: Back from there leads to the page itself.
  history.pushState = (state: unknown, unused: string, url?: string | URL | null) => {
    if (layersInHistory() === 0) return push.call(history, state, unused, url)
    History.prototype.replaceState.call(history, state, unused, url)
    noteEntry()
    dispatchEvent(new Event('pushState'))
  }
  addEventListener('popstate', follow)
  addEventListener('click', ({ defaultPrevented, target }) => {
    const link = target instanceof Element && target.closest('a[href^="/"]:not([target], [download])')
    isLeaving = !defaultPrevented && Boolean(link)
  })
  addEventListener('pageshow', () => {
    isLeaving = false
    dropClosed()
  })
  // A reload closes what was open.
  noteEntry()
  dropClosed()
}

/** `close` is called when Back is pressed and this layer is the topmost. Returns what to call once it is closed. */
export function closeOnBack(close: () => void): () => void {
  const layer = { close }
  layers.push(layer)
  if (!isStepping) addMissing()
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    // Not at once: a layer that takes its place keeps the entry, and a link pressed in it takes the entry for its page.
    setTimeout(dropClosed)
  }
}

function follow(event: PopStateEvent) {
  const isSamePlace = location.href === entry.href && layersInHistory() !== entry.layers
  const wasOurs = isStepping
  noteEntry()
  // Router and scroll memory have nothing to do: page and place stay.
  if (isSamePlace) event.stopImmediatePropagation()
  isStepping = false
  if (wasOurs) addMissing()
  else for (const layer of layers.slice(layersInHistory()).reverse()) layer.close()
  // Forward, to a layer that is long closed.
  dropClosed()
}

function addMissing() {
  while (layersInHistory() < layers.length) {
    const state = { ...history.state, layers: layersInHistory() + 1 }
    // Past the router, which listens to `history.pushState`: the address stays.
    History.prototype.pushState.call(history, state, '')
  }
  noteEntry()
}

function dropClosed() {
  const closed = layersInHistory() - layers.length
  if (closed <= 0 || isStepping || isLeaving) return
  isStepping = true
  history.go(-closed)
}

function layersInHistory(): number {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'layers' in state ? Number(state.layers) : 0
}

function noteEntry() {
  entry.layers = layersInHistory()
  entry.href = location.href
}
