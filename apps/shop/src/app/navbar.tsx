import { Say, useText } from '@dimsum/ui/say.tsx'
import { useShop } from '@dimsum/web/api/shop.ts'
import { SteamerMark } from '@dimsum/web/components/steamer-mark.tsx'
import { navigation } from '@dimsum/words/shop/navigation'
import { EntryLink } from './entry-link.tsx'
import { MenuButton } from './menu-button.tsx'
import { footerAnchor, navigationEntries } from './navigation.ts'

/**
 * Fixed navigation bar: 56 px high, 64 px from 1024 px. Under 768 px the entries are in a drawer. Container queries
 * in rem switch to the drawer earlier when the text is larger. Without scripts the menu button is a link to the footer’s
 * list.
 */
export function Navbar() {
  const text = useText()
  return (
    <header className="@container fixed inset-x-0 top-0 z-30 border-b border-garis bg-santan-50 print:hidden">
      <nav
        aria-label={text(navigation.bar)}
        className="mx-auto flex h-14 max-w-content items-center justify-between gap-4 px-4 sm:px-6 lg:h-16 lg:px-8"
      >
        <Brand />
        <ul className="hidden items-center @min-[48rem]:flex @min-[64rem]:gap-1">
          {navigationEntries.map((entry) => (
            <li key={entry.href}>
              <EntryLink
                entry={entry}
                className="inline-flex min-h-12 items-center rounded-button px-1.5 text-small font-bold whitespace-nowrap text-kecap-700 hover:bg-santan-100 hover:text-kecap-900 aria-[current]:text-pandan-700 aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8 @min-[64rem]:px-3"
              />
            </li>
          ))}
        </ul>
        <MenuButton />
        <noscript>
          <a
            href={footerAnchor}
            className="inline-flex min-h-12 items-center font-bold text-pandan-700 underline @min-[48rem]:hidden"
          >
            <Say>{navigation.menu}</Say>
          </a>
        </noscript>
      </nav>
    </header>
  )
}

function Brand() {
  const { name } = useShop()
  return (
    <a href="/#home" className="inline-flex min-h-12 min-w-0 items-center gap-2.5 text-pandan-700">
      <SteamerMark className="size-8 shrink-0" />
      <span className="truncate font-display text-title font-semibold text-kecap-900">{name}</span>
    </a>
  )
}
