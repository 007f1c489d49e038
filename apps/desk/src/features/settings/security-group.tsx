import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { SettingsCard } from './settings-card.tsx'
import { useSettingsForm } from './use-settings-form.ts'

const fields = ['secondFactorDemanded'] as const
const link = buttonStyle({ variant: 'outline', size: 'xl' })

/** The ways to one's own security and to who changed what, and what is demanded of everyone. */
export function SecurityGroup({ settings }: { settings: ShopSettings }) {
  const settingsForm = useSettingsForm('security', settings, fields)
  return (
    <SettingsCard
      id="keamanan"
      title="Keamanan"
      about="Verifikasi dua langkah Anda, perangkat yang masuk, dan siapa mengubah apa."
      settingsForm={settingsForm}
    >
      <div className="flex flex-wrap gap-3">
        <RouteLink href="/admin/keamanan" className={link}>
          Keamanan akun
        </RouteLink>
        <RouteLink href="/admin/catatan" className={link}>
          Catatan perubahan
        </RouteLink>
      </div>
      <Checkbox
        {...settingsForm.form.register('secondFactorDemanded')}
        label="Wajibkan verifikasi dua langkah"
        hint="Siapa yang belum punya, diminta mengaturnya sebelum bisa memakai halaman lain. Aktifkan dulu milik Anda"
      />
    </SettingsCard>
  )
}
