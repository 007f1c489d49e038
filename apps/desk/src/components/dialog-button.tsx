import { Button } from '@dimsum/ui/button.tsx'
import { Dialog } from '@dimsum/ui/dialog.tsx'
import type { MessageNode } from '@dimsum/ui/say.tsx'
import type { Message } from '@dimsum/words/sentence'
import { type ComponentProps, type ReactNode, useState } from 'react'

type DialogButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'title' | 'onClick'> & {
  label: MessageNode
  /** Title of the dialog; defaults to the button's label. */
  title?: MessageNode
  description?: MessageNode
  closeLabel?: Message
  /** Content of the dialog, rendered while it is open. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a dialog. Other props are the button's. */
export function DialogButton({
  label,
  title = label,
  description,
  closeLabel,
  children,
  ...button
}: DialogButtonProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="outline"
        className="px-3!"
        {...button}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog open={open} onClose={close} title={title} description={description} closeLabel={closeLabel}>
        {children(close)}
      </Dialog>
    </>
  )
}
