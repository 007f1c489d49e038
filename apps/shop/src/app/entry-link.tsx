import { Say } from '@dimsum/ui/say.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { useLocation } from 'wouter'
import { isCurrent, type NavigationEntry } from './navigation.ts'

type EntryLinkProps = { entry: NavigationEntry; className: string; onClick?: () => void }

/**
 * A navigation entry. Links to sections are plain links: `section-links.ts` handles them before and after the app
 * starts.
 */
export function EntryLink({ entry, ...rest }: EntryLinkProps) {
  const [pathname] = useLocation()
  const current = isCurrent(entry, pathname) ? ('page' as const) : undefined
  return entry.href.startsWith('/#') ? (
    <a href={entry.href} aria-current={current} {...rest}>
      <Say>{entry.label}</Say>
    </a>
  ) : (
    <RouteLink href={entry.href} aria-current={current} {...rest}>
      {entry.label}
    </RouteLink>
  )
}
