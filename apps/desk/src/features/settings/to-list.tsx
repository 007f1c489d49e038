import { Say } from '@dimsum/ui/say.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { settings } from '@dimsum/words/desk/settings'
import { ChevronLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { settingsPath } from './sections/sections.ts'

/**
 * Link from a section to the list on a phone. If the list is the previous history entry it goes back, so that a further
 * Back leaves the settings.
 */
export function ToList() {
  const stepBack = (event: MouseEvent) => {
    const state: unknown = history.state
    if (typeof state !== 'object' || state === null || !('fromList' in state)) return
    event.preventDefault()
    history.back()
  }
  return (
    <RouteLink
      href={settingsPath}
      onClick={stepBack}
      className="-mt-3 mb-1 -ml-2 inline-flex min-h-12 items-center gap-1 rounded-button px-2 font-bold text-pandan-700 hover:bg-santan-100 lg:hidden"
    >
      <ChevronLeft aria-hidden="true" className="size-5" strokeWidth={2} />
      <Say>{settings.all}</Say>
    </RouteLink>
  )
}
