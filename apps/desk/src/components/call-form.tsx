import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import type { MessageNode } from '@dimsum/ui/say.tsx'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { DraftNote } from '@dimsum/web/components/use-form-draft.tsx'
import { formDraft } from '@dimsum/words/form-draft'
import type { Message } from '@dimsum/words/sentence'
import { widgets } from '@dimsum/words/widgets'
import type { ComponentProps, ReactNode } from 'react'
import { type StoredLabels, StoredValues } from './stored-values.tsx'

type CallFormProps<Values> = {
  /** Result of `useCallForm`. */
  of: {
    form: { getValues: () => NoInfer<Values> }
    overtakenBy: Values | null
    submit: ComponentProps<'form'>['onSubmit']
    sending: { isPending: boolean }
    failure: Error | null
    draft: ComponentProps<typeof DraftNote>['draft']
  }
  /** Shows a note while the fields have values of a draft. */
  notesDraft?: boolean
  className?: string
  labelledBy?: string
  /** Title of the alert after a failed call; without it the reason is the title. */
  failed?: MessageNode
  /** Labels of the fields, to list the values that another device stored meanwhile. */
  labels?: StoredLabels<NoInfer<Values>>
  /** Replaces the reason in the server's answer. */
  reason?: MessageNode
  /** Reason of a failure without a message. */
  otherwise?: Message
  /** Other words for the values that another device stored meanwhile, below the reason. */
  stored?: ReactNode
  /** Label and look of the submit button. */
  action: MessageNode
  button?: Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'>
  busyText?: MessageNode
  /** Label of a button that closes the form without a call. */
  keep?: MessageNode
  onKeep?: () => void
  children: ReactNode
}

/** Frame of a form around one call: the fields, the reason of a failure, and the submit button. */
export function CallForm<Values extends object>({
  of: { form, overtakenBy, submit, sending, failure, draft },
  notesDraft = false,
  className = 'grid gap-4',
  labelledBy,
  failed,
  labels,
  reason,
  otherwise,
  stored,
  action,
  button = { size: 'xl' },
  busyText = widgets.saving,
  keep,
  onKeep,
  children,
}: CallFormProps<Values>) {
  const isListed = labels && overtakenBy
  const why = isListed ? formDraft.overtaken : reason || (failure && errorMessage(failure, otherwise))
  return (
    <form noValidate aria-labelledby={labelledBy} className={className} onSubmit={submit}>
      {notesDraft && <DraftNote draft={draft} />}
      {children}
      {failure && (
        <InlineAlert title={failed ?? why} detail={failed && why}>
          {isListed ? <StoredValues stored={overtakenBy} typed={form.getValues()} labels={labels} /> : stored}
        </InlineAlert>
      )}
      <Button type="submit" {...button} busy={sending.isPending} busyText={busyText}>
        {action}
      </Button>
      {keep && (
        <Button variant="outline" onClick={onKeep}>
          {keep}
        </Button>
      )}
    </form>
  )
}
