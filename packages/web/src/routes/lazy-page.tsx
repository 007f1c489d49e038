import { type ComponentType, lazy, useState } from 'react'
import { answerDeadlineMs, deadline } from '../api/deadline.ts'

export type PageModule = { default: ComponentType }

/** A page whose code is a separate chunk. */
export type LazyPage = {
  /** Loads the code; can be called repeatedly. Rejects when loading fails. */
  load: () => Promise<void>
  /** The page's component once loaded, before that one that suspends. */
  component: () => ComponentType
}

/**
 * Like `React.lazy`, except that a page whose code has loaded renders without a fallback: on the server, during
 * hydration, and after a preload.
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

/** Rejects after a timeout, so that the screen can show an error. */
function inTime<Fetched>(fetching: Promise<Fetched>): Promise<Fetched> {
  const { signal, clear } = deadline(answerDeadlineMs)
  const over = new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason))
  })
  return Promise.race([fetching, over]).finally(clear)
}

/** Renders a page. Needs a key per page, or a parent with one. */
export function PageView({ page }: { page: LazyPage }) {
  // Stays the same while mounted: switching from the suspending to the real component would remount the page.
  const [Page] = useState<ComponentType>(page.component)
  return <Page />
}
