/**
 * Makes Back close an open layer (dialog, sheet, drawer) before it leaves the page. Each layer pushes a history entry
 * with the page's own URL; `layers` in the entry's state is the number of open layers. A layer that closes otherwise
 * removes its entry.
 */
type Layer = { close: () => void }

/** Open layers, oldest first. */
const layers: Layer[] = []

/** The current history entry as last seen. */
const entry = { layers: 0, href: '' }

/** A `history.go` of this module is running. */
let isStepping = false

/** A link to another document was pressed: `history.go` now would cancel the navigation. */
let isLeaving = false

/** Call once at startup, before other code listens to `popstate`. */
export function installBackHandling() {
  const push = history.pushState
  // A navigation from within a layer replaces the layer's entry, so that Back returns to the page itself.
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
  // After a reload no layer is open.
  noteEntry()
  dropClosed()
}

/**
 * Calls `close` when Back is pressed while this layer is the topmost. The returned function must be called once the
 * layer is closed.
 */
export function closeOnBack(close: () => void): () => void {
  const layer = { close }
  layers.push(layer)
  if (!isStepping) addMissing()
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    // Deferred: a layer that opens now reuses the entry, and a pressed link replaces it.
    setTimeout(dropClosed)
  }
}

function follow(event: PopStateEvent) {
  const isSamePlace = location.href === entry.href && layersInHistory() !== entry.layers
  const wasOurs = isStepping
  noteEntry()
  // Router and scroll restoration must not react: page and scroll position stay the same.
  if (isSamePlace) event.stopImmediatePropagation()
  isStepping = false
  if (wasOurs) addMissing()
  else for (const layer of layers.slice(layersInHistory()).reverse()) layer.close()
  // Forward leads to an entry whose layer is closed.
  dropClosed()
}

function addMissing() {
  while (layersInHistory() < layers.length) {
    const state = { ...history.state, layers: layersInHistory() + 1 }
    // The prototype's method bypasses the router, which patches `history.pushState`; the URL stays the same.
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
