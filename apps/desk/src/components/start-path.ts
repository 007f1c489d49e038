import type { Role } from '@dimsum/domain/roles'

/** Where each begins to work. */
export const startPath: Record<Role, string> = {
  owner: '/admin',
  cashier: '/admin?tab=orders',
  kitchen: '/admin/dapur',
}
