import type { Screen } from '@dimsum/web/routes/route-table.ts'
import { deskScreens } from '@dimsum/words/desk/screens'

type DeskScreen = Screen & {
  /** Requires a session: the screen redirects to the login, and the login back to it. */
  signedIn?: true
}

/** Every screen of the desk (product.md section 2). A new screen needs an entry here and a page in `pages/`. */
export const screens: readonly DeskScreen[] = [
  { path: '/admin-login', page: 'login', title: deskScreens.login },
  { path: '/admin-undangan', page: 'invitation', title: deskScreens.invitation },
  { path: '/admin', page: 'dashboard', title: deskScreens.dashboard, signedIn: true },
  { path: '/admin/dapur', page: 'kitchen', title: deskScreens.kitchen, signedIn: true },
  { path: '/admin/kas', page: 'cash', title: deskScreens.cash, signedIn: true },
  { path: '/admin/pengaturan', page: 'settings', title: deskScreens.settings, signedIn: true, stays: true },
  {
    path: '/admin/pengaturan/:section',
    page: 'settings',
    title: deskScreens.settings,
    signedIn: true,
    stays: true,
  },
  { path: '/admin/keamanan', page: 'security', title: deskScreens.security, signedIn: true },
  { path: '/admin/catatan', page: 'audit', title: deskScreens.audit, signedIn: true },
  { path: '/admin/label', page: 'order-labels', title: deskScreens.labels, signedIn: true },
  { path: '/order-label/:id', page: 'order-label', title: deskScreens.orderLabel },
  { path: '/production-status', page: 'production-status', title: deskScreens.systemStatus, signedIn: true },
  {
    path: '/payment-test',
    page: 'payment-test',
    title: deskScreens.paymentTest,
    signedIn: true,
    ownDocument: true,
  },
  { path: '/debug-midtrans', page: 'debug-midtrans', title: deskScreens.debugMidtrans, signedIn: true },
  { path: '/webhook-test', page: 'webhook-test', title: deskScreens.webhookTest, signedIn: true },
]
