import { Say } from '@dimsum/ui/say.tsx'
import { LoadingRegion, Skeleton } from '@dimsum/ui/skeleton.tsx'
import { Toaster } from '@dimsum/ui/toaster.tsx'
import { appWords } from '@dimsum/words/app'
import type { LanguageChoice } from '@dimsum/words/sentence'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ElementType, Fragment, type ReactNode, Suspense, useContext, useEffect } from 'react'
import { Route as RouteParams, Router, useLocation } from 'wouter'
import { RenderedAt } from '../components/now.tsx'
import { PageView } from '../routes/lazy-page.tsx'
import { AppRoutes, type RouteTable } from '../routes/route-table.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { ShownLanguage } from './language.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { RouteEffects } from './route-effects.tsx'

export type AppProps = {
  queries: QueryClient
  /** Language in which the document was rendered. */
  language: LanguageChoice
  /** Time of rendering, for prerendered documents. */
  renderedAt?: string | undefined
  /** Path and query during rendering on the server; the browser uses its URL. */
  ssrPath?: string | undefined
  ssrSearch?: string | undefined
}

/** Providers around every screen of an app. `children` is the app's own frame with {@link CurrentPage} inside. */
export function App({
  queries,
  language,
  renderedAt,
  ssrPath,
  ssrSearch,
  routes,
  children,
}: AppProps & { routes: RouteTable; children: ReactNode }) {
  return (
    <QueryClientProvider client={queries}>
      <ShownLanguage initial={language}>
        <RenderedAt value={renderedAt}>
          <AppRoutes value={routes}>
            <Router
              {...(ssrPath !== undefined && { ssrPath })}
              {...(ssrSearch !== undefined && { ssrSearch })}
            >
              <a
                href="#isi"
                className="fixed top-2 left-4 z-60 -translate-y-24 rounded-button bg-kecap-900 px-4 py-3 font-bold text-white focus:translate-y-0 forced-colors:border print:hidden"
              >
                <Say>{appWords.skipToContent}</Say>
              </a>
              {children}
              <Toaster />
            </Router>
          </AppRoutes>
        </RenderedAt>
      </ShownLanguage>
    </QueryClientProvider>
  )
}

type CurrentPageProps = {
  className?: string
  /** Component around each page, such as one that requires a session. */
  frame?: ElementType<{ children: ReactNode }>
}

/** The page of the current URL. Pages render the content of `<main>`, starting with their `h1`. */
export function CurrentPage({ className, frame: Frame = Fragment }: CurrentPageProps) {
  const [pathname] = useLocation()
  const route = useContext(AppRoutes).find(pathname)
  const [visit, page] = route?.stays ? [route.file, route.file] : [pathname, route?.path]
  return (
    <>
      <OfflineBar keepsDraft={route?.keepsDraft === true} />
      <main id="isi" tabIndex={-1} className={className}>
        <ErrorBoundary key={visit}>
          <Suspense fallback={<PageFallback />}>
            {route ? (
              <>
                {/* First, so that a page's own title overrides the route's. */}
                <RouteEffects key={pathname} route={route} />
                <RouteParams path={route.path}>
                  <Frame key={page}>
                    <PageView page={route.code} />
                  </Frame>
                </RouteParams>
              </>
            ) : (
              <OtherDocument />
            )}
          </Suspense>
        </ErrorBoundary>
      </main>
    </>
  )
}

/** The path belongs to the other app, so the server is asked for its document. */
function OtherDocument() {
  useEffect(() => location.reload(), [])
  return <PageFallback />
}

/** Skeleton of a page while its code loads. */
function PageFallback() {
  return (
    <LoadingRegion className="mx-auto max-w-form px-4 py-10">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="mt-6 h-40 w-full rounded-card" />
      <Skeleton className="mt-4 h-40 w-full rounded-card" />
    </LoadingRegion>
  )
}
