/**
 * Draws whole documents on the server (`dist/server/entry-server.js`). The server asks ahead of requests, for `/`,
 * `/order`, `/track-order` and the 404 page, and again whenever reviews, availability or settings change; all other
 * pages are a small shell that the app fills.
 */
import clientFiles from 'virtual:client-files'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type PageData, seedQueries } from './api/page-data.ts'
import { createQueryClient } from './api/query-client.ts'
import { reviewsShownFirst } from './api/reviews.ts'
import { App } from './app/app.tsx'
import { Document, type DocumentProps, rootMarkup } from './app/document.tsx'
import { OfflinePage } from './app/offline-page.tsx'
import { findRoute, notFoundRoute, type Route, routes } from './app/routes.tsx'
import { ScriptsNeeded } from './app/scripts-needed.tsx'
import { LandingHead } from './features/landing/landing-head.tsx'
import appStylesheet from './styles/app.css?inline'
import landingStylesheet from './styles/landing.css?inline'

export { robotsTxt, securityTxt, sitemapXml, webManifest } from './app/site-files.ts'

/** Paths of all screens; the server answers each with its document and any other path with 404. */
export const pagePaths: readonly string[] = routes.map(({ path }) => path)

export type RenderData = PageData & {
  /** Absolute address of the shop, without a slash at the end. */
  origin: string
}

export type RenderedPage = {
  /** The whole document. */
  html: string
  status: 200 | 404
  /** `sha256-…` of the document's one `<style>`, for the content policy's `style-src`. */
  styleHash: string
}

const description = 'Dimsum halal khas Indonesia, segar setiap hari. Pesan online.'

/** Draws the document of a path; a query is the app's business. Throws only if the app itself is broken. */
export async function render(url: string, data: RenderData): Promise<RenderedPage> {
  const { pathname } = new URL(url, data.origin)
  const route = findRoute(pathname)
  const isLanding = pathname === '/'
  if (route.drawn) await route.page.load()
  const pageData = pageDataOf(route, data)
  const content = route.drawn ? drawApp(pathname, pageData) : ''

  return {
    ...(await documentAround(content, {
      ...aboutPage(route, data),
      styles: isLanding ? 'landing' : 'app',
      start: isLanding ? 'on-intent' : 'at-once',
      head: isLanding ? <LandingHead {...data} /> : null,
      withoutScripts: route.drawn ? null : <ScriptsNeeded shop={data.config.shop} />,
      pageData: JSON.stringify(pageData).replaceAll('<', '\\u003c'),
    })),
    status: route === notFoundRoute ? 404 : 200,
  }
}

/** The page the service worker keeps for times without a network; serve it at `/offline`. */
export async function renderOffline(data: RenderData): Promise<RenderedPage> {
  const content = renderToString(<OfflinePage shop={data.config.shop} />)
  const page = {
    ...aboutPage(notFoundRoute, data),
    title: 'Tidak ada sambungan',
    styles: 'landing',
    start: 'never',
    pageData: null,
  } as const
  return { ...(await documentAround(content, page)), status: 200 }
}

function drawApp(path: string, data: PageData): string {
  const queries = createQueryClient()
  seedQueries(queries, data)
  try {
    return renderToString(<App queries={queries} renderedAt={data.renderedAt} ssrPath={path} ssrSearch="" />)
  } finally {
    queries.clear()
  }
}

type PageProps = Omit<DocumentProps, 'stylesheet'> & { head?: ReactNode }

function aboutPage(route: Route, { config, origin }: RenderData) {
  return {
    config,
    origin,
    title: route.title,
    description,
    canonicalPath: route.indexed ? route.path : null,
    isShared: route !== notFoundRoute,
    headlines: route.frame === 'shop',
    scripts: {
      boot: clientFiles.boot,
      preload: [...clientFiles.app, ...(clientFiles.pages[route.file] ?? [])],
    },
  }
}

async function documentAround(content: string, page: PageProps): Promise<Omit<RenderedPage, 'status'>> {
  const stylesheet = page.styles === 'landing' ? landingStylesheet : appStylesheet
  const frame = renderToStaticMarkup(<Document {...page} stylesheet={stylesheet} />)
  const [before, after] = frame.split(rootMarkup)
  return {
    html: `<!doctype html>${before}<div id="root">${content}</div>${after}`,
    styleHash: await styleHash(stylesheet),
  }
}

/** What the page at a route shows of the shop's data: not more, or every document would carry all reviews. */
function pageDataOf({ path }: Route, data: RenderData): PageData {
  const { renderedAt, config, reviews, reviewSummary, availability } = data
  return {
    renderedAt,
    config,
    ...(path === '/' && { reviews: reviews?.slice(0, reviewsShownFirst), reviewSummary }),
    ...((path === '/' || path === '/order') && { availability }),
  }
}

const hashes = new Map<string, string>()

async function styleHash(stylesheet: string): Promise<string> {
  const known = hashes.get(stylesheet)
  if (known) return known
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(stylesheet))
  const hash = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
  hashes.set(stylesheet, hash)
  return hash
}
