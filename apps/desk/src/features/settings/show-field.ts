/** Target within a section: the first of these controls that exists, else the section. */
export type Wanted = { section: string; controls: readonly string[] }

const control = 'input, select, textarea, button, h3'

/** Scrolls to the target and focuses it. Returns false while the section is not mounted. */
export function showField({ section, controls }: Wanted): boolean {
  const place = document.getElementById(section)
  if (!place) return false
  const found = controls.map((id) => document.getElementById(id)).find((each) => each !== null)
  if (!found) focusHeading(place)
  else {
    // In a radio group the checked radio gets the focus, else the first one.
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
