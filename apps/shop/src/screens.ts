import type { Screen } from '@dimsum/web/routes/route-table.ts'

/** Every screen of the shop, with its page in `pages/` (specification, section 2). A new screen is a line here and its page. */
export const screens: readonly Screen[] = [
  { path: '/', page: 'landing', title: 'Premium Halal Dimsum', prerendered: true, indexed: true },
  { path: '/order', page: 'order', title: 'Pesan Dimsum Halal', prerendered: true, indexed: true },
  { path: '/track-order', page: 'track-order', title: 'Lacak Pesanan', prerendered: true, indexed: true },
  { path: '/payment', page: 'payment', title: 'Complete Your Payment', ownDocument: true },
  { path: '/payment-demo', page: 'payment-demo', title: 'Payment Demo' },
  { path: '/invoice', page: 'invoice', title: 'Invoice' },
  { path: '/invoice/:id', page: 'invoice', title: 'Invoice' },
  { path: '/privasi', page: 'privacy', title: 'Kebijakan Privasi', prerendered: true },
]

/** For every path that no screen of shop or desk has. */
export const notFoundScreen: Screen = {
  path: '*',
  page: 'not-found',
  title: '404 Page Not Found',
  prerendered: true,
}
