/**
 * Every screen of the shop: its path, its page file, its title, and the frame around it (spec section 2).
 *
 * A page is one file in `pages/` that exports its component as default. Adding the file is all it takes; until
 * then its path answers 404:
 *
 *   landing-page.tsx       order-page.tsx          payment-page.tsx      payment-demo-page.tsx
 *   admin-login-page.tsx   admin-page.tsx          admin-dapur-page.tsx  admin-settings-page.tsx
 *   order-label-page.tsx   invoice-page.tsx        track-order-page.tsx  production-status-page.tsx
 *   payment-test-page.tsx  debug-midtrans-page.tsx webhook-test-page.tsx privacy-page.tsx
 *   not-found-page.tsx
 *
 * Inside a page: path parameters with wouter's `useParams`, the query with `useSearchParams`.
 */
import { appStyles } from './app-styles.ts'
import { type LazyPage, lazyPage, type PageModule } from './lazy-page.tsx'

export type Route = {
  /** `:id` stands for one part of the path. */
  path: string
  page: LazyPage
  /** The page's file without its ending. */
  file: string
  /** Before « · {brand}» in the document's title. */
  title: string
  /** `shop`: navigation bar and footer. `bare`: the page brings its own frame (admin, label, operator pages). */
  frame: 'shop' | 'bare'
  /** Its first view is drawn on the server. */
  drawn: boolean
  /** Search engines may list it. */
  indexed: boolean
}

const pageFiles = import.meta.glob<PageModule>('../pages/*-page.tsx')

type RouteEntry = [
  path: string,
  page: string,
  title: string,
  about?: Partial<Pick<Route, 'frame' | 'drawn' | 'indexed'>>,
]

const entries: readonly RouteEntry[] = [
  ['/', 'landing', 'Premium Halal Dimsum', { drawn: true, indexed: true }],
  ['/order', 'order', 'Pesan Dimsum Halal', { drawn: true, indexed: true }],
  ['/track-order', 'track-order', 'Lacak Pesanan', { drawn: true, indexed: true }],
  ['/payment', 'payment', 'Complete Your Payment'],
  ['/payment-demo', 'payment-demo', 'Payment Demo'],
  ['/invoice', 'invoice', 'Invoice'],
  ['/invoice/:id', 'invoice', 'Invoice'],
  ['/privasi', 'privacy', 'Kebijakan Privasi', { drawn: true }],
  ['/order-label/:id', 'order-label', 'Order Shipping Label', { frame: 'bare' }],
  ['/admin-login', 'admin-login', 'Admin', { frame: 'bare' }],
  ['/admin', 'admin', 'Admin Dashboard', { frame: 'bare' }],
  ['/admin/dapur', 'admin-dapur', 'Dapur', { frame: 'bare' }],
  ['/admin/pengaturan', 'admin-settings', 'Pengaturan', { frame: 'bare' }],
  ['/production-status', 'production-status', 'System Status', { frame: 'bare' }],
  ['/payment-test', 'payment-test', 'Payment Test', { frame: 'bare' }],
  ['/debug-midtrans', 'debug-midtrans', 'Midtrans Debug', { frame: 'bare' }],
  ['/webhook-test', 'webhook-test', 'Webhook Test', { frame: 'bare' }],
]

export const routes: readonly Route[] = entries.flatMap((entry) => toRoute(entry) ?? [])

function toRoute([path, page, title, about]: RouteEntry): Route | null {
  const fetchPage = pageFiles[`../pages/${page}-page.tsx`]
  if (!fetchPage) return null
  const withStyles = async () => (await Promise.all([fetchPage(), appStyles()]))[0]
  return {
    path,
    // The landing page has its own styles in its document.
    page: lazyPage(path === '/' ? fetchPage : withStyles),
    file: `${page}-page`,
    title,
    frame: 'shop',
    drawn: false,
    indexed: false,
    ...about,
  }
}

/** Shown for every path that is in no entry (spec section 2: title '404 Page Not Found'). */
export const notFoundRoute: Route = {
  path: '*',
  page: lazyPage(() => import('../pages/not-found-page.tsx')),
  file: 'not-found-page',
  title: '404 Page Not Found',
  frame: 'shop',
  drawn: true,
  indexed: false,
}

/** The screen at a path; a slash at the end makes no difference. What cannot be decoded names none. */
export function findRoute(pathname: string): Route {
  if (!isReadable(pathname)) return notFoundRoute
  const parts = partsOf(pathname)
  return routes.find(({ path }) => matches(partsOf(path), parts)) ?? notFoundRoute
}

function isReadable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '')

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length && pattern.every((part, i) => part.startsWith(':') || part === parts[i])
  )
}
