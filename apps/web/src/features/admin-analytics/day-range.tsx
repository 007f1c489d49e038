import { addWibDays, wibDay } from '@dimsum/domain/wib-date'
import type { RevenueDays } from '../../api/revenue.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

const spans = [7, 30, 90, 365] as const

/** Which days the charts cover: the spec's 30, another span, or two dates. All days are WIB. */
export function DayRange({ days, onDays }: { days: RevenueDays; onDays: (days: RevenueDays) => void }) {
  const today = wibDay(new Date())
  const shown = days ?? { from: addWibDays(today, -29), to: today }
  const span = spans.find((length) => shown.to === today && shown.from === addWibDays(today, 1 - length))
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <SelectField
        name="span"
        label="Period"
        value={span ?? 'custom'}
        onChange={({ target }) =>
          target.value !== 'custom' &&
          onDays({ from: addWibDays(today, 1 - Number(target.value)), to: today })
        }
      >
        {spans.map((length) => (
          <option key={length} value={length}>
            Last {length} days
          </option>
        ))}
        <option value="custom">Custom</option>
      </SelectField>
      <TextField
        name="from"
        type="date"
        label="From"
        value={shown.from}
        max={shown.to}
        onChange={({ target }) => target.value && onDays({ ...shown, from: target.value })}
      />
      <TextField
        name="to"
        type="date"
        label="To"
        value={shown.to}
        min={shown.from}
        max={today}
        onChange={({ target }) => target.value && onDays({ ...shown, to: target.value })}
      />
    </div>
  )
}
