import { dutySettings } from '@dimsum/words/desk/settings-duties'
import { NumberField } from '../../../components/number-field.tsx'
import { type SectionProps, SettingsCard } from '../form/settings-card.tsx'

/** How long the shop remembers who ordered. */
export function PrivacyGroup(props: SectionProps) {
  return (
    <SettingsCard {...props} id="data-pelanggan" about={dutySettings.retentionAbout}>
      <NumberField {...props.settingsForm.number('retentionMonths')} hint={dutySettings.retentionHint} />
    </SettingsCard>
  )
}
