import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { useNow } from '@dimsum/web/components/now.tsx'
import { halalSettings } from '@dimsum/words/desk/settings-duties'
import { halalReminder } from '../halal-validity.ts'
import { type SectionProps, SettingsCard } from '../settings-card.tsx'

/** Number and expiry date of the halal certificate. */
export function HalalGroup(props: SectionProps) {
  const { field, settings } = props.settingsForm
  const now = useNow()
  const reminder = halalReminder(settings, now)
  return (
    <SettingsCard {...props}>
      {reminder && <InlineAlert tone={reminder.tone} title={reminder.title} detail={reminder.text} />}
      <TextField
        {...field('halalCertificate')}
        optional
        hint={halalSettings.certificateHint}
        autoComplete="off"
        maxLength={60}
      />
      <TextField
        {...field('halalExpires', { setValueAs: (day) => day || null })}
        optional
        hint={halalSettings.expiresHint}
        type="date"
      />
    </SettingsCard>
  )
}
