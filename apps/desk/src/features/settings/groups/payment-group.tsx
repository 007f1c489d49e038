import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { TextArea } from '@dimsum/ui/text-area.tsx'
import { shopSettings } from '@dimsum/words/desk/settings-shop'
import { NumberField } from '../../../components/number-field.tsx'
import { type SectionProps, SettingsCard } from '../settings-card.tsx'
import { TransferAccounts } from './transfer-accounts.tsx'

export function PaymentGroup(props: SectionProps) {
  const { field, number } = props.settingsForm
  const percent = props.settingsForm.form.watch('depositPercent')
  const hasDeposit = percent !== null && percent !== undefined
  return (
    <SettingsCard {...props}>
      <Checkbox {...field('qris')} hint={shopSettings.qrisHint} />
      <NumberField {...number('cashCeiling')} of="amount" optional hint={shopSettings.cashCeilingHint} />
      <NumberField {...number('unpaidHours')} of="count" optional hint={shopSettings.unpaidHoursHint} />
      <NumberField
        {...number('depositPercent')}
        of="percent"
        optional
        hint={shopSettings.depositPercentHint}
      />
      {hasDeposit && (
        <>
          <NumberField {...number('depositFrom')} of="amount" optional hint={shopSettings.depositFromHint} />
          <NumberField
            {...number('depositFromPieces')}
            of="count"
            optional
            hint={shopSettings.depositFromPiecesHint}
          />
          <NumberField {...number('restDaysBefore')} of="count" hint={shopSettings.restDaysBeforeHint} />
          <TextArea
            {...field('depositTerms')}
            hint={shopSettings.depositTermsHint}
            maxLength={300}
            optional
          />
        </>
      )}
      <Checkbox {...field('refunds')} hint={shopSettings.refundsHint} />
      <TransferAccounts settingsForm={props.settingsForm} />
    </SettingsCard>
  )
}
