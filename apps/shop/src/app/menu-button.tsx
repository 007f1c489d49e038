import { useOnDemand } from '@dimsum/ui/on-demand.ts'
import { useText } from '@dimsum/ui/say.tsx'
import { navigation } from '@dimsum/words/shop/navigation'
import { Menu } from 'lucide-react'
import { useRef, useState } from 'react'
import { footerAnchor } from './navigation.ts'

const fetchDrawer = () => import('./menu-drawer.tsx')

/**
 * Opens the drawer. Its code is fetched on pointerdown, before the click event follows. Without a network the button is
 * a link to the footer's list.
 */
export function MenuButton() {
  const text = useText()
  const [open, setOpen] = useState(false)
  const { Component: MenuDrawer, fetch } = useOnDemand(fetchDrawer)
  const button = useRef<HTMLButtonElement>(null)
  const prefetch = () => void fetch()
  const press = async () => {
    if (await fetch()) setOpen(true)
    else location.hash = footerAnchor
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={text(navigation.openMenu)}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-without-app={footerAnchor}
        onPointerDown={prefetch}
        onFocus={prefetch}
        onClick={() => void press()}
        className="needs-scripts -mr-2 inline-flex size-12 items-center justify-center rounded-button hover:bg-santan-100 @min-[48rem]:hidden"
      >
        <Menu aria-hidden="true" className="size-6" strokeWidth={1.75} />
      </button>
      {MenuDrawer && <MenuDrawer open={open} onOpenChange={setOpen} menuButton={button} />}
    </>
  )
}
