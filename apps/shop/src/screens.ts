import type { Screen } from '@dimsum/web/routes/route-table.ts'
import { shopScreens } from '@dimsum/words/shop/screens'

/** Every screen of the shop (product.md section 2). A new screen needs an entry here and a page in `pages/`. */
export const screens: readonly Screen[] = [
  {
    path: '/',
    page: 'landing',
    title: shopScreens.landing,
    prerendered: true,
    indexed: true,
    keepsDraft: true,
  },
  {
    path: '/order',
    page: 'order',
    title: shopScreens.order,
    prerendered: true,
    indexed: true,
    keepsDraft: true,
  },
  {
    path: '/track-order',
    page: 'track-order',
    title: shopScreens.trackOrder,
    prerendered: true,
    indexed: true,
  },
  {
    path: '/payment',
    page: 'payment',
    title: shopScreens.payment,
    prerendered: 'loading',
    ownDocument: true,
  },
  { path: '/payment-demo', page: 'payment-demo', title: shopScreens.paymentDemo, prerendered: 'loading' },
  { path: '/invoice', page: 'invoice', title: shopScreens.invoice },
  { path: '/invoice/:id', page: 'invoice', title: shopScreens.invoice, prerendered: 'loading' },
  { path: '/privasi', page: 'privacy', title: shopScreens.privacy, prerendered: true },
]

/** For paths that neither shop nor desk has. */
export const notFoundScreen: Screen = {
  path: '*',
  page: 'not-found',
  title: shopScreens.notFound,
  prerendered: true,
}
