/** Number of open layers that make the element inert. */
const held = new Map<Element, number>()

/** Makes everything inert except the layer, toasts and live regions (`data-live-region`). Returns an undo function. */
export function makeOthersInert(layer: Element): () => void {
  const others = [...document.body.children].filter(
    (element) => element !== layer && !element.hasAttribute('data-live-region'),
  )
  for (const other of others) change(other, 1)
  return () => {
    for (const other of others) change(other, -1)
  }
}

function change(element: Element, by: 1 | -1) {
  const count = (held.get(element) ?? 0) + by
  element.toggleAttribute('inert', count > 0)
  // Not all screen readers support `inert` yet.
  if (count > 0) element.setAttribute('aria-hidden', 'true')
  else element.removeAttribute('aria-hidden')
  if (count > 0) held.set(element, count)
  else held.delete(element)
}

const controls = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * Handles `keydown` of Tab: wraps from the last control to the first and back. The browser moves between the others.
 */
export function trapTab(event: KeyboardEvent, panel: Element) {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
  const stops = [...panel.querySelectorAll<HTMLElement>(controls)].filter(isTabStop)
  const [end, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const ahead = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  // When a focused text such as the error summary is not a control, the next control after it comes next.
  if (end && document.activeElement && document.activeElement.compareDocumentPosition(end) & ahead) return
  event.preventDefault()
  other?.focus()
}

function isTabStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled')) return false
  if (!element.checkVisibility({ visibilityProperty: true })) return false
  // In a radio group with a checked radio, Tab stops only at that one.
  const isRadio = element instanceof HTMLInputElement && element.type === 'radio'
  return !isRadio || element.checked || !hasChoice(element)
}

const hasChoice = ({ form, name }: HTMLInputElement) =>
  (form ?? document).querySelector(`input[type=radio][name="${CSS.escape(name)}"]:checked`) !== null
