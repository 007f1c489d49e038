import type { MenuPackage } from '@dimsum/contract/menu'
import { Badge } from '@dimsum/ui/badge.tsx'
import { packageBadges } from '@dimsum/words/shop/packages-on-sale'

/** «Popular», «Baru» or «Musiman», if the owner set one. */
export function PackageBadge({ item, className }: { item: MenuPackage; className?: string }) {
  if (item.badge === null) return null
  return (
    <Badge tone={item.badge === 'popular' ? 'popular' : 'halal'} className={className}>
      {packageBadges[item.badge]}
    </Badge>
  )
}
