import type { Right } from '@dimsum/domain/roles'
import type { Screen } from '@dimsum/web/routes/route-table.ts'
import { deskScreens } from '@dimsum/words/desk/screens'

export type DeskScreen = Screen & {
  /** Requires a session with this right: the screen redirects to the login, and the login back to it. */
  right?: Right
  /** Allowed before a required second factor is set up; other screens redirect to the setup. */
  beforeSecondFactor?: true
}

/** Every screen of the desk (product.md section 2). A new screen needs an entry here and a page in `pages/`. */
const listed: readonly DeskScreen[] = [
  { path: '/admin-login', page: 'login', title: deskScreens.login },
  { path: '/admin-undangan', page: 'invitation', title: deskScreens.invitation },
  { path: '/admin', page: 'dashboard', title: deskScreens.dashboard, right: 'account' },
  { path: '/admin/dapur', page: 'kitchen', title: deskScreens.kitchen, right: 'kitchen' },
  { path: '/admin/kas', page: 'cash', title: deskScreens.cash, right: 'payments' },
  { path: '/admin/pengaturan', page: 'settings', title: deskScreens.settings, right: 'account', stays: true },
  {
    path: '/admin/pengaturan/:section',
    page: 'settings',
    title: deskScreens.settings,
    right: 'account',
    stays: true,
  },
  {
    path: '/admin/keamanan',
    page: 'security',
    title: deskScreens.security,
    right: 'account',
    beforeSecondFactor: true,
  },
  { path: '/admin/catatan', page: 'audit', title: deskScreens.audit, right: 'team' },
  { path: '/admin/label', page: 'order-labels', title: deskScreens.labels, right: 'labels' },
  { path: '/order-label/:id', page: 'order-label', title: deskScreens.orderLabel },
  { path: '/production-status', page: 'operator', title: deskScreens.systemStatus, right: 'operations' },
  {
    path: '/payment-test',
    page: 'operator',
    title: deskScreens.paymentTest,
    right: 'operations',
    ownDocument: true,
  },
  { path: '/debug-midtrans', page: 'operator', title: deskScreens.debugMidtrans, right: 'operations' },
  { path: '/webhook-test', page: 'operator', title: deskScreens.webhookTest, right: 'operations' },
]

/** Until the session is known, the document of a screen with a right has its title and placeholders. */
export const screens = listed.map(
  (screen): DeskScreen => (screen.right ? { ...screen, prerendered: 'loading' } : screen),
)
