import { TextArea } from '@dimsum/ui/text-area.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { shopSettings } from '@dimsum/words/desk/settings-shop'
import { type SectionProps, SettingsCard } from '../settings-card.tsx'

/** Name, contacts and texts of the shop. */
export function ShopGroup(props: SectionProps) {
  const { field } = props.settingsForm
  return (
    <SettingsCard {...props}>
      <TextField {...field('shopName')} maxLength={60} />
      <TextField {...field('founder')} optional hint={shopSettings.founderHint} maxLength={60} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...field('phone')} type="tel" inputMode="tel" maxLength={30} />
        <TextField
          {...field('whatsapp')}
          type="tel"
          inputMode="tel"
          hint={shopSettings.whatsappHint}
          maxLength={30}
        />
      </div>
      <TextField {...field('email')} type="email" inputMode="email" maxLength={150} />
      <TextArea {...field('address')} optional rows={2} hint={shopSettings.addressHint} maxLength={300} />
      <TextArea {...field('intro')} optional rows={3} hint={shopSettings.introHint} maxLength={600} />
      <TextArea {...field('thanks')} optional rows={2} hint={shopSettings.thanksHint} maxLength={300} />
    </SettingsCard>
  )
}
