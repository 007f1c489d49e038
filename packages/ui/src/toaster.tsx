import type { Message } from '@dimsum/words/sentence'
import { widgets } from '@dimsum/words/widgets'
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Announcement } from './announcement.tsx'
import { useLang, useText } from './say.tsx'
import { ToastCard } from './toast-card.tsx'
import { toastStore } from './toast-store.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * Container of the toast: full width at the top on phones, bottom right and at most 420 px wide from medium screens up
 * (product.md section 9). On a medium screen with a bar at the bottom it stays at the top. It is outside the app's root
 * and has `data-live-region`, so that open dialogs do not make it inert. F8 moves the focus here; when the toast closes,
 * the focus is restored. Not rendered on the server, because it is a portal.
 */
export function Toaster() {
  return useHydrated() ? <ToastRegion /> : null
}

function ToastRegion() {
  const text = useText()
  const langOf = useLang()
  const spoken = (parts: readonly (Message | undefined)[]) =>
    parts.flatMap((part) => (part ? text(part) : [])).join(' ')
  const message = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => null)
  const region = useRef<HTMLElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  const [hasFocus, setFocused] = useState(false)

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'F8') region.current?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  const noteFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    setFocused(true)
    if (!(relatedTarget instanceof HTMLElement)) cameFrom.current = null
    else if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  const giveFocusBack = () => {
    if (!region.current?.contains(document.activeElement)) return
    const before = cameFrom.current?.isConnected ? cameFrom.current : region.current
    before.focus({ preventScroll: true })
  }

  return createPortal(
    <div data-toasts data-live-region className="print:hidden">
      <section
        ref={region}
        aria-label={text(widgets.notifications)}
        tabIndex={-1}
        onFocus={noteFocus}
        onBlur={() => setFocused(false)}
        className="pointer-events-none fixed inset-x-0 top-14 z-60 p-3 outline-none md:top-auto md:right-0 md:bottom-0 md:left-auto md:w-full md:max-w-toast md:p-4 md:max-lg:[body:has([data-sticky-bar])_&]:top-14 md:max-lg:[body:has([data-sticky-bar])_&]:bottom-auto print:hidden"
      >
        <ol ref={list}>
          {message && (
            <ToastCard key={message.id} {...message} parts={list} isHeld={hasFocus} onLeave={giveFocusBack} />
          )}
        </ol>
      </section>
      {message?.open && (
        <Announcement
          key={message.id}
          words={spoken([widgets.notification, message.title, message.description, message.action?.label])}
          lang={langOf(message.title)}
          isUrgent={message.cause !== 'background'}
        />
      )}
    </div>,
    document.body,
  )
}
