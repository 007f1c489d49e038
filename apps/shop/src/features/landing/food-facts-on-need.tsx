import { lazyPage, PageView } from '@dimsum/web/routes/lazy-page.tsx'
import { Suspense } from 'react'

/** Fetched where the owner filled in something only: the landing page's bytes are counted. Without a network it is left out. */
export const foodFactsCode = lazyPage(() => import('./food-facts.tsx').catch(() => ({ default: () => null })))

/** One element for good: while its code is on the way, React keeps what the document has unless it is handed another. */
export const foodFactsOnNeed = (
  <Suspense fallback={null}>
    <PageView page={foodFactsCode} />
  </Suspense>
)
