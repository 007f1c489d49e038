import { TextField } from '@dimsum/ui/text-field.tsx'
import { type SectionProps, SettingsCard } from '../form/settings-card.tsx'

/** How long the shop remembers who ordered. */
export function PrivacyGroup(props: SectionProps) {
  return (
    <SettingsCard
      {...props}
      id="data-pelanggan"
      about="Sesudah waktu ini nama, nomor, alamat, dan catatan pesanan lama dihapus otomatis setiap hari. Angka pembukuan tetap."
    >
      <TextField
        {...props.settingsForm.number('retentionMonths')}
        hint="1 sampai 120. Yang sudah dihapus tidak bisa dikembalikan"
      />
    </SettingsCard>
  )
}
