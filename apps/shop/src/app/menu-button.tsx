import { useText } from '@dimsum/ui/say.tsx'
import { navigation } from '@dimsum/words/shop/navigation'
import { Menu } from 'lucide-react'
import { useRef, useState } from 'react'
import { MenuDrawer } from './menu-drawer.tsx'
import { footerAnchor } from './navigation.ts'

/** Opens the drawer. When the app cannot be loaded, `boot.ts` follows `data-without-app` to the footer's list instead. */
export function MenuButton() {
  const text = useText()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={text(navigation.openMenu)}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-without-app={footerAnchor}
        onClick={() => setOpen(true)}
        className="needs-scripts -mr-2 inline-flex size-12 shrink-0 items-center justify-center rounded-button hover:bg-santan-100 @min-[48rem]:hidden"
      >
        <Menu aria-hidden="true" className="size-6" strokeWidth={1.75} />
      </button>
      <MenuDrawer open={open} onClose={() => setOpen(false)} menuButton={button} />
    </>
  )
}
