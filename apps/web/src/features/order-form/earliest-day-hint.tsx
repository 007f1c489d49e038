import { earliestDay } from '@dimsum/domain/delivery-date'
import { piecesOf } from '@dimsum/domain/pricing'
import { formatWibDayOfYear } from '@dimsum/domain/wib-date'
import { CalendarDays } from 'lucide-react'
import { useNow } from '../../components/now.tsx'
import type { OrderPreview } from './order-preview.ts'

/** H-1 with a real date: the first day the kitchen can cook for what is in the form. The server decides. */
export function EarliestDayHint({ preview }: { preview: OrderPreview | null }) {
  const now = useNow()
  const pieces = preview ? piecesOf([{ packageType: preview.item.type, quantity: preview.quantity }]) : 0
  const day = earliestDay(now, pieces)
  return (
    <p className="flex items-start gap-2 rounded-input bg-kunyit-100 px-4 py-3 text-small font-medium text-kunyit-800">
      <CalendarDays aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
      {day ? (
        <span>
          Pesan sekarang untuk{' '}
          <time dateTime={day} className="inline-block">
            {formatWibDayOfYear(day)}
          </time>
        </span>
      ) : (
        <span>Pesan sehari sebelumnya (H-1) untuk hasil terbaik</span>
      )}
    </p>
  )
}
