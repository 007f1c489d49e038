import type { Role } from '@dimsum/domain/roles'

/** First screen per role. */
export const startPath: Record<Role, string> = {
  owner: '/admin',
  cashier: '/admin?tab=orders',
  kitchen: '/admin/dapur',
}
