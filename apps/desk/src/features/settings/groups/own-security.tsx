import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Card } from '@dimsum/ui/card.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { dutySettings } from '@dimsum/words/desk/settings-duties'
import { settingSections } from '@dimsum/words/setting-sections'
import { CardTitle } from '../../../components/card-title.tsx'

/** Link to the user's own security, for users without the right to set rules for others. */
export function OwnSecurity() {
  return (
    <Card className="grid gap-5 p-5">
      <CardTitle
        id="keamanan-title"
        tabIndex={-1}
        title={settingSections.keamanan.name}
        about={dutySettings.ownSecurityAbout}
      />
      <div>
        <RouteLink href="/admin/keamanan" className={buttonStyle({ variant: 'outline', size: 'xl' })}>
          {dutySettings.toOwnSecurity}
        </RouteLink>
      </div>
    </Card>
  )
}
