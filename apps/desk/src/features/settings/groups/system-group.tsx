import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Card } from '@dimsum/ui/card.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { dutySettings } from '@dimsum/words/desk/settings-duties'
import { settingPlaces, settingSections } from '@dimsum/words/setting-sections'
import { CardTitle } from '../../../components/card-title.tsx'

/** Link to the system status; it has no settings. */
export function SystemGroup() {
  return (
    <Card className="grid gap-5 p-5">
      <CardTitle
        id="sistem-title"
        tabIndex={-1}
        title={settingSections.sistem.name}
        about={dutySettings.systemAbout}
      />
      <div>
        <RouteLink href="/production-status" className={buttonStyle({ variant: 'outline', size: 'xl' })}>
          {settingPlaces.systemStatus}
        </RouteLink>
      </div>
    </Card>
  )
}
