import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { deskScreens } from '@dimsum/words/desk/screens'
import { dutySettings } from '@dimsum/words/desk/settings-duties'
import { type SectionProps, SettingsCard } from '../settings-card.tsx'

const link = buttonStyle({ variant: 'outline', size: 'xl' })

/** Links to the user's own security and to the audit log, and rules for the whole team. */
export function SecurityGroup(props: SectionProps) {
  return (
    <SettingsCard {...props} about={dutySettings.securityAbout}>
      <div className="flex flex-wrap gap-3">
        <RouteLink href="/admin/keamanan" className={link}>
          {dutySettings.toSecurity}
        </RouteLink>
        <RouteLink href="/admin/catatan" className={link}>
          {deskScreens.audit}
        </RouteLink>
      </div>
      <Checkbox {...props.settingsForm.field('secondFactorDemanded')} hint={dutySettings.demandedHint} />
    </SettingsCard>
  )
}
