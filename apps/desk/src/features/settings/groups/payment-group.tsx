import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { shopSettings } from '@dimsum/words/desk/settings-shop'
import { NumberField } from '../../../components/number-field.tsx'
import { type SectionProps, SettingsCard } from '../form/settings-card.tsx'
import { TransferAccounts } from './transfer-accounts.tsx'

export function PaymentGroup(props: SectionProps) {
  const { field, number } = props.settingsForm
  return (
    <SettingsCard {...props} id="pembayaran">
      <Checkbox {...field('qris')} hint={shopSettings.qrisHint} />
      <NumberField {...number('cashCeiling')} of="amount" optional hint={shopSettings.cashCeilingHint} />
      <NumberField {...number('unpaidHours')} of="count" optional hint={shopSettings.unpaidHoursHint} />
      <Checkbox {...field('refunds')} hint={shopSettings.refundsHint} />
      <TransferAccounts settingsForm={props.settingsForm} />
    </SettingsCard>
  )
}
