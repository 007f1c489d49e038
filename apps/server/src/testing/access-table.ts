import type { Access } from '../platform/http/access/access.ts'

/** Who may call what, by the words of the served document (docs/security.md, "Who may call what"). */
export const accessTable: Record<string, Access> = {
  'POST /api/admin/login': 'anyone',
  'POST /api/admin/login/code': 'anyone',
  'GET /api/admin/session': 'admin',
  'GET /api/admin/second-factor': 'admin',
  'POST /api/admin/second-factor': 'admin',
  'POST /api/admin/second-factor/confirm': 'admin',
  'POST /api/admin/second-factor/recovery-codes': 'admin',
  'POST /api/admin/second-factor/off': 'admin',
  'GET /api/admin/sessions': 'admin',
  'DELETE /api/admin/sessions/{id}': 'admin',
  'POST /api/admin/sessions/end-others': 'admin',
  'GET /api/admin/audit': 'admin',
  'POST /api/admin/logout': 'admin',
  'POST /api/admin/password': 'admin',
  'POST /api/orders': 'anyone',
  'GET /api/orders': 'admin',
  'GET /api/orders/{id}': 'by-order',
  'PATCH /api/orders/{id}/status': 'admin',
  'POST /api/admin/orders': 'admin',
  'POST /api/admin/search/orders': 'admin',
  'POST /api/orders/{id}/access': 'anyone',
  'POST /api/orders/{id}/links': 'admin',
  'DELETE /api/orders/{id}/links': 'admin',
  'GET /api/orders/{id}/events': 'by-order',
  'GET /api/admin/events': 'admin',
  'GET /api/orders/{id}/invoice.pdf': 'by-order',
  'GET /api/admin/orders.csv': 'admin',
  'POST /api/admin/search/orders.csv': 'admin',
  'GET /api/orders/{id}/timeline': 'by-order',
  'PATCH /api/orders/{id}/mine': 'by-order',
  'POST /api/orders/{id}/cancel': 'by-order',
  'POST /api/orders/{id}/change-request': 'by-order',
  'POST /api/orders/{id}/notes': 'admin',
  'POST /api/orders/{id}/acts': 'admin',
  'POST /api/promotion-codes/check': 'anyone',
  'GET /api/promotion-codes': 'admin',
  'POST /api/promotion-codes': 'admin',
  'PATCH /api/promotion-codes/{id}': 'admin',
  'DELETE /api/promotion-codes/{id}': 'admin',
  'GET /api/inventory': 'admin',
  'POST /api/inventory': 'admin',
  'PATCH /api/inventory/{id}': 'admin',
  'GET /api/inventory/{id}/movements': 'admin',
  'GET /api/packages/availability': 'anyone',
  'GET /api/kitchen/days': 'anyone',
  'GET /api/admin/kitchen/days': 'admin',
  'PUT /api/admin/kitchen/days/{day}': 'admin',
  'GET /api/admin/kitchen/sheet': 'admin',
  'GET /api/admin/kitchen/loose-orders': 'admin',
  'PATCH /api/admin/kitchen/lines/{id}': 'admin',
  'PUT /api/admin/kitchen/orders/{id}/day': 'admin',
  'POST /api/admin/kitchen/printed-labels': 'admin',
  'POST /api/admin/scan': 'admin',
  'GET /api/admin/customers': 'admin',
  'POST /api/admin/search/customers': 'admin',
  'GET /api/admin/customers/{id}': 'admin',
  'PUT /api/admin/customers/{id}/note': 'admin',
  'POST /api/admin/customers/{id}/export': 'admin',
  'POST /api/admin/customers/{id}/erase': 'admin',
  'GET /api/admin/blocked-phones': 'admin',
  'POST /api/admin/blocked-phones': 'admin',
  'DELETE /api/admin/blocked-phones/{id}': 'admin',
  'GET /api/admin/day-summary': 'admin',
  'GET /api/notifications/key': 'anyone',
  'GET /api/admin/notifications/devices': 'admin',
  'PUT /api/admin/notifications/devices': 'admin',
  'DELETE /api/admin/notifications/devices/{id}': 'admin',
  'PUT /api/orders/{id}/notifications': 'by-order',
  'GET /api/revenue/total': 'admin',
  'GET /api/revenue/daily': 'admin',
  'GET /api/revenue/by-package': 'admin',
  'GET /api/revenue/by-method': 'admin',
  'GET /api/reviews/public': 'anyone',
  'GET /api/reviews/summary': 'anyone',
  'POST /api/reviews': 'anyone',
  'GET /api/reviews': 'admin',
  'PATCH /api/reviews/{id}/visibility': 'admin',
  'PATCH /api/reviews/{id}/reply': 'admin',
  'DELETE /api/reviews/{id}': 'admin',
  'POST /api/payment/create': 'by-order',
  'POST /api/payment/check-status': 'anyone',
  'GET /api/payment/open': 'by-order',
  'PATCH /api/orders/{id}/payment': 'by-order',
  'GET /api/orders/{id}/attempts': 'admin',
  'GET /api/orders/{id}/refunds': 'admin',
  'POST /api/orders/{id}/refunds': 'admin',
  'POST /api/orders/{id}/refunds/{refundId}/take-back': 'admin',
  'GET /api/orders/{id}/payments': 'admin',
  'PATCH /api/orders/{id}/payments/{paymentId}': 'admin',
  'POST /api/payment/manual-update': 'admin',
  'POST /api/payment/test': 'admin',
  'POST /api/admin/webhook-sign': 'admin',
  'POST /api/payment/notification': 'signature',
  'POST /api/midtrans/notification': 'signature',
  'POST /webhook/midtrans': 'signature',
  'GET /api/admin/attention': 'admin',
  'POST /api/admin/attention/{id}/close': 'admin',
  'POST /api/admin/attention/{id}/decide': 'admin',
  'GET /api/config': 'anyone',
  'GET /api/admin/settings': 'admin',
  'PATCH /api/admin/settings': 'admin',
  'GET /api/system/status': 'anyone',
  'GET /healthz': 'anyone',
  'GET /readyz': 'anyone',
  'POST /api/invitations/read': 'anyone',
  'POST /api/invitations/accept': 'anyone',
  'GET /api/admin/team': 'admin',
  'POST /api/admin/team/invitations': 'admin',
  'DELETE /api/admin/team/invitations/{id}': 'admin',
  'PATCH /api/admin/team/members/{id}': 'admin',
  'DELETE /api/admin/team/members/{id}': 'admin',
  // Last: it ends the very session that asks.
  'DELETE /api/admin/team/members/{id}/sessions': 'admin',
}

export const callers = ['stranger', 'holder', 'holder of another order', 'ended session', 'admin'] as const
export type CallerKind = (typeof callers)[number]

/** What a caller gets: statuses, or `masked` and `whole` for an order as a stranger and as its holder sees it. */
export type Cell = readonly number[] | 'masked' | 'whole' | 'with payment ids'

const customersOnly = {
  stranger: [403],
  holder: [200],
  'holder of another order': [403],
  'ended session': [403],
  admin: [200],
} as const satisfies Record<CallerKind, Cell>

/** Off in this mode, whoever asks. */
const off = {
  stranger: [403],
  holder: [403],
  'holder of another order': [403],
  'ended session': [403],
  admin: [403],
} as const

/** Out of the box the owner lets customers change nothing. */
const switchedOff = { ...customersOnly, holder: [409], admin: [409] }

/**
 * Calls whose answer depends on the right to the order. The provider's address leads nowhere in this test, so 503 is a
 * caller who was let through to it.
 */
export const byOrder: Record<string, Record<CallerKind, Cell>> = {
  'GET /api/orders/{id}': {
    stranger: 'masked',
    holder: 'whole',
    'holder of another order': 'masked',
    'ended session': 'masked',
    admin: 'with payment ids',
  },
  'GET /api/orders/{id}/events': customersOnly,
  'GET /api/orders/{id}/invoice.pdf': customersOnly,
  'GET /api/orders/{id}/timeline': customersOnly,
  'PATCH /api/orders/{id}/mine': switchedOff,
  'POST /api/orders/{id}/cancel': switchedOff,
  'POST /api/orders/{id}/change-request': switchedOff,
  'PUT /api/orders/{id}/notifications': customersOnly,
  'GET /api/payment/open': customersOnly,
  'POST /api/payment/create': { ...customersOnly, holder: [503], admin: [503, 409] },
  'PATCH /api/orders/{id}/payment': customersOnly,
}

/** Where a mode differs from `byOrder`, or switches an admin's call off. */
export const byMode: Record<'demo' | 'sandbox' | 'production', Record<string, Record<CallerKind, Cell>>> = {
  demo: {},
  sandbox: { 'PATCH /api/orders/{id}/payment': off },
  production: {
    'PATCH /api/orders/{id}/payment': off,
    'POST /api/admin/webhook-sign': {
      ...off,
      stranger: [401],
      holder: [401],
      'holder of another order': [401],
      'ended session': [401],
    },
  },
}
