import type { Screen } from '@dimsum/web/routes/route-table.ts'

type DeskScreen = Screen & {
  /** Signed-in admins only: it leads others to the login, and the login leads back to it. */
  signedIn?: true
}

/** Every screen of the desk, with its page in `pages/` (specification, section 2). A new screen is a line here and its page. */
export const screens: readonly DeskScreen[] = [
  { path: '/admin-login', page: 'login', title: 'Admin' },
  { path: '/admin-undangan', page: 'invitation', title: 'Undangan' },
  { path: '/admin', page: 'dashboard', title: 'Admin Dashboard', signedIn: true },
  { path: '/admin/dapur', page: 'kitchen', title: 'Dapur', signedIn: true },
  { path: '/admin/pengaturan', page: 'settings', title: 'Pengaturan', signedIn: true, stays: true },
  { path: '/admin/pengaturan/:section', page: 'settings', title: 'Pengaturan', signedIn: true, stays: true },
  { path: '/admin/keamanan', page: 'security', title: 'Keamanan', signedIn: true },
  { path: '/admin/catatan', page: 'audit', title: 'Catatan perubahan', signedIn: true },
  { path: '/admin/label', page: 'order-labels', title: 'Label', signedIn: true },
  { path: '/order-label/:id', page: 'order-label', title: 'Order Shipping Label' },
  { path: '/production-status', page: 'production-status', title: 'System Status', signedIn: true },
  {
    path: '/payment-test',
    page: 'payment-test',
    title: 'Payment Test',
    signedIn: true,
    ownDocument: true,
  },
  { path: '/debug-midtrans', page: 'debug-midtrans', title: 'Midtrans Debug', signedIn: true },
  { path: '/webhook-test', page: 'webhook-test', title: 'Webhook Test', signedIn: true },
]
