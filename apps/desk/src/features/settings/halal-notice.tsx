import { useNow } from '@dimsum/web/components/now.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { shopSettingsQuery } from '../../api/shop-settings.ts'
import { useHasRight } from '../../components/use-has-right.ts'
import { halalReminder } from './halal-validity.ts'

/** Reminder of an expiring halal certificate, on screens that the owner opens daily. */
export function HalalNotice() {
  const may = useHasRight()
  const settings = useQuery({ ...shopSettingsQuery, enabled: may('settings') }).data
  const now = useNow()
  const reminder = settings ? halalReminder(settings, now) : null
  // A missing number is requested in the settings, not on daily screens.
  if (!reminder || settings?.halalCertificate === '') return null
  return (
    <p
      className={`rounded-input px-4 py-1 font-bold ${reminder.tone === 'danger' ? 'bg-cabai-100 text-cabai-700' : 'bg-kunyit-100 text-kunyit-800'}`}
    >
      <RouteLink href="/admin/pengaturan/halal" className="inline-flex min-h-12 items-center underline">
        {reminder.title}
      </RouteLink>
    </p>
  )
}
