import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { type SectionProps, SettingsCard } from '../form/settings-card.tsx'

const link = buttonStyle({ variant: 'outline', size: 'xl' })

/** The ways to one's own security and to who changed what, and what is demanded of everyone. */
export function SecurityGroup(props: SectionProps) {
  return (
    <SettingsCard
      {...props}
      id="keamanan"
      about="Verifikasi dua langkah Anda, perangkat yang masuk, dan siapa mengubah apa."
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
        {...props.settingsForm.field('secondFactorDemanded')}
        hint="Siapa yang belum punya, diminta mengaturnya sebelum bisa memakai halaman lain. Aktifkan dulu milik Anda"
      />
    </SettingsCard>
  )
}
