import { useQuery } from '@tanstack/react-query'
import { shopSettingsQuery } from '../../api/shop-settings.ts'
import { useNow } from '../../components/now.tsx'
import { RouteLink } from '../../components/route-link.tsx'
import { InlineAlert } from '../../ui/inline-alert.tsx'
import { halalReminder } from './halal-validity.ts'

/** The reminder where the owner is every day; nothing while all is well. */
export function HalalNotice() {
  const settings = useQuery(shopSettingsQuery).data
  const now = useNow()
  const reminder = settings ? halalReminder(settings, now) : null
  // A number that was never given is asked for in the settings, not every morning.
  if (!reminder || settings?.halalCertificate === '') return null
  return (
    <InlineAlert tone={reminder.tone} title={reminder.title}>
      <p>
        {reminder.text}{' '}
        <RouteLink href="/admin/pengaturan#halal" className="font-bold underline">
          Buka pengaturan
        </RouteLink>
      </p>
    </InlineAlert>
  )
}
