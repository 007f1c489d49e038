import { Say } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { dates } from '@dimsum/words/dates'
import { kitchenSettings } from '@dimsum/words/desk/settings-shop'
import { settingNames } from '@dimsum/words/setting-names'
import { NumberField } from '../../../components/number-field.tsx'
import { readClock } from '../../../components/read-clock.ts'
import { type SectionProps, SettingsCard } from '../settings-card.tsx'

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** Cut-off time, capacity per day, and how far ahead customers can order. */
export function KitchenGroup(props: SectionProps) {
  const { clock, field, number } = props.settingsForm
  return (
    <SettingsCard {...props} about={kitchenSettings.about}>
      <TextField {...clock('cutOff')} hint={kitchenSettings.cutOffHint} />
      <TextField
        {...field('customerChanges', { setValueAs: (typed) => readClock(typed) || null })}
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        hint={kitchenSettings.customerChangesHint}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField {...number('bigOrderPieces')} />
        <NumberField {...number('bigOrderLeadDays')} />
      </div>
      <NumberField {...number('horizonDays')} />
      <fieldset id="weekdayCapacity">
        <Say.legend className="font-bold">{settingNames.weekdayCapacity}</Say.legend>
        <Say.p className="mb-3 text-small text-kecap-600">{kitchenSettings.capacityHint}</Say.p>
        <div className="grid grid-pair gap-4 sm:grid-cols-4">
          {weekdays.map((weekday, i) => (
            <NumberField key={weekday} {...number(`weekdayCapacity.${i}`)} label={dates.weekday(weekday)} />
          ))}
        </div>
      </fieldset>
    </SettingsCard>
  )
}
