import { type TimeWindow, windowsFor, windowText } from '@dimsum/domain/time-windows'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { orderEntry } from '@dimsum/words/desk/order-entry'
import type { EntryForm } from './entry-form.ts'

type WindowEntryProps = { windows: readonly TimeWindow[]; isDelivery: boolean; entryForm: EntryForm }

/** At which time of the day: one of the listed, or what she agrees with the customer. */
export function WindowEntry({ windows, isDelivery, entryForm }: WindowEntryProps) {
  const offered = windowsFor(windows, isDelivery).map(windowText)
  return (
    <>
      <TextField
        {...entryForm.field('timeWindow')}
        label={orderEntry.time}
        optional
        hint={orderEntry.timeHint(offered.join(', '))}
        autoComplete="off"
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
