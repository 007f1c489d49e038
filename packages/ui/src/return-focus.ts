/** The element that has the focus; `null` when none in particular has it. */
export function focusedElement(): HTMLElement | null {
  const element = document.activeElement
  return element instanceof HTMLElement && element !== document.body ? element : null
}

/** After `layer` closed: focus goes back to `opener`, unless the user has already moved it on. */
export function returnFocus(layer: Element, opener: HTMLElement | null) {
  const focused = focusedElement()
  if (focused === null || layer.contains(focused)) opener?.focus()
}
