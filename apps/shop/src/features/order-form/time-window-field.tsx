import type { KitchenDay } from '@dimsum/contract/kitchen'
import type { PlaceOrder } from '@dimsum/contract/place-order'
import { type TimeWindow, windowsFor, windowText } from '@dimsum/domain/time-windows'
import { Option, SelectField } from '@dimsum/ui/select-field.tsx'
import { timeWindows as words } from '@dimsum/words/shop/time-windows'
import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import type { OrderValues } from './order-fields.ts'

type TimeWindowFieldProps = {
  form: UseFormReturn<OrderValues, unknown, PlaceOrder>
  windows: readonly TimeWindow[]
  /** The chosen day as the calendar has it; unknown while it is fetched. */
  day: Pick<KitchenDay, 'fullWindows'> | undefined
}

/** At which time of the chosen day. A file of its own: most shops list no times. */
export default function TimeWindowField({ form, windows, day }: TimeWindowFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'timeWindow' })
  const isDelivery = useWatch({ control: form.control, name: 'isDelivery' }) ?? true
  const offered = windowsFor(windows, isDelivery).map(windowText)
  if (offered.length === 0) return null
  const isFull = (window: string) => day?.fullWindows?.includes(window) ?? false
  const chosen = offered.find((window) => window === field.value)
  const misfit = offered.every(isFull)
    ? words.allFull
    : chosen && isFull(chosen)
      ? words.fullNow(chosen)
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
          {isFull(window) ? words.full(window) : words.window(window)}
        </Option>
      ))}
    </SelectField>
  )
}
