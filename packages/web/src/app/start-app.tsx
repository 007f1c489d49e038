import { watchBack } from '@dimsum/ui/back.ts'
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type PageData, readPageData } from '../api/page-data.ts'
import { createQueryClient } from '../api/query-client.ts'
import type { RouteTable } from '../routes/route-table.ts'
import type { AppProps } from './app.tsx'
import { holdUpdatesWhilePressed } from './hold-while-pressed.ts'
import { documentLanguage } from './language.tsx'
import { rememberScrolling } from './scroll-memory.ts'

/**
 * Starts an app: hydrates a page rendered on the server, or renders it. `boot.ts` decides when.
 * @param seed puts what the document brings along where the app's queries look first
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

  // With the page's code at hand the app hydrates in one go. If it cannot be fetched, the error boundary says so.
  const language = documentLanguage()
  const page = routes.find(location.pathname)?.code.load()
  await page?.catch(() => {})

  watchBack()
  rememberScrolling()
  holdUpdatesWhilePressed()
  // A document was rendered for its path alone; the query is read right after hydration.
  const isRendered = root.hasChildNodes()
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
  // As a transition the work is cut into slices, and a tap in between does not wait for all of it.
  startTransition(() => {
    if (isRendered) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}
