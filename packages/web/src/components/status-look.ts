import type { OrderStatus } from '@dimsum/domain/order-status'

interface StatusLook {
  /** Background and text colour of the badge. */
  readonly badge: string
  /** Left border of an order card in the desk. */
  readonly edge: string
  /** Filled part of the ring, readable without colour; undefined for the first and the final statuses. */
  readonly filled?: string
}

/** The colours of a status (product.md section 4): yellow, blue, orange, green, purple, red. */
export const statusLook: Readonly<Record<OrderStatus, StatusLook>> = {
  pending: { badge: 'bg-pending-tint text-pending', edge: 'border-l-pending-solid' },
  confirmed: {
    badge: 'bg-confirmed-tint text-confirmed',
    edge: 'border-l-confirmed-solid',
    filled: 'M8 8V3.5A4.5 4.5 0 0 1 12.5 8Z',
  },
  preparing: {
    badge: 'bg-preparing-tint text-preparing',
    edge: 'border-l-preparing-solid',
    filled: 'M8 3.5a4.5 4.5 0 0 1 0 9Z',
  },
  ready: {
    badge: 'bg-ready-tint text-ready',
    edge: 'border-l-ready-solid',
    filled: 'M8 8H3.5A4.5 4.5 0 1 0 8 3.5Z',
  },
  delivered: { badge: 'bg-delivered-tint text-delivered', edge: 'border-l-delivered-solid' },
  cancelled: { badge: 'bg-cancelled-tint text-cancelled', edge: 'border-l-cancelled-solid' },
}
