import type { OrderStatus } from '@dimsum/domain/order-status'

/** The ring fills as the order moves, so progress can be read without colour. */
const drawings: Record<OrderStatus, string> = {
  pending: '',
  confirmed: 'M8 8V3.5A4.5 4.5 0 0 1 12.5 8Z',
  preparing: 'M8 3.5a4.5 4.5 0 0 1 0 9Z',
  ready: 'M8 8H3.5A4.5 4.5 0 1 0 8 3.5Z',
  delivered: '',
  cancelled: '',
}

export function StatusGlyph({ status, className = 'size-4' }: { status: OrderStatus; className?: string }) {
  if (status === 'delivered') {
    return (
      <svg viewBox="0 0 16 16" aria-hidden="true" className={`shrink-0 ${className}`}>
        <circle cx="8" cy="8" r="7" fill="currentColor" />
        <path
          d="m5 8.2 2.1 2.1L11.2 6"
          fill="none"
          stroke="#fff"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    )
  }
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <circle cx="8" cy="8" r="6.5" />
      {status === 'cancelled' ? (
        <path d="m5.5 5.5 5 5m0-5-5 5" strokeLinecap="round" />
      ) : (
        <path d={drawings[status]} fill="currentColor" stroke="none" />
      )}
    </svg>
  )
}
