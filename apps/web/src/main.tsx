import './app/schemas-without-eval.ts'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { readPageData, seedQueries } from './api/page-data.ts'
import { createQueryClient } from './api/query-client.ts'
import { App } from './app/app.tsx'
import { findRoute } from './app/routes.tsx'
import { rememberScrolling } from './app/scroll-memory.ts'
import { watchBack } from './ui/back.ts'

/** Starts the app: takes over a page drawn on the server, or draws it. `boot.ts` decides when. */
export async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root.')
  const data = readPageData(document)
  const queries = createQueryClient()
  if (data) seedQueries(queries, data)

  // With the page's code at hand the app takes over in one go. If it cannot be fetched, the error boundary says so.
  const route = findRoute(location.pathname)
  await route.page.load().catch(() => {})

  watchBack()
  rememberScrolling()
  // A drawn document was drawn for its path alone; the query is read right after the app took over.
  const isDrawn = root.hasChildNodes()
  const app = (
    <StrictMode>
      <App queries={queries} renderedAt={data?.renderedAt} ssrSearch={isDrawn ? '' : undefined} />
    </StrictMode>
  )
  // As a transition the work is cut into slices, and a tap in between does not wait for all of it.
  startTransition(() => {
    if (isDrawn) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}
