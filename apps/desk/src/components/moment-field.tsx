import { formatTime, wibDay } from '@dimsum/domain/wib-date'
import { type MessageNode, Say } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import type { Message } from '@dimsum/words/sentence'
import { useState } from 'react'
import { type FieldPath, type FieldValues, type UseControllerProps, useController } from 'react-hook-form'
import { readClock } from './read-clock.ts'
import { fromWallClock } from './wall-clock-field.ts'

type MomentFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Sent> = Required<
  Pick<UseControllerProps<Values, Name, Sent>, 'name' | 'control'>
> & {
  /** Id of the date input; the time input's id ends in `-clock`. */
  id: string
  legend: MessageNode
  dayLabel: MessageNode
  clockLabel: MessageNode
  error: Message | undefined
  min?: string
  /** Time used for a date while no time is typed. */
  usualClock?: string
}

const partsOf = (moment: string | null) => ({
  moment,
  day: moment ? wibDay(moment) : '',
  clock: moment ? formatTime(moment) : '',
})

/**
 * Inputs for date and time in WIB. The value is ISO 8601 in UTC, null when both are empty, and `''` while one is missing,
 * which every schema rejects. Typed text stays until another value is set.
 */
export function MomentField<Values extends FieldValues, Name extends FieldPath<Values>, Sent>({
  name,
  control,
  id,
  legend,
  dayLabel,
  clockLabel,
  error,
  min,
  usualClock = '',
}: MomentFieldProps<Values, Name, Sent>) {
  const { field } = useController({ name, control })
  const moment: string | null = field.value ?? null
  const [typed, setTyped] = useState(() => partsOf(moment))
  const shown = typed.moment === moment ? typed : partsOf(moment)
  const type = (part: Partial<Record<'day' | 'clock', string>>) => {
    const parts = { ...shown, ...part }
    if (part.day && parts.clock === '') parts.clock = usualClock
    const isWritten = parts.day !== '' || parts.clock !== ''
    parts.moment = fromWallClock(`${parts.day}T${readClock(parts.clock)}`) ?? (isWritten ? '' : null)
    setTyped(parts)
    field.onChange(parts.moment)
  }
  return (
    <fieldset className="min-w-0">
      <Say.legend className="mb-2 font-bold">{legend}</Say.legend>
      <div className="grid items-start gap-4 min-[26rem]:grid-cols-2">
        <TextField
          id={id}
          name={id}
          ref={field.ref}
          type="date"
          label={dayLabel}
          value={shown.day}
          min={min}
          error={error}
          onBlur={field.onBlur}
          onChange={({ target }) => type({ day: target.value })}
        />
        <TextField
          name={`${id}-clock`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          label={clockLabel}
          value={shown.clock}
          onBlur={field.onBlur}
          onChange={({ target }) => type({ clock: target.value })}
        />
      </div>
    </fieldset>
  )
}
