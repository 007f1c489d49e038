import { Dialog } from '@dimsum/ui/dialog.tsx'
import { useShop } from '@dimsum/web/api/shop.ts'
import { navigation } from '@dimsum/words/shop/navigation'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { EntryLink } from './entry-link.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { navigationEntries } from './navigation.ts'

/** Navigation on small screens: a drawer from the right that closes when an entry is chosen. */
export function MenuDrawer({
  open,
  onClose,
  menuButton,
}: {
  open: boolean
  onClose: () => void
  menuButton: RefObject<HTMLElement | null>
}) {
  const { name } = useShop()
  // Close before the link is followed: an open drawer traps the focus.
  const closeBeforeGoing = () => flushSync(onClose)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={name}
      shape="drawer"
      closeLabel={navigation.closeMenu}
      returnFocusTo={menuButton}
    >
      <ul className="-mx-2">
        {navigationEntries.map((entry) => (
          <li key={entry.href}>
            <EntryLink
              entry={entry}
              onClick={closeBeforeGoing}
              className="flex min-h-14 items-center rounded-button px-2 text-title font-bold text-kecap-900 hover:bg-santan-100 aria-[current]:text-pandan-700 aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8"
            />
          </li>
        ))}
      </ul>
      <LanguageChoice look="light" className="mt-4 border-t border-garis pt-4" />
    </Dialog>
  )
}
