import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { readWholeNumber } from '../../components/whole-number.ts'
import { SettingsCard } from './settings-card.tsx'
import { useSettingsForm } from './use-settings-form.ts'

const fields = ['retentionMonths'] as const

/** How long the shop remembers who ordered. */
export function PrivacyGroup({ settings }: { settings: ShopSettings }) {
  const settingsForm = useSettingsForm('privacy', settings, fields)
  const { form, problem } = settingsForm
  return (
    <SettingsCard
      id="data-pelanggan"
      title="Data pelanggan"
      about="Sesudah waktu ini nama, nomor, alamat, dan catatan pesanan lama dihapus otomatis setiap hari. Angka pembukuan tetap."
      settingsForm={settingsForm}
    >
      <TextField
        {...form.register('retentionMonths', { setValueAs: readWholeNumber })}
        label="Simpan data pelanggan (bulan)"
        inputMode="numeric"
        autoComplete="off"
        hint="1 sampai 120. Yang sudah dihapus tidak bisa dikembalikan"
        error={problem('retentionMonths')}
        errorLang="id"
      />
    </SettingsCard>
  )
}
