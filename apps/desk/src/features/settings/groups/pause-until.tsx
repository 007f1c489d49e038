import type { ChangeShopSettingsInput } from '@dimsum/contract/change-shop-settings'
import { wibDay } from '@dimsum/domain/wib-date'
import { orderingSettings } from '@dimsum/words/desk/settings-shop'
import type { Message } from '@dimsum/words/sentence'
import { type Control, useController } from 'react-hook-form'
import { MomentField } from '../../../components/moment-field.tsx'

type PauseUntilProps = {
  control: Control<ChangeShopSettingsInput>
  name: 'ordering.until'
  id: string
  error: Message | undefined
}

/** Date and time of the end of a pause; null while one of them is missing. */
export function PauseUntil({ control, name, id, error }: PauseUntilProps) {
  const { field } = useController({ control, name })
  return (
    <MomentField
      id={id}
      legend={orderingSettings.pauseUntil}
      dayLabel={orderingSettings.pauseDay}
      clockLabel={orderingSettings.pauseClock}
      moment={field.value ?? null}
      error={error}
      min={wibDay(new Date())}
      ref={field.ref}
      onBlur={field.onBlur}
      onMoment={field.onChange}
    />
  )
}
