import type { KitchenDays } from '@dimsum/contract/kitchen'
import { lastOfHoliday } from '@dimsum/domain/delivery-date'
import { dayObstacle } from '@dimsum/domain/kitchen-day'
import { Say } from '@dimsum/ui/say.tsx'
import { useOrdering, useShopConfig } from '@dimsum/web/api/shop.ts'
import { useNow } from '@dimsum/web/components/now.tsx'
import { dates } from '@dimsum/words/dates'
import { openingHoursWords } from '@dimsum/words/shop/opening-hours'
import { orderDay } from '@dimsum/words/shop/order-day'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { kitchenDaysQuery } from '../../api/kitchen-days.ts'
import { packageMisfit } from '../../components/package-days.ts'
import { type PreviewLine, piecesOf } from './order-preview.ts'

type EarliestDayHintProps = { lines: readonly PreviewLine[]; isDelivery: boolean }

/**
 * The earliest possible day as a date, by the shop's calendar and clock: the kitchen has capacity and every package is
 * available. While it is unknown, or when there is none, only the general rule.
 */
export function EarliestDayHint({ lines, isDelivery }: EarliestDayHintProps) {
  const { isOpen } = useOrdering(useNow())
  const times = { windows: useShopConfig()?.timeWindows, isDelivery }
  const { data } = useQuery(kitchenDaysQuery)
  const items = lines.map(({ item }) => item)
  const day = data?.days.find(
    (one) =>
      dayObstacle(one, piecesOf(lines), data.bigOrderPieces, times) === null &&
      packageMisfit(items, one.day, data) === undefined,
  )?.day
  const closedUntil = data && closedUntilBy(data)
  // While ordering is closed, the notice above shows when it reopens.
  if (!isOpen) return null
  return (
    <div className="flex items-start gap-2 rounded-input bg-kunyit-100 px-4 py-3 text-small font-medium text-kunyit-800">
      <CalendarDays aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
      <div>
        {closedUntil && <Say.p parts={{ day: <Day day={closedUntil} /> }}>{orderDay.closedUntil}</Say.p>}
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
    <Say.time dateTime={day} className="inline-block">
      {dates.dayOfYear(day)}
    </Say.time>
  )
}

/** By the calendar, which also contains single closed days. */
function closedUntilBy({ today, days }: KitchenDays): string | null {
  const closed = new Set(days.filter(({ state }) => state === 'closed').map(({ day }) => day))
  return lastOfHoliday(today, (day) => closed.has(day))
}
