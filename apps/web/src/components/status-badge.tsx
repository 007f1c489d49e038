import { type OrderStatus, statusBadge } from '@dimsum/domain/order-status'
import { StatusGlyph } from './status-glyph.tsx'

/** Tracking colours (spec section 4): yellow, blue, orange, green, purple, red. */
const tints: Record<OrderStatus, string> = {
  pending: 'bg-pending-tint text-pending',
  confirmed: 'bg-confirmed-tint text-confirmed',
  preparing: 'bg-preparing-tint text-preparing',
  ready: 'bg-ready-tint text-ready',
  delivered: 'bg-delivered-tint text-delivered',
  cancelled: 'bg-cancelled-tint text-cancelled',
}

/** Where an order stands: glyph and word on a tint, so colour is never the only carrier. */
export function StatusBadge({
  status,
  text,
}: {
  status: OrderStatus /** Other words for it. */
  text?: string
}) {
  return (
    <span
      data-status={status}
      className={`inline-flex w-fit max-w-full items-center wrap-anywhere gap-1.5 rounded-pill py-1 pr-3 pl-2 text-small font-bold ${tints[status]}`}
    >
      <StatusGlyph status={status} />
      {text ?? statusBadge[status]}
    </span>
  )
}
