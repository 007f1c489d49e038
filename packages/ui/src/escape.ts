type Layer = { close: () => void }

/** What is open and goes with Escape, in the order it opened. */
const layers: Layer[] = []

/** Escape belongs to what opened last: a toast over a dialog goes before the dialog does. Returns how to leave the row. */
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
  // While letters are being composed, Escape ends that.
  if (event.key !== 'Escape' || event.isComposing) return
  event.preventDefault()
  layers.at(-1)?.close()
}
