import { Say, useText } from '@dimsum/ui/say.tsx'
import { Tooltip } from '@dimsum/ui/tooltip.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { ownerNavigation } from '@dimsum/words/desk/desk'
import type { Message } from '@dimsum/words/sentence'
import type { ReactNode } from 'react'
import { GuideLink } from './guide-link.tsx'
import { useHasRight } from './use-has-right.ts'

const places = [
  ['/admin?tab=orders', ownerNavigation.orders, ownerNavigation.ordersAbout, 'orders'],
  ['/admin/dapur', ownerNavigation.kitchen, ownerNavigation.kitchenAbout, 'kitchen'],
  ['/admin/kas', ownerNavigation.cash, ownerNavigation.cashAbout, 'payments'],
  ['/admin/pengaturan', ownerNavigation.settings, ownerNavigation.settingsAbout, 'account'],
] as const

const entry =
  'inline-flex min-h-12 items-center rounded-button px-1 font-bold sm:px-3 text-pandan-700 hover:bg-santan-100 aria-[current=page]:text-kecap-900 aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8'

/** Header of the owner's screens: title, navigation and the screen's own controls. */
export function OwnerHeader({
  title,
  here,
  children,
}: {
  title: Message
  /** Left out on a screen that is not in the navigation. */
  here?: (typeof places)[number][0]
  children?: ReactNode
}) {
  const may = useHasRight()
  const text = useText()
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-1 py-4 print:hidden">
      <Say.h1 tabIndex={-1} className="text-h1 font-extrabold">
        {title}
      </Say.h1>
      <nav aria-label={text(ownerNavigation.admin)} className="-ml-1 flex flex-wrap sm:-ml-3 sm:gap-x-1">
        {/* Owners reach the stock through the dashboard, so only other roles get this link. */}
        {may('stock') && !may('orders') && (
          <RouteLink href="/admin?tab=inventory" className={entry}>
            {ownerNavigation.stock}
          </RouteLink>
        )}
        {places
          .filter(([, , , right]) => may(right))
          .map(([path, name, about]) => (
            <Tooltip key={path} text={about}>
              <RouteLink href={path} aria-current={path === here ? 'page' : undefined} className={entry}>
                {name}
              </RouteLink>
            </Tooltip>
          ))}
        <GuideLink className={entry} />
      </nav>
      {children}
    </header>
  )
}
