type Layer = { close: () => void }

/** Open layers that close on Escape, oldest first. */
const layers: Layer[] = []

/**
 * Escape closes the layer opened last: a toast over a dialog closes before the dialog. Returns a function that
 * unregisters the layer.
 */
export function closeOnEscape(close: () => void): () => void {
  const layer = { close }
  if (layers.length === 0) addEventListener('keydown', onKey, { capture: true })
  layers.push(layer)
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    if (layers.length === 0) removeEventListener('keydown', onKey, { capture: true })
  }
}

function onKey(event: KeyboardEvent) {
  // While an IME composes text, Escape belongs to it.
  if (event.key !== 'Escape' || event.isComposing) return
  event.preventDefault()
  layers.at(-1)?.close()
}
