import type { KitchenDay, KitchenDays } from '@dimsum/contract/kitchen'
import { dayObstacle } from '@dimsum/domain/kitchen-day'
import { formatPieces } from '@dimsum/domain/pricing'
import type { TimeWindow } from '@dimsum/domain/time-windows'
import { Option, SelectField } from '@dimsum/ui/select-field.tsx'
import { useShopConfig } from '@dimsum/web/api/shop.ts'
import { dates } from '@dimsum/words/dates'
import type { Sentence } from '@dimsum/words/sentence'
import { dayMisfit, orderDay } from '@dimsum/words/shop/order-day'
import { useQuery } from '@tanstack/react-query'
import { useController, useWatch } from 'react-hook-form'
import { kitchenDaysQuery } from '../../api/kitchen-days.ts'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { isSoldByDay, noDayWords, packageMisfit } from '../../components/package-days.ts'
import { type PreviewLine, piecesOf } from './order-preview.ts'
import type { OrderFormMethods } from './order-values.ts'
import { TimeWindowField } from './time-window-field.tsx'

type DeliveryDayFieldProps = {
  form: OrderFormMethods
  /** Lines of the order in the form. */
  lines: readonly PreviewLine[]
}

/**
 * Optional delivery day: days on which every package is available, with the remaining capacity; full and closed days
 * are marked. Without a choice shop and customer agree by chat. The server's clock decides, not the phone's.
 */
export function DeliveryDayField({ form, lines }: DeliveryDayFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'deliveryDate' })
  const isDelivery = useWatch({ control: form.control, name: 'isDelivery' }) ?? true
  const { data, isError, isStale, refetch } = useQuery(kitchenDaysQuery)
  const items = lines.map(({ item }) => item)
  const pieces = piecesOf(lines)
  const calendar = data?.days.filter(({ state }) => state !== 'too-late') ?? []
  const needsDay = Boolean(data && items.some((item) => isSoldByDay(item, data.today)))
  const days = calendar.filter(({ day }) => data && packageMisfit(items, day, data) === undefined)
  // A day from an old draft stays in the list, with the reason why it is not available.
  const isListed = !field.value || days.some(({ day }) => day === field.value)
  const windows = useShopConfig()?.timeWindows
  const times = { windows, isDelivery }
  return (
    <>
      <SelectField
        {...field}
        value={field.value ?? ''}
        onChange={({ target }) => field.onChange(target.value || null)}
        onFocus={() => {
          if (isStale) void refetch()
        }}
        label={isDelivery ? orderDay.deliveryDay : orderDay.pickUpDay}
        optional={!needsDay}
        hint={calendar.length > 0 && days.length === 0 ? noDayWords(items) : undefined}
        error={
          fieldState.error?.message ??
          (data && field.value
            ? (packageMisfit(items, field.value, data) ?? misfit(data, field.value, pieces, times))
            : undefined)
        }
      >
        <Option value="">{needsDay ? orderDay.choose : orderDay.byChat}</Option>
        {!isListed && field.value && <Option value={field.value}>{dates.dayOfYear(field.value)}</Option>}
        {days.map((day) => (
          <DayOption key={day.day} day={day} obstacle={data ? obstacleOf(data, day, pieces, times) : null} />
        ))}
      </SelectField>
      {isError && !data && <NotLoaded title={orderDay.notLoaded} onRetry={refetch} />}
      {windows && <TimeWindowField form={form} windows={windows} days={data?.days} />}
    </>
  )
}

type Obstacle = ReturnType<typeof dayObstacle>
type Times = { windows: readonly TimeWindow[] | undefined; isDelivery: boolean }

function DayOption({ day, obstacle }: { day: KitchenDay; obstacle: Obstacle }) {
  return (
    <Option value={day.day} disabled={obstacle !== null}>
      {stateOf(day, areWindowsAllFull(day, obstacle))}
    </Option>
  )
}

/** The kitchen has capacity, but every time window is full. */
const areWindowsAllFull = ({ state }: KitchenDay, obstacle: Obstacle) =>
  obstacle === 'full' && state !== 'full'

function stateOf({ day, state, left }: KitchenDay, isFull: boolean): Sentence {
  const name = dates.dayOfYear(day)
  if (state === 'closed') return orderDay.closed(name)
  if (state === 'full' || isFull) return orderDay.full(name)
  return left === null ? name : orderDay.left(name, formatPieces(left))
}

const obstacleOf = ({ bigOrderPieces }: KitchenDays, day: KitchenDay, pieces: number, times: Times) =>
  dayObstacle(day, pieces, bigOrderPieces, times)

/** Advice when the chosen day does not fit the order, or no longer does. */
function misfit(calendar: KitchenDays, chosen: string, pieces: number, times: Times): Sentence | undefined {
  const day = calendar.days.find((known) => known.day === chosen)
  const name = dates.dayOfYear(chosen)
  if (!day) return dayMisfit.unknown(name)
  switch (obstacleOf(calendar, day, pieces, times)) {
    case null:
      return undefined
    case 'full':
      // The field of the time window shows it.
      if (day.left === null || day.left >= pieces) return undefined
      return dayMisfit.full(name, formatPieces(day.left), formatPieces(pieces))
    case 'closed':
      return dayMisfit.closed(name)
    case 'too-late':
      return pieces >= calendar.bigOrderPieces
        ? dayMisfit.tooLateForBig(formatPieces(calendar.bigOrderPieces), name)
        : dayMisfit.tooLate(name)
  }
}
