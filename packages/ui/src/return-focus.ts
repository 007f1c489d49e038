/** The focused element; `null` when only the body has the focus. */
export function focusedElement(): HTMLElement | null {
  const element = document.activeElement
  return element instanceof HTMLElement && element !== document.body ? element : null
}

/** After `layer` closed, focuses `opener`, or what contains it while it is hidden, unless the user has moved the focus. */
export function returnFocus(layer: Element, opener: HTMLElement | null) {
  const focused = focusedElement()
  if (focused !== null && !layer.contains(focused)) return
  const target = opener?.checkVisibility()
    ? opener
    : opener?.parentElement?.closest<HTMLElement>('[tabindex]')
  target?.focus()
}
