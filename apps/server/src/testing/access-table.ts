import type { Access } from '../platform/http/access/access.ts'

/**
 * Who may call each operation of the served document (docs/security.md, "Who may call what"). Written a second time,
 * independently of the routes and `@dimsum/domain/roles`. Team roles: O owner, C cashier, K kitchen.
 */
const table: Record<string, Access | `${'admin' | 'by-order'} ${string}`> = {
  'POST /api/admin/login': 'anyone',
  'POST /api/admin/login/code': 'anyone',
  'GET /api/admin/session': 'admin OCK',
  'GET /api/admin/second-factor': 'admin OCK',
  'POST /api/admin/second-factor': 'admin OCK',
  'POST /api/admin/second-factor/confirm': 'admin OCK',
  'POST /api/admin/second-factor/recovery-codes': 'admin OCK',
  'POST /api/admin/second-factor/off': 'admin OCK',
  'GET /api/admin/sessions': 'admin OCK',
  'DELETE /api/admin/sessions/{id}': 'admin OCK',
  'POST /api/admin/sessions/end-others': 'admin OCK',
  'GET /api/admin/audit': 'admin O',
  'POST /api/admin/logout': 'admin OCK',
  'POST /api/admin/password': 'admin OCK',
  'POST /api/orders': 'anyone',
  'GET /api/orders': 'admin OC',
  'GET /api/orders/{id}': 'by-order OCK',
  'PATCH /api/orders/{id}/status': 'admin OCK',
  'POST /api/admin/orders': 'admin OC',
  'POST /api/admin/search/orders': 'admin OC',
  'POST /api/orders/{id}/access': 'anyone',
  'POST /api/orders/{id}/links': 'admin OC',
  'DELETE /api/orders/{id}/links': 'admin OC',
  'GET /api/orders/{id}/events': 'by-order OCK',
  'GET /api/admin/events': 'admin OCK',
  'GET /api/orders/{id}/invoice.pdf': 'by-order OC',
  'GET /api/admin/orders.csv': 'admin O',
  'POST /api/admin/search/orders.csv': 'admin O',
  'GET /api/orders/{id}/timeline': 'by-order OC',
  'GET /api/orders/{id}/goods': 'admin OC',
  'PUT /api/orders/{id}/goods': 'admin OC',
  'PUT /api/orders/{id}/details': 'admin OC',
  'PATCH /api/orders/{id}/mine': 'by-order OC',
  'POST /api/orders/{id}/cancel': 'by-order OC',
  'POST /api/orders/{id}/change-request': 'by-order OC',
  'POST /api/orders/{id}/notes': 'admin OC',
  'POST /api/orders/{id}/acts': 'admin OCK',
  'POST /api/promotion-codes/check': 'anyone',
  'GET /api/menu': 'anyone',
  'GET /api/admin/menu': 'admin OCK',
  'POST /api/admin/menu': 'admin O',
  'PUT /api/admin/menu/order': 'admin O',
  'PATCH /api/admin/menu/{packageType}': 'admin O',
  'DELETE /api/admin/menu/{packageType}': 'admin O',
  'POST /api/admin/menu/choices': 'admin O',
  'PUT /api/admin/menu/choices/order': 'admin O',
  'PATCH /api/admin/menu/choices/{id}': 'admin O',
  'DELETE /api/admin/menu/choices/{id}': 'admin O',
  'GET /api/promotion-codes': 'admin O',
  'POST /api/promotion-codes': 'admin O',
  'PATCH /api/promotion-codes/{id}': 'admin O',
  'DELETE /api/promotion-codes/{id}': 'admin O',
  'PUT /api/admin/photos': 'admin O',
  'PUT /api/admin/menu/{packageType}/photo': 'admin O',
  'DELETE /api/admin/menu/{packageType}/photo': 'admin O',
  'GET /api/inventory': 'admin OK',
  'POST /api/inventory': 'admin O',
  'PATCH /api/inventory/{id}': 'admin OK',
  'GET /api/inventory/{id}/movements': 'admin OK',
  'GET /api/packages/availability': 'anyone',
  'GET /api/kitchen/days': 'anyone',
  'GET /api/admin/kitchen/days': 'admin OK',
  'PUT /api/admin/kitchen/days/{day}': 'admin O',
  'GET /api/admin/kitchen/sheet': 'admin OK',
  'GET /api/admin/kitchen/loose-orders': 'admin OK',
  'PATCH /api/admin/kitchen/lines/{id}': 'admin OK',
  'PUT /api/admin/kitchen/orders/{id}/day': 'admin OC',
  'POST /api/admin/kitchen/printed-labels': 'admin OCK',
  'POST /api/admin/scan': 'admin OCK',
  'GET /api/admin/customers': 'admin OC',
  'POST /api/admin/search/customers': 'admin OC',
  'GET /api/admin/customers/{id}': 'admin OC',
  'PUT /api/admin/customers/{id}/note': 'admin OC',
  'PUT /api/admin/customers/{id}/whatsapp': 'admin OC',
  'POST /api/admin/customers/{id}/export': 'admin O',
  'POST /api/admin/customers/{id}/erase': 'admin O',
  'GET /api/admin/blocked-phones': 'admin OC',
  'POST /api/admin/blocked-phones': 'admin OC',
  'DELETE /api/admin/blocked-phones/{id}': 'admin OC',
  'POST /api/admin/counter-sales': 'admin OC',
  'GET /api/admin/cash/shifts': 'admin OC',
  'GET /api/admin/cash/shifts/{id}': 'admin OC',
  'POST /api/admin/cash/shifts': 'admin OC',
  'POST /api/admin/cash/shifts/{id}/close': 'admin OC',
  'GET /api/admin/day-summary': 'admin O',
  'GET /api/notifications/key': 'anyone',
  'GET /api/admin/notifications/devices': 'admin OCK',
  'PUT /api/admin/notifications/devices': 'admin OCK',
  'DELETE /api/admin/notifications/devices/{id}': 'admin OCK',
  'PUT /api/orders/{id}/notifications': 'by-order OC',
  'GET /api/revenue/total': 'admin O',
  'GET /api/revenue/daily': 'admin O',
  'GET /api/revenue/by-package': 'admin O',
  'GET /api/revenue/by-method': 'admin O',
  'GET /api/revenue/money': 'admin O',
  'GET /api/admin/money.csv': 'admin O',
  'GET /api/reviews/public': 'anyone',
  'GET /api/reviews/summary': 'anyone',
  'POST /api/reviews': 'anyone',
  'GET /api/reviews': 'admin OC',
  'PATCH /api/reviews/{id}/visibility': 'admin OC',
  'PATCH /api/reviews/{id}/reply': 'admin OC',
  'DELETE /api/reviews/{id}': 'admin OC',
  'POST /api/payment/create': 'by-order OC',
  'POST /api/payment/check-status': 'anyone',
  'GET /api/payment/open': 'by-order OC',
  'PATCH /api/orders/{id}/payment': 'by-order OC',
  'GET /api/orders/{id}/attempts': 'admin OC',
  'GET /api/orders/{id}/refunds': 'admin O',
  'POST /api/orders/{id}/refunds': 'admin O',
  'POST /api/orders/{id}/refunds/{refundId}/take-back': 'admin O',
  'GET /api/orders/{id}/payments': 'admin OC',
  'PATCH /api/orders/{id}/payments/{paymentId}': 'admin OC',
  'GET /api/orders/{id}/transfer': 'by-order OC',
  'PUT /api/orders/{id}/transfer/proofs': 'by-order OC',
  'GET /api/orders/{id}/transfer/proofs/{proofId}': 'by-order OC',
  'POST /api/payment/manual-update': 'admin OC',
  'POST /api/payment/test': 'admin O',
  'POST /api/admin/webhook-sign': 'admin O',
  'POST /api/payment/notification': 'signature',
  'POST /api/midtrans/notification': 'signature',
  'POST /webhook/midtrans': 'signature',
  'GET /webhook/whatsapp': 'signature',
  'POST /webhook/whatsapp': 'signature',
  'GET /api/admin/whatsapp': 'admin O',
  'PUT /api/admin/whatsapp': 'admin O',
  'GET /api/admin/attention': 'admin O',
  'POST /api/admin/attention/{id}/close': 'admin O',
  'POST /api/admin/attention/{id}/decide': 'admin O',
  'GET /api/config': 'anyone',
  'GET /api/admin/settings': 'admin O',
  'PATCH /api/admin/settings': 'admin O',
  'GET /api/system/status': 'anyone',
  'GET /healthz': 'anyone',
  'GET /readyz': 'anyone',
  'POST /api/invitations/read': 'anyone',
  'POST /api/invitations/accept': 'anyone',
  'POST /api/admin/confirm-restore': 'admin O',
  'GET /api/admin/team': 'admin O',
  'POST /api/admin/team/invitations': 'admin O',
  'DELETE /api/admin/team/invitations/{id}': 'admin O',
  'PATCH /api/admin/team/members/{id}': 'admin O',
  'DELETE /api/admin/team/members/{id}': 'admin O',
  // Last, because it ends the calling session.
  'DELETE /api/admin/team/members/{id}/sessions': 'admin O',
}

const column = (n: number) => Object.entries(table).map(([route, cell]) => [route, cell.split(' ')[n]])

export const accessTable: Record<string, Access> = Object.fromEntries(column(0))
/** The roles that may call each team route. */
export const roleTable: Record<string, string> = Object.fromEntries(column(1).filter(([, roles]) => roles))

export const callers = ['stranger', 'holder', 'holder of another order', 'ended session', 'admin'] as const
export type CallerKind = (typeof callers)[number]

/** The expected response: statuses, or `masked` and `whole` for an order as a stranger and as its holder sees it. */
export type Cell = readonly number[] | 'masked' | 'whole' | 'with payment ids'

const customersOnly = {
  stranger: [403],
  holder: [200],
  'holder of another order': [403],
  'ended session': [403],
  admin: [200],
} as const satisfies Record<CallerKind, Cell>

/** Disabled in this mode, for every caller. */
const off = {
  stranger: [403],
  holder: [403],
  'holder of another order': [403],
  'ended session': [403],
  admin: [403],
} as const

/** By default customers may not change orders. */
const switchedOff = { ...customersOnly, holder: [409], admin: [409] }

/**
 * Calls whose response depends on the caller's access to the order. The provider is unreachable in this test, so 503
 * means that the caller was allowed to call it.
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
  'GET /api/orders/{id}/transfer': customersOnly,
  // The body of this test is no image.
  'PUT /api/orders/{id}/transfer/proofs': { ...customersOnly, holder: [415], admin: [415] },
  'GET /api/orders/{id}/transfer/proofs/{proofId}': { ...customersOnly, holder: [404], admin: [404] },
  'POST /api/payment/create': { ...customersOnly, holder: [503], admin: [503, 409] },
  'PATCH /api/orders/{id}/payment': customersOnly,
}

/** Where a mode differs from `byOrder`, or disables an admin's call. */
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
