import type { Message } from '@dimsum/words/sentence'
import { widgets } from '@dimsum/words/widgets'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { Modal } from './modal.tsx'
import { type MessageNode, Say, useText } from './say.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: MessageNode
  description?: MessageNode | undefined
  /** `dialog` is centred, `sheet` slides in from the bottom, `drawer` from the right. */
  shape?: 'dialog' | 'sheet' | 'drawer'
  closeLabel?: Message | undefined
  /** Initial focus; the close button by default. */
  focusFirst?: RefObject<HTMLElement | null>
  /** Element to focus after closing; by default the one that had the focus before. */
  returnFocusTo?: RefObject<HTMLElement | null>
  children?: ReactNode
}

const shapes = {
  dialog:
    'motion-dialog inset-x-[min(1rem,5vw)] top-1/2 mx-auto max-h-[calc(100dvh-2rem)] max-w-form -translate-y-1/2 rounded-sheet',
  sheet: 'motion-sheet inset-x-0 bottom-0 max-h-[92dvh] rounded-t-sheet pb-[env(safe-area-inset-bottom)]',
  drawer: 'motion-drawer inset-y-0 right-0 w-[min(20rem,86vw)]',
}

/** Modal dialog: traps the focus, closes on Esc and on a press outside, and restores the focus. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  shape = 'dialog',
  closeLabel = widgets.close,
  focusFirst,
  returnFocusTo,
  children,
}: DialogProps) {
  const text = useText()
  const closeButton = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      open={open}
      onClose={onClose}
      role="dialog"
      closesOutside
      firstFocus={() => focusFirst?.current ?? closeButton.current}
      returnFocusTo={returnFocusTo}
      hasDescription={description !== undefined}
      className={`fixed z-50 flex flex-col overflow-y-auto overscroll-contain bg-white shadow-floating ${shapes[shape]}`}
    >
      {(ids) => (
        <>
          <div className="flex items-start gap-3 p-[min(1rem,5vw)] pb-2 pl-[min(1.5rem,7.5vw)]">
            <button
              ref={closeButton}
              type="button"
              aria-label={text(closeLabel)}
              onClick={onClose}
              className="order-last inline-flex size-[min(3rem,15vw)] shrink-0 items-center justify-center rounded-button hover:bg-santan-100"
            >
              <X aria-hidden="true" className="size-6" strokeWidth={1.75} />
            </button>
            <Say.h2
              id={ids.title}
              className="min-w-0 flex-1 self-center font-display text-h2 font-semibold wrap-anywhere"
            >
              {title}
            </Say.h2>
          </div>
          {description !== undefined && (
            <Say.p id={ids.description} className="px-[min(1.5rem,7.5vw)] text-kecap-700">
              {description}
            </Say.p>
          )}
          <div className="flex-1 px-[min(1.5rem,7.5vw)] pt-2 pb-6">{children}</div>
        </>
      )}
    </Modal>
  )
}
