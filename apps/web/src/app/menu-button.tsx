import { Menu } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { footerAnchor } from './navigation.ts'

const fetchDrawer = () => import('./menu-drawer.tsx')
const MenuDrawer = lazy(fetchDrawer)

/**
 * Opens the drawer. Its code is fetched when the finger comes down, so it is there by the time it lifts; without a
 * network the button leads to the footer's list instead.
 */
export function MenuButton() {
  const [open, setOpen] = useState(false)
  const [fetched, setFetched] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // A failed head start is no failure: pressing fetches it again.
  const prefetch = () => void fetchDrawer().catch(() => {})
  const press = async () => {
    try {
      await fetchDrawer()
      setFetched(true)
      setOpen(true)
    } catch {
      location.hash = footerAnchor
    }
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Buka menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        data-without-app={footerAnchor}
        onPointerDown={prefetch}
        onFocus={prefetch}
        onClick={() => void press()}
        className="needs-scripts -mr-2 inline-flex size-12 items-center justify-center rounded-button hover:bg-santan-100 md:hidden"
      >
        <Menu aria-hidden="true" className="size-6" strokeWidth={1.75} />
      </button>
      {fetched && (
        <Suspense>
          <MenuDrawer open={open} onOpenChange={setOpen} menuButton={button} />
        </Suspense>
      )}
    </>
  )
}
