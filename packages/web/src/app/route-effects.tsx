import { useEffect, useLayoutEffect } from 'react'
import { usePageTitle } from '../components/page-title.ts'
import type { Route } from '../routes/route-table.ts'
import { goToSection } from './go-to-section.ts'
import { takeNavigation } from './scroll-restoration.ts'

/**
 * Rendered beside a page inside its Suspense boundary, so its effects run when the page is rendered. Sets the title,
 * restores the scroll position and focuses the page's `h1`; not on the first load, which the browser handles.
 */
export function RouteEffects({ route }: { route: Route }) {
  usePageTitle(route.title)
  useLayoutEffect(() => {
    const arrival = takeNavigation()
    if (arrival.kind === 'load') return
    if (arrival.kind === 'forward' && location.hash && goToSection(location.hash.slice(1), 'instant')) return
    scrollTo({ top: arrival.kind === 'back' ? arrival.top : 0, behavior: 'instant' })
    focusHeading()
  }, [])
  // `<html data-shown>`: the page is rendered and interactive, for browser tests (e2e/shop/complete-page.ts).
  useEffect(() => {
    document.documentElement.dataset.shown = ''
  }, [])
  return null
}

function focusHeading() {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
