/** What a modal layer does to the page around it, and what keeps the keyboard inside. */

/** How many open layers hold an element back. */
const held = new Map<Element, number>()

/**
 * Out of reach for pointer, keyboard and screen reader: everything but the layer, toasts and what is read out
 * (`data-heard`). Returns how to undo it.
 */
export function holdBackOthers(layer: Element): () => void {
  const others = [...document.body.children].filter(
    (element) => element !== layer && !element.hasAttribute('data-heard'),
  )
  for (const other of others) change(other, 1)
  return () => {
    for (const other of others) change(other, -1)
  }
}

function change(element: Element, by: 1 | -1) {
  const count = (held.get(element) ?? 0) + by
  element.toggleAttribute('inert', count > 0)
  // Not every screen reader heeds `inert` yet.
  if (count > 0) element.setAttribute('aria-hidden', 'true')
  else element.removeAttribute('aria-hidden')
  if (count > 0) held.set(element, count)
  else held.delete(element)
}

const controls = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** For `keydown` of Tab: from the last control on to the first, and back. In between the browser finds the way. */
export function keepTabInside(event: KeyboardEvent, panel: Element) {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
  const stops = [...panel.querySelectorAll<HTMLElement>(controls)].filter(isTabStop)
  const [end, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const ahead = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  // From words that were given the focus, such as a list of mistakes, the way on is to what stands after them.
  if (end && document.activeElement && document.activeElement.compareDocumentPosition(end) & ahead) return
  event.preventDefault()
  other?.focus()
}

function isTabStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled')) return false
  if (!element.checkVisibility({ visibilityProperty: true })) return false
  // Of a group of radios with a choice the keyboard stops at that one alone.
  const isRadio = element instanceof HTMLInputElement && element.type === 'radio'
  return !isRadio || element.checked || !hasChoice(element)
}

const hasChoice = ({ form, name }: HTMLInputElement) =>
  (form ?? document).querySelector(`input[type=radio][name="${CSS.escape(name)}"]:checked`) !== null
