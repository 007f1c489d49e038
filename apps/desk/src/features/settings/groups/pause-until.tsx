import { wibDay } from '@dimsum/domain/wib-date'
import { orderingSettings } from '@dimsum/words/desk/settings-shop'
import type { Message } from '@dimsum/words/sentence'
import { MomentField } from '../../../components/moment-field.tsx'

type PauseUntilProps = {
  /** ISO 8601 in UTC; null while date or time is missing. */
  until: string | null
  error: Message | undefined
  onMoment: (until: string | null) => void
}

export function PauseUntil({ until, error, onMoment }: PauseUntilProps) {
  return (
    <MomentField
      id="ordering-until"
      legend={orderingSettings.pauseUntil}
      dayLabel={orderingSettings.pauseDay}
      clockLabel={orderingSettings.pauseClock}
      moment={until}
      error={error}
      min={wibDay(new Date())}
      onMoment={onMoment}
    />
  )
}
