import { formatDeadline, formatWibDayOfYear } from '@dimsum/domain/wib-date'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { useClosedUntil, useOrdering } from '@dimsum/web/api/shop.ts'
import { useNow } from '@dimsum/web/components/now.tsx'

type OrderingNoticeProps = {
  /** Also says that the kitchen is on holiday; the order form has a calendar that does. */
  withHoliday?: boolean
  className?: string
}

/** Where people start an order, while the owner takes no orders, so no customer fills in a form for nothing. */
export function OrderingNotice({ withHoliday = false, className = '' }: OrderingNoticeProps) {
  const now = useNow()
  const { isOpen, until, nextDay } = useOrdering(now)
  const closedUntil = useClosedUntil(now)
  if (!isOpen) {
    return (
      <div className={`max-w-prose ${className}`}>
        <InlineAlert tone="note" title="Pesanan sedang ditutup sementara">
          <p>
            {until
              ? `Kami buka pesanan lagi ${formatDeadline(until)}.`
              : 'Silakan hubungi kami untuk jadwal berikutnya.'}
          </p>
          {nextDay && <p>Pesanan saat itu paling cepat untuk {formatWibDayOfYear(nextDay)}.</p>}
        </InlineAlert>
      </div>
    )
  }
  if (!withHoliday || closedUntil === null) return null
  return (
    <div className={`max-w-prose ${className}`}>
      <InlineAlert tone="note" title={`Kami sedang tutup sampai ${formatWibDayOfYear(closedUntil)}`}>
        <p>Pesanan untuk setelah tanggal itu tetap bisa dibuat.</p>
      </InlineAlert>
    </div>
  )
}
