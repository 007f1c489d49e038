import type { AdminKitchenDay } from '@dimsum/contract/kitchen'
import { piecesLeft } from '@dimsum/domain/kitchen-day'
import { addWibDays, isShopDay } from '@dimsum/domain/wib-date'
import { Say } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { kitchenDays } from '@dimsum/words/desk/kitchen-days'
import type { Message } from '@dimsum/words/sentence'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { kitchenPlanQuery } from '../../api/kitchen.ts'
import { NotLoaded } from '../../components/query-state.tsx'
import { shortDayName } from './kitchen-words.ts'

const daysShown = 14

type DayStripProps = {
  /** Today in WIB by the server's clock. */
  today: string
  day: string
  onDay: (day: string) => void
}

/** The next two weeks with booked pieces per day; a date input for other days. */
export function DayStrip({ today, day, onDay }: DayStripProps) {
  const plan = useQuery(kitchenPlanQuery(today, addWibDays(today, daysShown - 1)))
  const strip = useRef<HTMLDivElement>(null)

  // The selected day may be outside the strip.
  const isDrawn = plan.data !== undefined
  useEffect(() => {
    if (isDrawn) {
      strip.current
        ?.querySelector(`[value="${day}"]`)
        ?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'center' })
    }
  }, [day, isDrawn])

  return (
    <div className="mb-6 grid gap-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:gap-6 print:hidden">
      <fieldset className="-mx-4 min-w-0 overflow-x-auto px-4 lg:mx-0 lg:px-1">
        <Say.legend className="sr-only">{kitchenDays.day}</Say.legend>
        <div ref={strip} className="flex w-max gap-2 py-1">
          {Array.from({ length: daysShown }, (_, ahead) => addWibDays(today, ahead)).map((one) => (
            <DayChip
              key={one}
              day={one}
              today={today}
              facts={plan.data?.days.find((known) => known.day === one)}
              checked={one === day}
              onDay={onDay}
            />
          ))}
        </div>
      </fieldset>
      <div className="max-lg:[&>div]:flex max-lg:[&>div]:flex-wrap max-lg:[&>div]:items-center max-lg:[&>div]:gap-x-4 max-lg:[&>div>div]:min-w-0 max-lg:[&>div>div]:flex-[1_1_9rem]">
        <TextField
          name="day"
          type="date"
          label={kitchenDays.otherDay}
          value={day}
          onChange={({ target }) => {
            if (isShopDay(target.value)) onDay(target.value)
          }}
        />
      </div>
      {!plan.data && plan.isError && (
        <div className="lg:col-span-full">
          <NotLoaded title={kitchenDays.notLoaded} query={plan} />
        </div>
      )}
    </div>
  )
}

function DayChip({
  day,
  today,
  facts,
  checked,
  onDay,
}: {
  day: string
  today: string
  facts: AdminKitchenDay | undefined
  checked: boolean
  onDay: (day: string) => void
}) {
  return (
    <label className="relative grid min-h-14 min-w-24 cursor-pointer content-center rounded-card border border-garis-kuat bg-white px-4 py-1.5 has-checked:border-pandan-700 has-checked:bg-pandan-700 has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="kitchen-day"
        value={day}
        checked={checked}
        onChange={() => onDay(day)}
        className="sr-only"
      />
      <Say.span className="font-bold whitespace-nowrap">{shortDayName(day, today)}</Say.span>
      <span className="text-small whitespace-nowrap">{facts ? <Say>{dayLine(facts)}</Say> : ' '}</span>
    </label>
  )
}

/** Short state of a day: `480 pcs · sisa 120`, `sisa 600 pcs`, `Tutup`, `–`. */
function dayLine({ taken, capacity, usualCapacity, isClosed }: AdminKitchenDay): Message {
  const limit = capacity ?? usualCapacity
  const closed = isClosed || limit === 0
  if (closed) return taken > 0 ? kitchenDays.closedWith(taken) : kitchenDays.closed
  const left = piecesLeft({ capacity: limit, taken })
  if (left === null) return taken > 0 ? kitchenDays.taken(taken) : '–'
  return taken > 0 ? kitchenDays.takenAndLeft(taken, left) : kitchenDays.left(left)
}
