import type { KitchenDays } from '@dimsum/contract/kitchen'
import { lastOfHoliday } from '@dimsum/domain/delivery-date'
import { dayObstacle } from '@dimsum/domain/kitchen-day'
import { Say } from '@dimsum/ui/say.tsx'
import { useOrdering, useTimeWindows } from '@dimsum/web/api/shop.ts'
import { useNow } from '@dimsum/web/components/now.tsx'
import { dates } from '@dimsum/words/dates'
import { openingHoursWords } from '@dimsum/words/shop/opening-hours'
import { orderDay } from '@dimsum/words/shop/order-day'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { kitchenDaysQuery } from '../../api/kitchen-days.ts'
import { type PreviewLine, piecesOf } from './order-preview.ts'
import { packageMisfit } from './package-days.ts'

type EarliestDayHintProps = { lines: readonly PreviewLine[]; isDelivery: boolean }

/**
 * H-1 with a real date: the first day on which the kitchen has room for what is in the form and every package can be had, by the shop's own calendar
 * and clock. Until that is known, and where no day can be had, the rule alone.
 */
export function EarliestDayHint({ lines, isDelivery }: EarliestDayHintProps) {
  const { isOpen } = useOrdering(useNow())
  const times = { windows: useTimeWindows(), isDelivery }
  const { data } = useQuery(kitchenDaysQuery)
  const items = lines.map(({ item }) => item)
  const day = data?.days.find(
    (one) =>
      dayObstacle(one, piecesOf(lines), data.bigOrderPieces, times) === null &&
      packageMisfit(items, one.day, data) === undefined,
  )?.day
  const closedUntil = data && closedUntilBy(data)
  // While no orders are taken the notice above says when they are.
  if (!isOpen) return null
  return (
    <div className="flex items-start gap-2 rounded-input bg-kunyit-100 px-4 py-3 text-small font-medium text-kunyit-800">
      <CalendarDays aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
      <div>
        {closedUntil && (
          <p>
            <Say parts={{ day: <Day day={closedUntil} /> }}>{orderDay.closedUntil}</Say>
          </p>
        )}
        <p>
          {day ? (
            <Say parts={{ day: <Day day={day} /> }}>{orderDay.orderNowFor}</Say>
          ) : (
            <Say>{openingHoursWords.dayAhead}</Say>
          )}
        </p>
      </div>
    </div>
  )
}

function Day({ day }: { day: string }) {
  return (
    <time dateTime={day} className="inline-block">
      <Say>{dates.dayOfYear(day)}</Say>
    </time>
  )
}

/** By the calendar itself, which knows the days the kitchen took off one by one, too. */
function closedUntilBy({ today, days }: KitchenDays): string | null {
  const closed = new Set(days.filter(({ state }) => state === 'closed').map(({ day }) => day))
  return lastOfHoliday(today, (day) => closed.has(day))
}
