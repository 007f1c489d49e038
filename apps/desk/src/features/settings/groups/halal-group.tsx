import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { useNow } from '@dimsum/web/components/now.tsx'
import { type SectionProps, SettingsCard } from '../form/settings-card.tsx'
import { halalReminder } from '../halal-validity.ts'

/** The proof behind the badge: the certificate's number and its end. */
export function HalalGroup(props: SectionProps) {
  const { field, settings } = props.settingsForm
  const now = useNow()
  const reminder = settings && halalReminder(settings, now)
  return (
    <SettingsCard {...props} id="halal">
      {reminder && (
        <InlineAlert tone={reminder.tone} title={reminder.title}>
          <p>{reminder.text}</p>
        </InlineAlert>
      )}
      <TextField
        {...field('halalCertificate')}
        optional
        hint="Nomor sertifikat (diawali ID), bukan nomor ketetapan halal (KH)"
        autoComplete="off"
        maxLength={60}
      />
      <TextField
        {...field('halalExpires', { setValueAs: (day) => day || null })}
        optional
        hint="Kosongkan kalau tanpa batas waktu"
        type="date"
      />
    </SettingsCard>
  )
}
