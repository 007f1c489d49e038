import { formatDeadline } from '@dimsum/domain/wib-date'
import { useOrdering } from '../api/shop.ts'
import { InlineAlert } from '../ui/inline-alert.tsx'
import { useNow } from './now.tsx'

/** Where people start an order, while the owner takes no orders, so nobody fills in a form for nothing. */
export function OrderingNotice({ className = '' }: { className?: string }) {
  const { isOpen, until } = useOrdering(useNow())
  if (isOpen) return null
  return (
    <div className={`max-w-prose ${className}`}>
      <InlineAlert tone="note" title="Pesanan sedang ditutup sementara">
        <p>
          {until
            ? `Kami buka pesanan lagi ${formatDeadline(until)}.`
            : 'Silakan hubungi kami untuk jadwal berikutnya.'}
        </p>
      </InlineAlert>
    </div>
  )
}
