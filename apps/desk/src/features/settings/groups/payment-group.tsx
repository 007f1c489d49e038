import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { type SectionProps, SettingsCard } from '../form/settings-card.tsx'

/** How customers may pay. */
export function PaymentGroup(props: SectionProps) {
  const { field, number } = props.settingsForm
  return (
    <SettingsCard {...props} id="pembayaran">
      <Checkbox {...field('qris')} hint="Hanya kalau QRIS sudah aktif di akun Midtrans Anda" />
      <TextField
        {...number('cashCeiling')}
        optional
        hint="Pesanan di atas jumlah ini ditandai di Dapur: minta bayar dulu. Kosong: tanpa batas"
      />
    </SettingsCard>
  )
}
