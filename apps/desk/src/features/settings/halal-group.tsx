import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { useNow } from '@dimsum/web/components/now.tsx'
import { halalReminder } from './halal-validity.ts'
import { SettingsCard } from './settings-card.tsx'
import { useSettingsForm } from './use-settings-form.ts'

const fields = ['halalCertificate', 'halalExpires'] as const

/** The proof behind the badge: the certificate's number and its end. */
export function HalalGroup({ settings }: { settings: ShopSettings }) {
  const settingsForm = useSettingsForm('halal', settings, fields)
  const { form, problem } = settingsForm
  const reminder = halalReminder(settings, useNow())
  return (
    <SettingsCard id="halal" title="Halal" settingsForm={settingsForm}>
      {reminder && (
        <InlineAlert tone={reminder.tone} title={reminder.title}>
          <p>{reminder.text}</p>
        </InlineAlert>
      )}
      <TextField
        {...form.register('halalCertificate')}
        label="Nomor sertifikat halal"
        optional
        hint="Nomor sertifikat (diawali ID), bukan nomor ketetapan halal (KH)"
        autoComplete="off"
        maxLength={60}
        error={problem('halalCertificate')}
        errorLang="id"
      />
      <TextField
        {...form.register('halalExpires', { setValueAs: (day) => day || null })}
        label="Berlaku sampai"
        optional
        hint="Kosongkan kalau tanpa batas waktu"
        type="date"
        error={problem('halalExpires')}
        errorLang="id"
      />
    </SettingsCard>
  )
}
