import { formatTime, wibDay } from '@dimsum/domain/wib-date'
import { type MessageNode, Say } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import type { Message } from '@dimsum/words/sentence'
import { type Ref, useState } from 'react'
import { readClock } from './read-clock.ts'
import { fromWallClock } from './wall-clock-field.ts'

type MomentFieldProps = {
  /** Id of the date input; the time input's id ends in `-clock`. */
  id: string
  legend: MessageNode
  dayLabel: MessageNode
  clockLabel: MessageNode
  /** ISO 8601 in UTC; null when empty. */
  moment: string | null
  error: Message | undefined
  min?: string
  /** Time used for a date while no time is typed. */
  usualClock?: string
  /** Value reported while only date or time is filled in. */
  partial?: '' | null
  ref?: Ref<HTMLInputElement>
  onBlur?: () => void
  onMoment: (moment: string | null) => void
}

const partsOf = (moment: string | null) => ({
  moment,
  day: moment ? wibDay(moment) : '',
  clock: moment ? formatTime(moment) : '',
})

/** Inputs for date and time in WIB. Typed text stays until another value is passed in. */
export function MomentField({
  id,
  legend,
  dayLabel,
  clockLabel,
  moment,
  error,
  min,
  usualClock = '',
  partial = null,
  ref,
  onBlur,
  onMoment,
}: MomentFieldProps) {
  const [typed, setTyped] = useState(() => partsOf(moment))
  const shown = typed.moment === moment ? typed : partsOf(moment)
  const type = (part: Partial<Record<'day' | 'clock', string>>) => {
    const parts = { ...shown, ...part }
    if (part.day && parts.clock === '') parts.clock = usualClock
    const isWritten = parts.day !== '' || parts.clock !== ''
    parts.moment = fromWallClock(`${parts.day}T${readClock(parts.clock)}`) ?? (isWritten ? partial : null)
    setTyped(parts)
    onMoment(parts.moment)
  }
  return (
    <fieldset className="min-w-0">
      <Say.legend className="mb-2 font-bold">{legend}</Say.legend>
      <div className="grid items-start gap-4 min-[26rem]:grid-cols-2">
        <TextField
          id={id}
          name={id}
          ref={ref}
          type="date"
          label={dayLabel}
          value={shown.day}
          min={min}
          error={error}
          onBlur={onBlur}
          onChange={({ target }) => type({ day: target.value })}
        />
        <TextField
          name={`${id}-clock`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          label={clockLabel}
          value={shown.clock}
          onBlur={onBlur}
          onChange={({ target }) => type({ clock: target.value })}
        />
      </div>
    </fieldset>
  )
}
