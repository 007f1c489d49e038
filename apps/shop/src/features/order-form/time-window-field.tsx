import type { KitchenDay } from '@dimsum/contract/kitchen'
import { type TimeWindow, windowsFor, windowText, windowWords } from '@dimsum/domain/time-windows'
import { Option, SelectField } from '@dimsum/ui/select-field.tsx'
import { timeWindows as words } from '@dimsum/words/shop/time-windows'
import { useController, useWatch } from 'react-hook-form'
import type { OrderFormMethods } from './order-values.ts'

export type TimeWindowFieldProps = {
  form: OrderFormMethods
  windows: readonly TimeWindow[]
  /** The calendar; undefined while loading. */
  days: readonly KitchenDay[] | undefined
}

/** Time window on the chosen day. Most shops have none. */
export function TimeWindowField({ form, windows, days }: TimeWindowFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'timeWindow' })
  const [isDelivery = true, chosenDay] = useWatch({
    control: form.control,
    name: ['isDelivery', 'deliveryDate'],
  })
  const day = days?.find((known) => known.day === chosenDay)
  const offered = windowsFor(windows, isDelivery).map(windowText)
  if (!chosenDay || offered.length === 0) return null
  const isFull = (window: string) => day?.fullWindows?.includes(window) ?? false
  const chosen = offered.find((window) => window === field.value)
  const misfit = offered.every(isFull)
    ? words.allFull
    : chosen && isFull(chosen)
      ? words.fullNow(windowWords(chosen))
      : undefined
  return (
    <SelectField
      {...field}
      value={chosen ?? ''}
      onChange={({ target }) => field.onChange(target.value || undefined)}
      label={isDelivery ? words.deliveryTime : words.pickUpTime}
      error={fieldState.error?.message ?? misfit}
    >
      <Option value="">{words.choose}</Option>
      {offered.map((window) => (
        <Option key={window} value={window} disabled={isFull(window)}>
          {isFull(window) ? words.full(windowWords(window)) : windowWords(window)}
        </Option>
      ))}
    </SelectField>
  )
}
