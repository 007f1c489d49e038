import type { Customer } from '@dimsum/contract/customers'
import type { CustomerRow } from './customers.queries.ts'

export const presentCustomer = (row: CustomerRow): Customer => ({
  id: row.latestOrderId,
  name: row.name,
  phone: row.phone,
  orders: row.orders,
  cancelled: row.cancelled,
  spent: row.spent,
  lastOrderAt: row.lastOrderAt.toISOString(),
  note: row.note ?? '',
  isBlocked: row.blockReason !== null,
})
