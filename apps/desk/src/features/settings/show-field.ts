/** Where to look in a section: the first of these controls that is there, else the section itself. */
export type Wanted = { section: string; controls: readonly string[] }

const control = 'input, select, textarea, button, h3'

/** Scrolls to it and gives it the focus. False while the section is not there. */
export function showField({ section, controls }: Wanted): boolean {
  const place = document.getElementById(section)
  if (!place) return false
  const found = controls.map((id) => document.getElementById(id)).find((each) => each !== null)
  if (!found) focusHeading(place)
  else {
    // A group of controls hands the focus to the answer that is chosen, or to its first.
    const inside =
      found.querySelector<HTMLElement>('input:checked') ?? found.querySelector<HTMLElement>(control)
    const target = found.matches(control) ? found : (inside ?? found)
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    target.focus({ preventScroll: true })
  }
  return true
}

function focusHeading(place: HTMLElement) {
  const heading = place.querySelector<HTMLElement>('h2') ?? place
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
