import type { Screen } from '@dimsum/web/routes/route-table.ts'
import { deskScreens } from '@dimsum/words/desk/screens'

type DeskScreen = Screen & {
  /** Requires a session: the screen redirects to the login, and the login back to it. */
  signedIn?: true
}

/** Its document has the title and placeholders until the session is known. */
const signedIn = { signedIn: true, prerendered: 'loading' } as const

/** Every screen of the desk (product.md section 2). A new screen needs an entry here and a page in `pages/`. */
export const screens: readonly DeskScreen[] = [
  { path: '/admin-login', page: 'login', title: deskScreens.login },
  { path: '/admin-undangan', page: 'invitation', title: deskScreens.invitation },
  { path: '/admin', page: 'dashboard', title: deskScreens.dashboard, ...signedIn },
  { path: '/admin/dapur', page: 'kitchen', title: deskScreens.kitchen, ...signedIn },
  { path: '/admin/kas', page: 'cash', title: deskScreens.cash, ...signedIn },
  { path: '/admin/pengaturan', page: 'settings', title: deskScreens.settings, ...signedIn, stays: true },
  {
    path: '/admin/pengaturan/:section',
    page: 'settings',
    title: deskScreens.settings,
    ...signedIn,
    stays: true,
  },
  { path: '/admin/keamanan', page: 'security', title: deskScreens.security, ...signedIn },
  { path: '/admin/catatan', page: 'audit', title: deskScreens.audit, ...signedIn },
  { path: '/admin/label', page: 'order-labels', title: deskScreens.labels, ...signedIn },
  { path: '/order-label/:id', page: 'order-label', title: deskScreens.orderLabel },
  { path: '/production-status', page: 'production-status', title: deskScreens.systemStatus, ...signedIn },
  {
    path: '/payment-test',
    page: 'payment-test',
    title: deskScreens.paymentTest,
    ...signedIn,
    ownDocument: true,
  },
  { path: '/debug-midtrans', page: 'debug-midtrans', title: deskScreens.debugMidtrans, ...signedIn },
  { path: '/webhook-test', page: 'webhook-test', title: deskScreens.webhookTest, ...signedIn },
]
