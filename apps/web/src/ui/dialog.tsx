import { X } from 'lucide-react'
import * as Primitive from 'radix-ui/dialog'
import { type ReactNode, type Ref, type RefObject, useRef } from 'react'
import { focusedElement, returnFocus } from './return-focus.ts'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** `dialog` stands in the middle, `sheet` comes from the bottom, `drawer` from the right. */
  shape?: 'dialog' | 'sheet' | 'drawer'
  lang?: string
  closeLabel?: string
  /** Where focus goes on opening; the close button by default. */
  focusFirst?: RefObject<HTMLElement | null>
  /** Where focus returns to; without it, to what had the focus before. */
  returnFocusTo?: RefObject<HTMLElement | null>
  children?: ReactNode
}

const shapes = {
  dialog:
    'motion-dialog inset-x-4 top-1/2 mx-auto max-h-[calc(100dvh-2rem)] max-w-form -translate-y-1/2 rounded-sheet',
  sheet: 'motion-sheet inset-x-0 bottom-0 max-h-[92dvh] rounded-t-sheet pb-[env(safe-area-inset-bottom)]',
  drawer: 'motion-drawer inset-y-0 right-0 w-[min(20rem,86vw)]',
}

/**
 * The veil behind a dialog. While it is there the page does not scroll (`data-scroll-lock`, base.css). The library's
 * own overlay is not used: it writes a `<style>` element, which the content policy forbids.
 */
export function Veil({ open, ref }: { open: boolean; ref?: Ref<HTMLDivElement> }) {
  return (
    <div
      ref={ref}
      aria-hidden="true"
      data-scroll-lock
      data-state={open ? 'open' : 'closed'}
      className="motion-overlay fixed inset-0 z-40 bg-kecap-900/55"
    />
  )
}

/** A modal dialog: focus goes in and stays in, Esc and a press outside close, focus returns to where it was. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  shape = 'dialog',
  lang,
  closeLabel = 'Tutup',
  focusFirst,
  returnFocusTo,
  children,
}: DialogProps) {
  const opener = useRef<HTMLElement>(null)
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Veil open={open} />
        <Primitive.Content
          lang={lang}
          {...(!description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            opener.current = focusedElement()
            if (!focusFirst?.current) return
            event.preventDefault()
            focusFirst.current.focus()
          }}
          onCloseAutoFocus={(event) => returnFocus(event, returnFocusTo?.current ?? opener.current)}
          className={`fixed z-50 flex flex-col overflow-y-auto overscroll-contain bg-white shadow-floating ${shapes[shape]}`}
        >
          <div className="flex items-start gap-3 p-4 pb-2 pl-6">
            <Primitive.Close
              aria-label={closeLabel}
              className="order-last inline-flex size-12 shrink-0 items-center justify-center rounded-button hover:bg-santan-100"
            >
              <X aria-hidden="true" className="size-6" strokeWidth={1.75} />
            </Primitive.Close>
            <Primitive.Title className="flex-1 self-center font-display text-h2 font-semibold">
              {title}
            </Primitive.Title>
          </div>
          {description && (
            <Primitive.Description className="px-6 text-kecap-700">{description}</Primitive.Description>
          )}
          <div className="flex-1 px-6 pt-2 pb-6">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
