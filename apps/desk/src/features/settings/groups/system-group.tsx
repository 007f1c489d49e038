import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Card } from '@dimsum/ui/card.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { dutySettings } from '@dimsum/words/desk/settings-duties'
import { settingPlaces, settingSections } from '@dimsum/words/setting-sections'

/** Link to the system status; it has no settings. */
export function SystemGroup() {
  return (
    <Card className="grid gap-5 p-5">
      <div>
        <h2 id="sistem-title" tabIndex={-1} className="text-[1.25rem] leading-7 font-bold">
          <Say>{settingSections.sistem.name}</Say>
        </h2>
        <p className="mt-1 text-kecap-700">
          <Say>{dutySettings.systemAbout}</Say>
        </p>
      </div>
      <div>
        <RouteLink href="/production-status" className={buttonStyle({ variant: 'outline', size: 'xl' })}>
          <Say>{settingPlaces.systemStatus}</Say>
        </RouteLink>
      </div>
    </Card>
  )
}
