import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { closeOnBack } from './close-on-back.ts'
import { closeOnEscape } from './close-on-escape.ts'
import { doubleTapMs } from './double-tap.ts'
import { makeOthersInert, trapTab } from './modal-layer.ts'
import { focusedElement, returnFocus } from './return-focus.ts'
import { usePresence } from './use-presence.ts'

type ModalProps = {
  open: boolean
  onClose: () => void
  role: 'dialog' | 'alertdialog'
  /** Whether a press on the backdrop closes the modal. */
  closesOutside: boolean
  className: string
  /** Initial focus; the panel itself by default. */
  firstFocus: (panel: HTMLElement) => HTMLElement | null | undefined
  /** Element to focus after closing; by default the one that had the focus before. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined
  hasDescription: boolean
  /** Receives the ids for title and description. */
  children: (ids: { title: string; description: string }) => ReactNode
}

/**
 * Base of dialogs, sheets and drawers. The page behind has a backdrop, does not scroll (`data-scroll-lock`, base.css)
 * and is inert. The focus is trapped and restored afterwards. Toasts stay above it and usable, which neither `<dialog>`
 * nor `aria-modal` allows (docs/decisions/0029).
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

  // A layout effect, so that Escape or Tab work from the first paint.
  useLayoutEffect(() => {
    const inside = panel.current
    const own = inside?.parentElement
    if (!open || !own) return
    const opener = focusedElement()
    const release = makeOthersInert(own)
    // The second tap of a double tap must not press anything in the new layer.
    own.style.pointerEvents = 'none'
    const reach = () => own.style.removeProperty('pointer-events')
    const soon = setTimeout(reach, doubleTapMs)
    const close = () => latest.current.onClose()
    const unlisten = closeOnEscape(close)
    const leaveHistory = closeOnBack(close)
    const onKey = (event: KeyboardEvent) => trapTab(event, inside)
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
      {/* It blocks presses while it fades: the second tap of a double tap must not reach the page below. */}
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
        data-state={state}
        className={`forced-colors:border ${className}`}
      >
        {children(ids)}
      </div>
    </>
  )
}
