import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { shopSettings } from '@dimsum/words/desk/settings-shop'
import { type SectionProps, SettingsCard } from '../form/settings-card.tsx'

/** How customers may pay. */
export function PaymentGroup(props: SectionProps) {
  const { field, number } = props.settingsForm
  return (
    <SettingsCard {...props} id="pembayaran">
      <Checkbox {...field('qris')} hint={shopSettings.qrisHint} />
      <TextField {...number('cashCeiling')} optional hint={shopSettings.cashCeilingHint} />
      <Checkbox {...field('refunds')} hint={shopSettings.refundsHint} />
    </SettingsCard>
  )
}
