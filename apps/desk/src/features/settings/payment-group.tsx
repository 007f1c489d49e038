import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { readWholeNumber } from '../../components/whole-number.ts'
import { SettingsCard } from './settings-card.tsx'
import { useSettingsForm } from './use-settings-form.ts'

const fields = ['cashCeiling', 'qris'] as const

/** How customers may pay. */
export function PaymentGroup({ settings }: { settings: ShopSettings }) {
  const settingsForm = useSettingsForm('payment', settings, fields)
  const { form, problem } = settingsForm
  return (
    <SettingsCard id="pembayaran" title="Pembayaran" settingsForm={settingsForm}>
      <Checkbox
        {...form.register('qris')}
        label="Terima QRIS"
        hint="Hanya kalau QRIS sudah aktif di akun Midtrans Anda"
      />
      <TextField
        {...form.register('cashCeiling', { setValueAs: readWholeNumber })}
        label="Batas bayar tunai (COD), rupiah"
        optional
        inputMode="numeric"
        autoComplete="off"
        hint="Pesanan di atas jumlah ini ditandai di Dapur: minta bayar dulu. Kosong: tanpa batas"
        error={problem('cashCeiling')}
        errorLang="id"
      />
    </SettingsCard>
  )
}
