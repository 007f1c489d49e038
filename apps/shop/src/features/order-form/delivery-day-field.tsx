import type { KitchenDay, KitchenDays } from '@dimsum/contract/kitchen'
import type { PlaceOrder } from '@dimsum/contract/place-order'
import { dayObstacle } from '@dimsum/domain/kitchen-day'
import { Option, SelectField } from '@dimsum/ui/select-field.tsx'
import { shopQuery } from '@dimsum/web/api/shop.ts'
import { dates } from '@dimsum/words/dates'
import type { Sentence } from '@dimsum/words/sentence'
import { dayMisfit, orderDay } from '@dimsum/words/shop/order-day'
import { useQuery } from '@tanstack/react-query'
import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { kitchenDaysQuery } from '../../api/kitchen-days.ts'
import type { OrderValues } from './order-fields.ts'
import { TimeWindowField } from './time-window-field.tsx'

/** Whoever opens the list sees figures no older than this (ms). */
const freshForMs = 30_000

type DeliveryDayFieldProps = {
  form: UseFormReturn<OrderValues, unknown, PlaceOrder>
  /** Pieces of the order as it stands in the form; 0 while no package is chosen. */
  pieces: number
}

/**
 * The day the order is for, if the customer has one in mind: open days with what is left of them, full and closed ones
 * shown as such. Without a choice shop and customer agree by chat. The server's clock decides, not the phone's.
 */
export function DeliveryDayField({ form, pieces }: DeliveryDayFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'deliveryDate' })
  const isDelivery = useWatch({ control: form.control, name: 'isDelivery' }) ?? true
  const { data, dataUpdatedAt, refetch } = useQuery({ ...kitchenDaysQuery, staleTime: freshForMs })
  const days = data?.days.filter(({ state }) => state !== 'too-late') ?? []
  // A day out of an old draft stays visible, so that the customer does not wonder where it went.
  const isListed = !field.value || days.some(({ day }) => day === field.value)
  const windows = useQuery(shopQuery).data?.timeWindows
  return (
    <>
      <SelectField
        {...field}
        value={field.value ?? ''}
        onChange={({ target }) => field.onChange(target.value || null)}
        onFocus={() => {
          if (Date.now() - dataUpdatedAt > freshForMs) void refetch()
        }}
        label={isDelivery ? orderDay.deliveryDay : orderDay.pickUpDay}
        optional
        error={
          fieldState.error?.message ?? (data && field.value ? misfit(data, field.value, pieces) : undefined)
        }
      >
        <Option value="">{orderDay.byChat}</Option>
        {!isListed && field.value && <Option value={field.value}>{dates.dayOfYear(field.value)}</Option>}
        {days.map((day) => (
          <DayOption
            key={day.day}
            day={day}
            isClosed={data ? obstacleOf(data, day, pieces) !== null : false}
          />
        ))}
      </SelectField>
      {windows && <TimeWindowField form={form} windows={windows} days={data?.days} />}
    </>
  )
}

function DayOption({ day, isClosed }: { day: KitchenDay; isClosed: boolean }) {
  return (
    <Option value={day.day} disabled={isClosed}>
      {stateOf(day)}
    </Option>
  )
}

function stateOf({ day, state, left }: KitchenDay): Sentence {
  if (state === 'closed') return orderDay.closed(day)
  if (state === 'full') return orderDay.full(day)
  return left === null ? dates.dayOfYear(day) : orderDay.left(day, left)
}

const obstacleOf = ({ bigOrderPieces }: KitchenDays, day: KitchenDay, pieces: number) =>
  dayObstacle(day, pieces, bigOrderPieces)

/** What to do when the chosen day does not, or no longer, fit what is in the form. */
function misfit(calendar: KitchenDays, chosen: string, pieces: number): Sentence | undefined {
  const day = calendar.days.find((known) => known.day === chosen)
  if (!day) return dayMisfit.unknown(chosen)
  switch (obstacleOf(calendar, day, pieces)) {
    case null:
      return undefined
    case 'full':
      return dayMisfit.full(chosen, day.left ?? 0, pieces)
    case 'closed':
      return dayMisfit.closed(chosen)
    case 'too-late':
      return pieces >= calendar.bigOrderPieces
        ? dayMisfit.tooLateForBig(chosen, calendar.bigOrderPieces)
        : dayMisfit.tooLate(chosen)
  }
}
