import { dutySettings } from '@dimsum/words/desk/settings-duties'
import { NumberField } from '../../../components/number-field.tsx'
import { type SectionProps, SettingsCard } from '../settings-card.tsx'

/** Retention of personal data. */
export function PrivacyGroup(props: SectionProps) {
  return (
    <SettingsCard {...props} about={dutySettings.retentionAbout}>
      <NumberField {...props.settingsForm.number('retentionMonths')} hint={dutySettings.retentionHint} />
    </SettingsCard>
  )
}
