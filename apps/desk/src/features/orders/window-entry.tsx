import { type TimeWindow, windowsFor, windowText } from '@dimsum/domain/time-windows'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { orderEntry } from '@dimsum/words/desk/order-entry'
import type { EntryForm } from './entry-form.ts'

type WindowEntryProps = { windows: readonly TimeWindow[]; isDelivery: boolean; entryForm: EntryForm }

/** Time of delivery or pick-up: a listed window, or one agreed with the customer. */
export function WindowEntry({ windows, isDelivery, entryForm }: WindowEntryProps) {
  const offered = windowsFor(windows, isDelivery).map(windowText)
  return (
    <>
      <TextField
        {...entryForm.field('timeWindow')}
        label={orderEntry.time}
        optional
        hint={orderEntry.timeHint(offered.join(', '))}
        list="entry-times"
        maxLength={20}
      />
      <datalist id="entry-times">
        {offered.map((window) => (
          <option key={window} value={window} />
        ))}
      </datalist>
    </>
  )
}
