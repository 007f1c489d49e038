/**
 * Scrolls to a section (smoothly, unless reduced motion: base.css) and focuses its heading. Returns false without such
 * a section.
 */
export function goToSection(id: string, behavior: ScrollBehavior = 'auto'): boolean {
  const section = document.getElementById(id)
  if (!section) return false
  section.scrollIntoView({ behavior })
  const heading = section.querySelector<HTMLElement>('h1, h2')
  heading?.focus({ preventScroll: true })
  return true
}
