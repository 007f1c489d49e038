import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Route as RouteParams, Router, useLocation } from 'wouter'
import { RenderedAt } from '../components/now.tsx'
import { PreloadRoute } from '../components/route-link.tsx'
import { LoadingRegion, Skeleton } from '../ui/skeleton.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Footer } from './footer.tsx'
import { PageView } from './lazy-page.tsx'
import { Navbar } from './navbar.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { preloadRoute } from './preload-route.ts'
import { RouteArrival } from './route-arrival.tsx'
import { findRoute } from './routes.tsx'
import { ToastOutlet } from './toast-outlet.tsx'

type AppProps = {
  queries: QueryClient
  /** When the document was drawn, if it was drawn on the server. */
  renderedAt?: string | undefined
  /** Path and query while drawing on the server; in the browser the address bar tells. */
  ssrPath?: string | undefined
  ssrSearch?: string | undefined
}

/** The whole app around whatever page the address names. */
export function App({ queries, renderedAt, ssrPath, ssrSearch }: AppProps) {
  return (
    <QueryClientProvider client={queries}>
      <RenderedAt value={renderedAt}>
        <PreloadRoute value={preloadRoute}>
          <Router {...(ssrPath !== undefined && { ssrPath })} {...(ssrSearch !== undefined && { ssrSearch })}>
            <Screen />
            <ToastOutlet />
          </Router>
        </PreloadRoute>
      </RenderedAt>
    </QueryClientProvider>
  )
}

/** Pages write what goes into `<main>`, beginning with their one `h1`. */
function Screen() {
  const [pathname] = useLocation()
  const route = findRoute(pathname)
  const inShop = route.frame === 'shop'
  return (
    <>
      <a
        href="#isi"
        className="fixed top-2 left-4 z-60 -translate-y-24 rounded-button bg-kecap-900 px-4 py-3 font-bold text-white focus:translate-y-0 forced-colors:border print:hidden"
      >
        Langsung ke isi
      </a>
      {inShop && <Navbar />}
      <div className={inShop ? 'flex min-h-dvh flex-col pt-14 lg:pt-16 print:min-h-0 print:pt-0' : ''}>
        <OfflineBar />
        <main id="isi" tabIndex={-1} className={inShop ? 'flex-1' : ''}>
          <ErrorBoundary key={pathname}>
            <Suspense fallback={<PageFallback />}>
              <RouteParams path={route.path}>
                <PageView key={route.path} page={route.page} />
              </RouteParams>
              <RouteArrival key={pathname} route={route} />
            </Suspense>
          </ErrorBoundary>
        </main>
        {inShop && <Footer />}
      </div>
    </>
  )
}

/** The rough shape of a page, while its code is on the way. */
function PageFallback() {
  return (
    <LoadingRegion className="mx-auto max-w-form px-4 py-10">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="mt-6 h-40 w-full rounded-card" />
      <Skeleton className="mt-4 h-40 w-full rounded-card" />
    </LoadingRegion>
  )
}
