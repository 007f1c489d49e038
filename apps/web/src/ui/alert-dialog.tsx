import * as Primitive from 'radix-ui/dialog'
import { type ReactNode, type RefObject, useRef } from 'react'
import { Veil } from './dialog.tsx'
import { focusedElement, returnFocus } from './return-focus.ts'

type AlertDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description: ReactNode
  lang?: string
  /** Where focus returns to; without it, to what had the focus before. */
  returnFocusTo?: RefObject<HTMLElement | null>
  /** The ways out, most wanted first: `AlertAction`s around buttons or links, and one `AlertCancel`. */
  children: ReactNode
}

/**
 * A question that needs an answer: role `alertdialog`, a press outside does not close it, Esc does. Focus starts on the
 * way out that changes nothing. Built on the dialog of the same library; its ready-made alert dialog brings along a
 * scroll lock that writes a `<style>` element.
 */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  lang,
  returnFocusTo,
  children,
}: AlertDialogProps) {
  const content = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement>(null)
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Veil open={open} />
        <Primitive.Content
          ref={content}
          role="alertdialog"
          lang={lang}
          onPointerDownOutside={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            opener.current = focusedElement()
            const cancel = content.current?.querySelector<HTMLElement>('[data-alert-cancel]')
            if (!cancel) return
            event.preventDefault()
            cancel.focus({ preventScroll: true })
          }}
          onCloseAutoFocus={(event) => returnFocus(event, returnFocusTo?.current ?? opener.current)}
          className="motion-dialog fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-card -translate-y-1/2 overflow-y-auto overscroll-contain rounded-sheet bg-white p-6 shadow-floating"
        >
          <Primitive.Title className="font-display text-h2 font-semibold">{title}</Primitive.Title>
          <Primitive.Description asChild>
            <div className="mt-2 text-kecap-700">{description}</div>
          </Primitive.Description>
          <div className="mt-6 grid gap-3">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Wraps a button or link: chosen, it closes the dialog after doing its own work. */
export function AlertAction({ children }: { children: ReactNode }) {
  return <Primitive.Close asChild>{children}</Primitive.Close>
}

/** Wraps the way out that changes nothing; it takes the first focus. */
export function AlertCancel({ children }: { children: ReactNode }) {
  return (
    <Primitive.Close asChild data-alert-cancel>
      {children}
    </Primitive.Close>
  )
}
