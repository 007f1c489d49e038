/**
 * The only script that a document loads by itself. The landing page works without scripts, so there it fetches the app
 * on the first hover, touch, key or focus, or when the reviews come near the viewport. On every other page it starts
 * the app at once.
 */

import { prefetch } from '@dimsum/web/api/prefetch.ts'
import { keepOfflinePage } from '@dimsum/web/app/cache-offline-page.ts'
import { goToSection } from '@dimsum/web/app/go-to-section.ts'
import { loadWithRetry } from '@dimsum/web/app/load-with-retry.ts'
import type { RouteTable } from '@dimsum/web/routes/route-table.ts'
import { followFallback, keepPresses, repeatPresses } from './app/early-presses.ts'
import { watchInstallOffer } from './app/install-offer.ts'
import { handleSectionLinks } from './app/section-links.ts'

prefetch(location)

/** Set once the app runs. */
let routes: RouteTable | undefined
let starting: Promise<void> | undefined

const fetchedOnce: typeof loadWithRetry = (load) => load()

function startApp(fetched = fetchedOnce): Promise<void> {
  starting ??= fetched(() => import('./main.tsx')).then(
    async ({ start }) => {
      routes = await start()
      repeatPresses()
    },
    (error) => {
      starting = undefined
      throw error
    },
  )
  return starting
}

handleSectionLinks((href) => {
  const opens = routes !== undefined && !routes.find(location.pathname)?.ownDocument
  if (opens) history.pushState(null, '', href)
  return opens
})

// After a full load the browser scrolls to the section but does not move the focus there.
if (location.pathname === '/' && /^#[\w-]+$/.test(location.hash))
  goToSection(location.hash.slice(1), 'instant')

keepPresses()

const opensReviewForm =
  location.hash.startsWith('#key=') || new URLSearchParams(location.search).has('review')
if (document.documentElement.dataset.start === 'on-intent' && !opensReviewForm) startOnIntent()
else startApp(loadWithRetry)

watchInstallOffer()

keepOfflinePage()

function startOnIntent() {
  const intent = ({ type, target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLElement>('a, button') : null
    if (type === 'pointerover' && !control) return
    begin()
  }
  const signs = ['pointerover', 'touchstart', 'keydown', 'focusin', 'click'] as const
  for (const sign of signs) addEventListener(sign, intent, { capture: true, passive: true })

  const nearReviews = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) begin()
    },
    { rootMargin: '600px' },
  )
  const reviews = document.getElementById('reviews')
  if (reviews) nearReviews.observe(reviews)

  function begin() {
    for (const sign of signs) removeEventListener(sign, intent, { capture: true })
    nearReviews.disconnect()
    startApp().catch(() => {
      followFallback()
      // Tries again on the next interaction.
      startOnIntent()
    })
  }
}
