import { formatTime, wibDay } from '@dimsum/domain/wib-date'
import { type Said, Say } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { orderingSettings } from '@dimsum/words/desk/settings-shop'
import { useState } from 'react'
import { readClock } from '../../../components/read-clock.ts'
import { fromWallClock } from '../../../components/wall-clock-field.ts'

type PauseUntilProps = {
  /** ISO 8601 in UTC; null while a part is missing. */
  until: string | null
  error: Said | undefined
  onMoment: (until: string | null) => void
}

const partsOf = (until: string | null) => ({
  until,
  day: until ? wibDay(until) : '',
  clock: until ? formatTime(until) : '',
})

/** Day and time on Jakarta's clock. What is typed stays as it is until another moment comes from elsewhere. */
export function PauseUntil({ until, error, onMoment }: PauseUntilProps) {
  const [typed, setTyped] = useState(() => partsOf(until))
  const shown = typed.until === until ? typed : partsOf(until)
  const type = (part: Partial<Record<'day' | 'clock', string>>) => {
    const parts = { ...shown, ...part }
    const moment = fromWallClock(`${parts.day}T${readClock(parts.clock)}`)
    setTyped({ ...parts, until: moment })
    onMoment(moment)
  }
  return (
    <fieldset>
      <legend className="mb-2 font-bold">
        <Say>{orderingSettings.pauseUntil}</Say>
      </legend>
      <div className="grid items-start gap-4 min-[26rem]:grid-cols-2">
        <TextField
          name="ordering-until"
          type="date"
          label={orderingSettings.pauseDay}
          value={shown.day}
          min={wibDay(new Date())}
          error={error}
          onChange={({ target }) => type({ day: target.value })}
        />
        <TextField
          name="ordering-until-clock"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          label={orderingSettings.pauseClock}
          value={shown.clock}
          onChange={({ target }) => type({ clock: target.value })}
        />
      </div>
    </fieldset>
  )
}
