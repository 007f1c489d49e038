import { Say } from '@dimsum/ui/say.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { useLocation } from 'wouter'
import { isCurrent, type NavigationEntry } from './navigation.ts'

type EntryLinkProps = { entry: NavigationEntry; className: string; onClick?: () => void }

/** An entry of the navigation. Section links are plain: `section-links.ts` follows them, with or without the app. */
export function EntryLink({ entry, ...rest }: EntryLinkProps) {
  const [pathname] = useLocation()
  const current = isCurrent(entry, pathname) ? ('page' as const) : undefined
  return entry.href.startsWith('/#') ? (
    <a href={entry.href} aria-current={current} {...rest}>
      <Say>{entry.label}</Say>
    </a>
  ) : (
    <RouteLink href={entry.href} aria-current={current} {...rest}>
      <Say>{entry.label}</Say>
    </RouteLink>
  )
}
