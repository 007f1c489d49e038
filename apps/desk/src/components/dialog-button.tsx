import { Button } from '@dimsum/ui/button.tsx'
import type { ButtonStyle } from '@dimsum/ui/button-style.ts'
import { Dialog } from '@dimsum/ui/dialog.tsx'
import { type MessageNode, Say } from '@dimsum/ui/say.tsx'
import { type ComponentType, type ReactNode, type SVGProps, useState } from 'react'

type DialogButtonProps = ButtonStyle & {
  className?: string
  icon: ComponentType<Pick<SVGProps<SVGSVGElement>, 'aria-hidden' | 'className' | 'strokeWidth'>>
  label: MessageNode
  /** Title of the dialog; defaults to the button's label. */
  title?: MessageNode
  description?: MessageNode
  /** Content of the dialog, rendered while it is open. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a dialog. */
export function DialogButton({
  icon: Icon,
  label,
  title = label,
  description,
  children,
  ...button
}: DialogButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        className="px-3!"
        {...button}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        <Say>{label}</Say>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        {...(description !== undefined && { description })}
      >
        {children(() => setOpen(false))}
      </Dialog>
    </>
  )
}
