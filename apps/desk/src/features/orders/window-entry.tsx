import { type TimeWindow, windowsFor, windowText } from '@dimsum/domain/time-windows'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { orderEntry } from '@dimsum/words/desk/order-entry'
import type { Entry, EntryProblems } from './order-entry.ts'

type WindowEntryProps = {
  windows: readonly TimeWindow[]
  entry: Entry
  problems: EntryProblems
  onChange: (part: Partial<Entry>) => void
}

/** At which time of the day: one of the listed, or what she agrees with the customer. */
export function WindowEntry({ windows, entry, problems, onChange }: WindowEntryProps) {
  const offered = windowsFor(windows, entry.isDelivery).map(windowText)
  return (
    <>
      <TextField
        name="timeWindow"
        label={orderEntry.time}
        optional
        hint={orderEntry.timeHint(offered.join(', '))}
        error={problems.timeWindow}
        autoComplete="off"
        list="entry-times"
        maxLength={20}
        value={entry.timeWindow}
        onChange={({ target }) => onChange({ timeWindow: target.value })}
      />
      <datalist id="entry-times">
        {offered.map((window) => (
          <option key={window} value={window} />
        ))}
      </datalist>
    </>
  )
}
