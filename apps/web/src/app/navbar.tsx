import { Menu } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import { useShop } from '../api/shop.ts'
import { RouteLink } from '../components/route-link.tsx'
import { SteamerMark } from '../components/steamer-mark.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { isCurrent, type NavigationEntry, navigationEntries } from './navigation.ts'

/**
 * The fixed bar: 56 px, 64 from 1024. Under 768 px the entries sit in a drawer from the right. Without scripts the
 * menu button is a link to the footer's list.
 */
export function Navbar() {
  return (
    <header className="fixed inset-x-0 top-0 z-30 border-b border-garis bg-santan-50 print:hidden">
      <nav
        aria-label="Utama"
        className="mx-auto flex h-14 max-w-content items-center justify-between gap-4 px-4 sm:px-6 lg:h-16 lg:px-8 xl:px-0"
      >
        <Brand />
        <ul className="hidden items-center md:flex lg:gap-1">
          {navigationEntries.map((entry) => (
            <li key={entry.href}>
              <EntryLink
                entry={entry}
                className="inline-flex min-h-12 items-center rounded-button px-1.5 text-small font-bold whitespace-nowrap text-kecap-700 hover:bg-santan-100 hover:text-kecap-900 aria-[current]:text-pandan-700 aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8 lg:px-3"
              />
            </li>
          ))}
        </ul>
        <MenuDrawer />
        <noscript>
          <a
            href="#kaki"
            className="inline-flex min-h-12 items-center font-bold text-pandan-700 underline md:hidden"
          >
            Menu
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

type EntryLinkProps = { entry: NavigationEntry; className: string; onClick?: () => void }

/** Section links are plain links: `section-links.ts` follows them, with or without the app. */
function EntryLink({ entry, ...rest }: EntryLinkProps) {
  const [pathname] = useLocation()
  const current = isCurrent(entry, pathname) ? ('page' as const) : undefined
  return entry.href.startsWith('/#') ? (
    <a href={entry.href} aria-current={current} {...rest}>
      {entry.label}
    </a>
  ) : (
    <RouteLink href={entry.href} aria-current={current} {...rest}>
      {entry.label}
    </RouteLink>
  )
}

function MenuDrawer() {
  const [open, setOpen] = useState(false)
  const menuButton = useRef<HTMLButtonElement>(null)
  const { name } = useShop()
  // Closed before the link is followed: an open drawer would hold the focus back.
  const closeBeforeGoing = () => flushSync(() => setOpen(false))
  return (
    <>
      <button
        ref={menuButton}
        type="button"
        aria-label="Buka menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        data-without-app="#kaki"
        onClick={() => setOpen(true)}
        className="needs-scripts -mr-2 inline-flex size-12 items-center justify-center rounded-button hover:bg-santan-100 md:hidden"
      >
        <Menu aria-hidden="true" className="size-6" strokeWidth={1.75} />
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={name}
        shape="drawer"
        closeLabel="Tutup menu"
        returnFocusTo={menuButton}
      >
        <ul className="-mx-2">
          {navigationEntries.map((entry) => (
            <li key={entry.href}>
              <EntryLink
                entry={entry}
                onClick={closeBeforeGoing}
                className="flex min-h-14 items-center rounded-button px-2 text-title font-bold text-kecap-900 hover:bg-santan-100 aria-[current]:text-pandan-700"
              />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
