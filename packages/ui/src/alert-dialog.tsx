import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'
import { type MessageNode, Say } from './say.tsx'

export type AlertDialogProps = {
  open: boolean
  onClose: () => void
  title: MessageNode
  description: MessageNode
  /** Label of the button that acts; without it the children have one. */
  action?: MessageNode
  onAction?: () => void
  isDanger?: boolean
  busy?: boolean
  /** Label of the button that closes without a change; it gets the initial focus. */
  keep: MessageNode
  children?: ReactNode
}

/**
 * Dialog with role `alertdialog`: a press outside does not close it, Esc does. The initial focus is on the button that
 * changes nothing.
 */
export function AlertDialog({
  open,
  onClose,
  title,
  description,
  action,
  onAction,
  isDanger = true,
  busy = false,
  keep,
  children,
}: AlertDialogProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      role="alertdialog"
      closesOutside={false}
      firstFocus={(panel) => panel.querySelector<HTMLElement>('[data-alert-cancel]')}
      hasDescription
      className="motion-dialog fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-card -translate-y-1/2 overflow-y-auto overscroll-contain rounded-sheet bg-white p-6 shadow-floating"
    >
      {(ids) => (
        <>
          <Say.h2 id={ids.title} className="font-display text-h2 font-semibold">
            {title}
          </Say.h2>
          <Say.div id={ids.description} className="mt-2 text-kecap-700">
            {description}
          </Say.div>
          <div className="mt-6 grid gap-3">
            {children}
            {action && (
              <Button variant={isDanger ? 'danger' : 'primary'} size="xl" wide busy={busy} onClick={onAction}>
                {action}
              </Button>
            )}
            <Button variant="outline" size="xl" wide data-alert-cancel onClick={onClose}>
              {keep}
            </Button>
          </div>
        </>
      )}
    </Modal>
  )
}
