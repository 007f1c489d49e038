import { addWibDays, wibDay } from '@dimsum/domain/wib-date'
import { Say } from '@dimsum/ui/say.tsx'
import { Option, SelectField } from '@dimsum/ui/select-field.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { analytics } from '@dimsum/words/desk/analytics'
import { deskFields } from '@dimsum/words/desk/fields'
import type { Sentence } from '@dimsum/words/sentence'
import { useState } from 'react'
import { daysOf, type RevenueDays } from '../../api/revenue.ts'

const spans = [7, 30, 90, 365] as const
/** Max days of a report, as on the server. */
const maxDays = 3660

/**
 * Selects the days that the charts cover, in WIB. The overview follows product.md: totals of all time, and days of the
 * last thirty.
 */
export function DayRange({ days, onDays }: { days: RevenueDays; onDays: (days: RevenueDays) => void }) {
  const today = wibDay(new Date())
  const shown = daysOf(days, today)
  const span = spans.find((length) => days?.to === today && days.from === addWibDays(today, 1 - length))
  const choose = (choice: string) => {
    if (choice === 'overview') return onDays(null)
    onDays(choice === 'custom' ? shown : { from: addWibDays(today, 1 - Number(choice)), to: today })
  }
  // If the range is reversed, the other end moves along, so that the figures always match the dates shown.
  const isReported = (day: string) => day >= addWibDays(today, -maxDays) && day <= today
  const from = (day: string) => {
    if (isReported(day)) onDays({ from: day, to: day > shown.to ? day : shown.to })
  }
  const to = (day: string) => {
    if (isReported(day)) onDays({ from: day < shown.from ? day : shown.from, to: day })
  }
  return (
    <fieldset className="grid min-w-0 gap-3 min-[25rem]:grid-cols-2 sm:grid-cols-3 sm:gap-4">
      <Say.legend className="sr-only">{analytics.period}</Say.legend>
      <div className="min-[25rem]:col-span-2 sm:col-span-1">
        <SelectField
          name="span"
          label={analytics.period}
          value={days === null ? 'overview' : (span ?? 'custom')}
          onChange={({ target }) => choose(target.value)}
        >
          <Option value="overview">{analytics.overview}</Option>
          {spans.map((length) => (
            <Option key={length} value={length}>
              {analytics.lastDays(length)}
            </Option>
          ))}
          <Option value="custom">{analytics.custom}</Option>
        </SelectField>
      </div>
      {days !== null && (
        <>
          <DayField name="from" label={analytics.from} day={days.from} max={today} onDay={from} />
          <DayField name="to" label={analytics.to} day={days.to} max={today} onDay={to} />
        </>
      )}
    </fieldset>
  )
}

type DayFieldProps = {
  name: string
  label: Sentence
  day: string
  max: string
  onDay: (day: string) => void
}

/** Keeps typed text in local state until it is a valid day. */
function DayField({ day, onDay, ...field }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      {...field}
      type="date"
      value={typed ?? day}
      error={typed !== null && typed !== day ? deskFields.date : undefined}
      onChange={({ target }) => {
        setTyped(target.value)
        onDay(target.value)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
