import { isPauseOver } from '@dimsum/domain/ordering'
import { addWibDays, formatTime, wibDay } from '@dimsum/domain/wib-date'
import { Button } from '@dimsum/ui/button.tsx'
import { RadioCard, RadioGroup } from '@dimsum/ui/radio-cards.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { useNow } from '@dimsum/web/components/now.tsx'
import { orderingSettings } from '@dimsum/words/desk/settings-shop'
import { settingNames } from '@dimsum/words/setting-names'
import { useWatch } from 'react-hook-form'
import { MomentField } from '../../../components/moment-field.tsx'
import { fromWallClock } from '../../../components/wall-clock-field.ts'
import { type SectionProps, SettingsCard } from '../settings-card.tsx'

const choices = [
  ['open', orderingSettings.open, orderingSettings.openAbout],
  ['paused', orderingSettings.paused, orderingSettings.pausedAbout],
  ['closed', orderingSettings.closed, orderingSettings.closedAbout],
] as const

/** «Terima pesanan»: pauses or closes ordering. */
export function OrderingGroup(props: SectionProps) {
  const { form, number, settings } = props.settingsForm
  const { state } = useWatch({ control: form.control, name: 'ordering' }) ?? {}
  const now = useNow()
  const { opens } = settings.weekdayHours
  const pauseUntil = (moment: Date) =>
    form.setValue('ordering.until', moment.toISOString(), { shouldDirty: true, shouldValidate: true })
  const tomorrowMorning = () =>
    new Date(fromWallClock(`${addWibDays(wibDay(new Date()), 1)}T${opens}`) ?? now)
  const stored = settings.ordering
  const pausedUntil = stored.state === 'paused' && !isPauseOver(stored, now) ? stored.until : null
  return (
    <SettingsCard {...props} about={orderingSettings.about}>
      <RadioGroup id="ordering" label={settingNames.ordering}>
        {choices.map(([value, name, effect]) => (
          <RadioCard key={value} {...form.register('ordering.state')} id={`ordering-${value}`} value={value}>
            <Say.span className="block font-bold">{name}</Say.span>
            <Say.span className="block text-small text-kecap-600">{effect}</Say.span>
          </RadioCard>
        ))}
      </RadioGroup>
      {state === 'paused' && (
        <div className="grid gap-3">
          <MomentField
            {...number('ordering.until')}
            legend={orderingSettings.pauseUntil}
            dayLabel={orderingSettings.pauseDay}
            clockLabel={orderingSettings.pauseClock}
            min={wibDay(now)}
          />
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" onClick={() => pauseUntil(new Date(Date.now() + 2 * 3_600_000))}>
              {orderingSettings.twoHours}
            </Button>
            <Button variant="outline" onClick={() => pauseUntil(tomorrowMorning())}>
              {orderingSettings.tomorrowAt(opens)}
            </Button>
          </div>
        </div>
      )}
      {pausedUntil && (
        <Say.p className="text-small text-kecap-700">
          {orderingSettings.pausedNow(wibDay(pausedUntil), formatTime(pausedUntil))}
        </Say.p>
      )}
    </SettingsCard>
  )
}
