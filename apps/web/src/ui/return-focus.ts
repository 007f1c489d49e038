/** The element that has the focus; `null` when none in particular has it. */
export function focusedElement(): HTMLElement | null {
  const element = document.activeElement
  return element instanceof HTMLElement && element !== document.body ? element : null
}

/** After a dialog closed: focus goes back to `opener`, unless somebody has already moved it on. */
export function returnFocus(event: Event, opener: HTMLElement | null) {
  event.preventDefault()
  if (focusedElement() === null) opener?.focus()
}
