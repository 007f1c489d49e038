import { formatDeadline } from '@dimsum/domain/wib-date'
import { useOrdering } from '../../api/shop.ts'
import { useNow } from '../../components/now.tsx'
import { InlineAlert } from '../../ui/inline-alert.tsx'

/** Beside the order buttons while the owner takes no orders, so nobody fills in a form for nothing. */
export function OrderingNotice() {
  const { isOpen, until } = useOrdering(useNow())
  if (isOpen) return null
  return (
    <div className="mt-5 max-w-prose">
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
