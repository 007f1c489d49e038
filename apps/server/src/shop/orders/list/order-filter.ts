import type { OrderNarrowing } from '@dimsum/contract/orders'
import type { OrderFilter } from './order-list.queries.ts'

/** The filters of a list or an export in the form the queries need. */
export const filterOf = ({
  status = 'all',
  payment = 'all',
  delivery = 'all',
  deliveryDate,
}: Partial<OrderNarrowing>): OrderFilter => ({
  status: status === 'all' ? undefined : status,
  payment: payment === 'all' ? undefined : payment,
  isDelivery: delivery === 'all' ? undefined : delivery === 'delivery',
  deliveryDate,
})
