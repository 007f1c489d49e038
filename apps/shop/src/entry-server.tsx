/**
 * Renders the shop's documents on the server (`dist/server/entry-server.js`). The server renders before requests come
 * in, and again when reviews, availability or settings change. A page of one order is rendered as it looks while the
 * order loads, so documents contain no personal data.
 */
import { ChosenLanguage } from '@dimsum/ui/say.tsx'
import { createQueryClient } from '@dimsum/web/api/query-client.ts'
import type { RenderData } from '@dimsum/web/document/document.tsx'
import { type RenderedPage, renderScreen } from '@dimsum/web/document/render-document.tsx'
import type { LanguageChoice } from '@dimsum/words/sentence'
import { shopScreens } from '@dimsum/words/shop/screens'
import { renderToString } from 'react-dom/server'
import { type ShopPageData, seedQueries } from './api/page-data.ts'
import { reviewsShownFirst } from './api/reviews.ts'
import { ShopApp } from './app/app.tsx'
import { OfflinePage } from './app/offline-page.tsx'
import { routes } from './app/routes.ts'
import { LandingHead } from './features/landing/landing-head.tsx'
import stylesheet from './styles/app.css?inline'

export { robotsTxt, securityTxt, sitemapXml, webManifest } from './app/site-files.ts'

/** Paths of the shop's screens; the server has a document for each. */
export const pagePaths: readonly string[] = routes.routes.map(({ path }) => path)

export type ShopRenderData = RenderData & ShopPageData

/**
 * Renders the document of a path, or the 404 page for an unknown path. The query string is left to the app. Throws only
 * on a bug in the app.
 */
export async function render(url: string, data: ShopRenderData): Promise<RenderedPage> {
  const { pathname } = new URL(url, data.origin)
  const isKnown = routes.match(pathname) !== undefined
  const route = screenAt(pathname)
  const isLanding = pathname === '/'
  if (route.prerendered) await route.code.load()
  const pageData = pageDataOf(pathname, data)
  const content = route.prerendered ? renderApp(pathname.replace(':id', '1'), pageData, data.language) : ''

  return {
    ...(await renderScreen(route, data, content, {
      isShared: isKnown,
      headlines: true,
      manifest: '/manifest.webmanifest',
      stylesheet,
      start: isLanding ? 'on-intent' : 'at-once',
      head: isLanding ? <LandingHead {...data} /> : null,
      pageData,
    })),
    status: isKnown ? 200 : 404,
  }
}

/** The page that the service worker caches for use offline; served at `/offline`. */
export async function renderOffline(data: ShopRenderData): Promise<RenderedPage> {
  const content = renderToString(
    <ChosenLanguage value={data.language}>
      <OfflinePage shop={data.config.shop} />
    </ChosenLanguage>,
  )
  const page = await renderScreen({ ...screenAt('/offline'), title: shopScreens.offline }, data, content, {
    isShared: false,
    headlines: true,
    stylesheet,
    manifest: '/manifest.webmanifest',
    start: 'never',
    pageData: null,
  })
  return { ...page, status: 200 }
}

function screenAt(pathname: string) {
  const route = routes.find(pathname)
  if (!route) throw new Error('The shop has no 404 screen.')
  return route
}

function renderApp(path: string, data: ShopPageData, language: LanguageChoice): string {
  const queries = createQueryClient()
  seedQueries(queries, data)
  try {
    return renderToString(
      <ShopApp
        queries={queries}
        language={language}
        renderedAt={data.renderedAt}
        ssrPath={path}
        ssrSearch=""
      />,
    )
  } finally {
    queries.clear()
  }
}

/** The part of the shop's data that the page at a path shows. All data would put every review into each document. */
function pageDataOf(path: string, data: ShopRenderData): ShopPageData {
  const { renderedAt, config, isPreliminary, reviews, reviewSummary, availability } = data
  return {
    renderedAt,
    config,
    isPreliminary,
    ...(path === '/' && { reviews: reviews?.slice(0, reviewsShownFirst), reviewSummary }),
    ...((path === '/' || path === '/order') && { availability }),
  }
}
