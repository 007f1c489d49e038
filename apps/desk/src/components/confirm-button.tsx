import { AlertDialog } from '@dimsum/ui/alert-dialog.tsx'
import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import type { MessageNode } from '@dimsum/ui/say.tsx'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import type { Message } from '@dimsum/words/sentence'
import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'

type ConfirmButtonProps<Answer> = Omit<ComponentProps<typeof Button>, 'children' | 'title' | 'onClick'> &
  Pick<ComponentProps<typeof AlertDialog>, 'title' | 'description' | 'action' | 'keep'> & {
    label: MessageNode
    call: () => Promise<Answer>
    onDone: (answer: Answer) => unknown
    onSettled?: () => unknown
    /** Reason of a failure without a message. */
    otherwise?: Message
  }

/**
 * A button whose call is sent after a confirmation. The dialog stays open with the reason when the call fails. Other
 * props are the button's.
 */
export function ConfirmButton<Answer>({
  label,
  title,
  description,
  action,
  keep,
  call,
  onDone,
  onSettled = () => {},
  otherwise,
  ...button
}: ConfirmButtonProps<Answer>) {
  const [asking, setAsking] = useState(false)
  const { error, isPending, mutate, reset } = useMutation({
    mutationFn: call,
    onSuccess: (answer) => {
      setAsking(false)
      return onDone(answer)
    },
    onSettled,
  })
  const ask = () => {
    reset()
    setAsking(true)
  }
  return (
    <>
      <Button variant="quiet" className="px-3!" {...button} aria-haspopup="dialog" onClick={ask}>
        {label}
      </Button>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={title}
        description={description}
        action={action}
        onAction={() => mutate()}
        busy={isPending}
        keep={keep}
      >
        {error && <InlineAlert title={errorMessage(error, otherwise)} />}
      </AlertDialog>
    </>
  )
}
