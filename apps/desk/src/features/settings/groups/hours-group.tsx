import { TextField } from '@dimsum/ui/text-field.tsx'
import { type SectionProps, SettingsCard } from '../form/settings-card.tsx'
import { settingFields } from '../sections/setting-fields.ts'

/** When the shop answers, in WIB. */
export function HoursGroup(props: SectionProps) {
  const { field } = props.settingsForm
  return (
    <SettingsCard {...props} id="jam-buka" about="Kapan telepon dan WhatsApp dijawab. Selalu jam WIB.">
      {(['weekdayHours', 'weekendHours'] as const).map((name) => (
        <fieldset key={name} id={name}>
          <legend className="mb-2 font-bold">{settingFields[name].label}</legend>
          <div className="grid grid-cols-2 gap-4">
            <TextField {...field(`${name}.opens`)} label="Buka" type="time" />
            <TextField {...field(`${name}.closes`)} label="Tutup" type="time" />
          </div>
        </fieldset>
      ))}
    </SettingsCard>
  )
}
