import { installBackHandling } from '@dimsum/ui/close-on-back.ts'
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type PageData, readPageData } from '../api/page-data.ts'
import { createQueryClient } from '../api/query-client.ts'
import type { RouteTable } from '../routes/route-table.ts'
import type { AppProps } from './app.tsx'
import { delayUpdatesWhilePressed } from './delay-while-pressed.ts'
import { documentLanguage } from './language.tsx'
import { restoreScrolling } from './scroll-restoration.ts'

/**
 * Starts an app: hydrates a prerendered page, or renders it. Called by `boot.ts`.
 * @param seed writes the document's data into the query cache
 */
export async function startApp<Data extends PageData>(
  App: ComponentType<AppProps>,
  routes: RouteTable,
  seed: (queries: QueryClient, data: Data) => void,
) {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root.')
  const data = readPageData<Data>(document)
  const queries = createQueryClient()
  if (data) seed(queries, data)

  // With its code loaded, the page hydrates without a fallback. If loading fails, the error boundary shows it.
  const language = documentLanguage()
  const route = routes.find(location.pathname)
  await route?.code.load().catch(() => {})

  installBackHandling()
  restoreScrolling()
  delayUpdatesWhilePressed()
  // Documents are rendered without a query string; it is read after hydration.
  const isRendered = route?.prerendered === true && root.hasChildNodes()
  const app = (
    <StrictMode>
      <App
        queries={queries}
        language={language}
        renderedAt={data?.renderedAt}
        ssrSearch={isRendered ? '' : undefined}
      />
    </StrictMode>
  )
  // A transition can be interrupted, so that a tap in between is handled first.
  startTransition(() => {
    if (isRendered) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}
