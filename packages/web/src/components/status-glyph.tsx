import { isCancelled, isDelivered, type OrderStatus } from '@dimsum/domain/order-status'
import { statusLook } from './status-look.ts'

/** A ring that fills as the order progresses; a check mark and a cross for the final statuses. */
export function StatusGlyph({ status, className = 'size-4' }: { status: OrderStatus; className?: string }) {
  if (isDelivered(status)) {
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
      {isCancelled(status) ? (
        <path d="m5.5 5.5 5 5m0-5-5 5" strokeLinecap="round" />
      ) : (
        <path d={statusLook[status].filled ?? ''} fill="currentColor" stroke="none" />
      )}
    </svg>
  )
}
