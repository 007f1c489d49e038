import { type ComponentType, lazy, useState } from 'react'
import { answerDeadlineMs, deadline } from '../api/deadline.ts'

export type PageModule = { default: ComponentType }

/** A page whose code is its own file, fetched on need. */
export type LazyPage = {
  /** Fetches the code; safe to call often. Rejects when the file cannot be fetched. */
  load: () => Promise<void>
  /** The page's component once its code is here, until then one that suspends. */
  component: () => ComponentType
}

/**
 * Like `React.lazy`, except that a page whose code is already here is rendered at once, without a fallback in
 * between: on the server, when the app hydrates a served page, and after a preload.
 */
export function lazyPage(fetchPage: () => Promise<PageModule>): LazyPage {
  let loaded: ComponentType | undefined
  const fetchOnce = async () => {
    const page = await inTime(fetchPage())
    loaded = page.default
    return page
  }
  const later = lazy(fetchOnce)
  return {
    load: async () => {
      if (!loaded) await fetchOnce()
    },
    component: () => loaded ?? later,
  }
}

/** A file that never comes fails after a time, so that the screen can say so. */
function inTime<Fetched>(fetching: Promise<Fetched>): Promise<Fetched> {
  const { signal, clear } = deadline(answerDeadlineMs)
  const over = new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason))
  })
  return Promise.race([fetching, over]).finally(clear)
}

/** Renders a page. Give it a key: one of these belongs to one page. */
export function PageView({ page }: { page: LazyPage }) {
  // Chosen once per visit: switching from the suspending component to the real one would start the page anew.
  const [Page] = useState<ComponentType>(page.component)
  return <Page />
}
