import { Say } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { shopSettings } from '@dimsum/words/desk/settings-shop'
import { settingNames } from '@dimsum/words/setting-names'
import { type SectionProps, SettingsCard } from '../settings-card.tsx'

/** Opening hours in WIB. */
export function HoursGroup(props: SectionProps) {
  const { clock } = props.settingsForm
  return (
    <SettingsCard {...props} about={shopSettings.hoursAbout}>
      {(['weekdayHours', 'weekendHours'] as const).map((name) => (
        <fieldset key={name} id={name}>
          <Say.legend className="mb-2 font-bold">{settingNames[name]}</Say.legend>
          <div className="grid grid-pair gap-4">
            <TextField {...clock(`${name}.opens`)} label={shopSettings.opens} />
            <TextField {...clock(`${name}.closes`)} label={shopSettings.closes} />
          </div>
        </fieldset>
      ))}
    </SettingsCard>
  )
}
