import { createContext, type ReactNode, useContext } from 'react'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'
import { type MessageNode, Say } from './say.tsx'

type AlertDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: MessageNode
  description: MessageNode
  lang?: string
  /** Buttons, the main action first, and one `AlertCancel`. */
  children: ReactNode
}

const Close = createContext(() => {})

/**
 * Dialog with role `alertdialog`: a press outside does not close it, Esc does. The initial focus is on the button that
 * changes nothing.
 */
export function AlertDialog({ open, onOpenChange, title, description, lang, children }: AlertDialogProps) {
  const close = () => onOpenChange(false)
  return (
    <Modal
      open={open}
      onClose={close}
      role="alertdialog"
      closesOutside={false}
      lang={lang}
      firstFocus={(panel) => panel.querySelector<HTMLElement>('[data-alert-cancel]')}
      hasDescription
      className="motion-dialog fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-card -translate-y-1/2 overflow-y-auto overscroll-contain rounded-sheet bg-white p-6 shadow-floating"
    >
      {(ids) => (
        <Close value={close}>
          <Say.h2 id={ids.title} className="font-display text-h2 font-semibold">
            {title}
          </Say.h2>
          <Say.div id={ids.description} className="mt-2 text-kecap-700">
            {description}
          </Say.div>
          <div className="mt-6 grid gap-3">{children}</div>
        </Close>
      )}
    </Modal>
  )
}

/** Button that closes without a change; it gets the initial focus. */
export function AlertCancel({ children }: { children: MessageNode }) {
  return (
    <Button variant="outline" size="xl" wide data-alert-cancel onClick={useContext(Close)}>
      {children}
    </Button>
  )
}
