import { TextField } from '@dimsum/ui/text-field.tsx'
import { dutySettings } from '@dimsum/words/desk/settings-duties'
import { type SectionProps, SettingsCard } from '../form/settings-card.tsx'

/** How long the shop remembers who ordered. */
export function PrivacyGroup(props: SectionProps) {
  return (
    <SettingsCard {...props} id="data-pelanggan" about={dutySettings.retentionAbout}>
      <TextField {...props.settingsForm.number('retentionMonths')} hint={dutySettings.retentionHint} />
    </SettingsCard>
  )
}
