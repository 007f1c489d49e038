/**
 * Links to a section of the landing page (`/#products`). They scroll and also focus the section's heading, so that
 * keyboard and screen reader continue there. They work before the app has started.
 */
import { goToSection } from '@dimsum/web/app/go-to-section.ts'

/**
 * Handles unmodified clicks on section links. `openLanding` shows the landing page without a full load. It returns
 * false while the app is not running; the browser then follows the link.
 */
export function handleSectionLinks(openLanding: (href: string) => boolean) {
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
