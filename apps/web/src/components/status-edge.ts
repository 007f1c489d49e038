import type { OrderStatus } from '@dimsum/domain/order-status'

/** The coloured left edge of an order's card: how far it is, seen from across the kitchen. */
export const statusEdge: Record<OrderStatus, string> = {
  pending: 'border-l-pending-solid',
  confirmed: 'border-l-confirmed-solid',
  preparing: 'border-l-preparing-solid',
  ready: 'border-l-ready-solid',
  delivered: 'border-l-delivered-solid',
  cancelled: 'border-l-cancelled-solid',
}
