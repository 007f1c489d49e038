import { useText } from '@dimsum/ui/say.tsx'
import { useEffect, useLayoutEffect } from 'react'
import { useShop } from '../api/shop.ts'
import type { Route } from '../routes/route-table.ts'
import { goToSection } from './go-to-section.ts'
import { arrive } from './scroll-memory.ts'

/**
 * Stands beside a page inside its Suspense, so its effects run when the page is really there: sets the title,
 * puts the scroll position right, and moves the focus to the page's `h1`. Nothing of that on the first load,
 * which is the browser's own.
 */
export function RouteArrival({ route }: { route: Route }) {
  const text = useText()
  const { name } = useShop()
  useLayoutEffect(() => {
    const arrival = arrive()
    if (arrival.kind === 'load') return
    if (arrival.kind === 'forward' && location.hash && goToSection(location.hash.slice(1), 'instant')) return
    scrollTo({ top: arrival.kind === 'back' ? arrival.top : 0, behavior: 'instant' })
    focusHeading()
  }, [])
  // Before the page's own effects would be too early: a page that knows a better title sets it after this.
  const title = `${text(route.title)} · ${name}`
  useEffect(() => {
    document.title = title
  }, [title])
  // `<html data-shown>`: the app runs and the page is there, for whoever drives the browser (e2e/shop/complete-page.ts).
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
