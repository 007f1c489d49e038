import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { closeOnBack } from './back.ts'
import { closeOnEscape } from './escape.ts'
import { holdBackOthers, keepTabInside } from './modal-layer.ts'
import { oneTapMs } from './one-tap.ts'
import { focusedElement, returnFocus } from './return-focus.ts'
import { usePresence } from './use-presence.ts'

type ModalProps = {
  open: boolean
  onClose: () => void
  role: 'dialog' | 'alertdialog'
  /** A press on the veil closes. */
  closesOutside: boolean
  lang?: string | undefined
  className: string
  /** Where focus goes on opening; without it, to the panel itself. */
  firstFocus: (panel: HTMLElement) => HTMLElement | null | undefined
  /** Where focus returns to; without it, to what had the focus before. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined
  hasDescription: boolean
  /** Gets the ids for title and description. */
  children: (ids: { title: string; description: string }) => ReactNode
}

/**
 * The layer under dialogs, sheets and drawers: the page behind is veiled, does not scroll (`data-scroll-lock`, base.css)
 * and is out of reach; focus goes in, stays in, and returns to where it was. Toasts stay above it and in reach, which is
 * why this is neither the browser's own `<dialog>` nor `aria-modal` (docs/decisions/0029).
 */
export function Modal({ open, ...props }: ModalProps) {
  const layer = useRef<HTMLDivElement>(null)
  const isPresent = usePresence(open, layer)
  if (!isPresent) return null
  return createPortal(
    <div ref={layer} aria-hidden={!open || undefined} className="print:hidden">
      <Layer open={open} {...props} />
    </div>,
    document.body,
  )
}

function Layer({
  open,
  onClose,
  role,
  closesOutside,
  lang,
  className,
  firstFocus,
  returnFocusTo,
  hasDescription,
  children,
}: ModalProps) {
  const id = useId()
  const ids = { title: `${id}title`, description: `${id}description` }
  const panel = useRef<HTMLDivElement>(null)
  const latest = useRef({ onClose, firstFocus, returnFocusTo })
  useLayoutEffect(() => {
    latest.current = { onClose, firstFocus, returnFocusTo }
  })

  // Before it is painted: Escape or Tab pressed the moment it appears is its own already.
  useLayoutEffect(() => {
    const inside = panel.current
    const own = inside?.parentElement
    if (!open || !own) return
    const opener = focusedElement()
    const release = holdBackOthers(own)
    // The second tap of a double tap must press nothing of what the first one brought.
    own.style.pointerEvents = 'none'
    const reach = () => own.style.removeProperty('pointer-events')
    const soon = setTimeout(reach, oneTapMs)
    const close = () => latest.current.onClose()
    const unlisten = closeOnEscape(close)
    const leaveHistory = closeOnBack(close)
    const onKey = (event: KeyboardEvent) => keepTabInside(event, inside)
    inside.addEventListener('keydown', onKey)
    const first = latest.current.firstFocus(inside) ?? inside
    first.focus({ preventScroll: true })
    return () => {
      inside.removeEventListener('keydown', onKey)
      unlisten()
      leaveHistory()
      release()
      clearTimeout(soon)
      reach()
      returnFocus(own, latest.current.returnFocusTo?.current ?? opener)
    }
  }, [open])

  const state = open ? 'open' : 'closed'
  const semantics = {
    role,
    'aria-labelledby': ids.title,
    'aria-describedby': hasDescription ? ids.description : undefined,
  }
  return (
    <>
      {/* It stays in the way while it fades: the second tap of a double tap must not press what lies under it. */}
      <div
        aria-hidden="true"
        data-scroll-lock
        data-state={state}
        onClick={open && closesOutside ? onClose : undefined}
        className="motion-overlay fixed inset-0 z-40 bg-kecap-900/55"
      />
      <div
        {...semantics}
        ref={panel}
        tabIndex={-1}
        inert={!open}
        lang={lang}
        data-state={state}
        className={className}
      >
        {children(ids)}
      </div>
    </>
  )
}
