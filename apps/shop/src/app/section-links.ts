/**
 * Links to a section of the landing page (`/#products`): scroll there, and take the focus along to the section's
 * heading, so that a keyboard or screen reader goes on reading from there. Works before the app has started.
 */
import { goToSection } from '@dimsum/web/app/go-to-section.ts'

/**
 * Follows every plain click on a section link. `openLanding` shows the landing page from another one without a
 * full load; it answers false while the app is not running, and the browser then follows the link itself.
 */
export function followSectionLinks(openLanding: (href: string) => boolean) {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/#"]') : null
    const href = link?.getAttribute('href')
    if (!href) return
    if (location.pathname === '/') {
      if (!goToSection(href.slice(2))) return
      event.preventDefault()
      if (location.hash !== href.slice(1)) history.pushState(null, '', href)
    } else if (openLanding(href)) {
      event.preventDefault()
    }
  })
}
