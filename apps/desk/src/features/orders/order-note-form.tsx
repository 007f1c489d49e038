import { AddOrderNote } from '@dimsum/contract/desk-notes'
import { TextArea } from '@dimsum/ui/text-area.tsx'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { zodResolver } from '@dimsum/web/components/zod-resolver.ts'
import { orderCard } from '@dimsum/words/desk/order-card'
import { fields } from '@dimsum/words/fields'
import { useQueryClient } from '@tanstack/react-query'
import { addOrderNote, orderTimelineQuery } from '../../api/orders.ts'
import { CallForm } from '../../components/call-form.tsx'

/** A note for the team; never shown to the customer. */
export function OrderNoteForm({ id }: { id: number }) {
  const queries = useQueryClient()
  const callForm = useCallForm({
    resolver: zodResolver(AddOrderNote),
    defaultValues: { note: '' },
    draft: `order-note-${id}`,
    mode: 'onSubmit',
    words: { note: { [fields.required.en]: orderCard.noteMissing } },
    mutationFn: ({ note }) => addOrderNote({ id, note }),
    onSuccess: () => {
      callForm.form.reset({ note: '' })
      queries.invalidateQueries({ queryKey: orderTimelineQuery(id).queryKey })
    },
  })
  return (
    <CallForm
      of={callForm}
      className="grid gap-2"
      action={orderCard.saveNote}
      button={{ variant: 'outline', className: 'justify-self-start' }}
    >
      <TextArea
        {...callForm.field('note')}
        label={orderCard.teamNote}
        hint={orderCard.teamNoteHint}
        rows={2}
        maxLength={1000}
      />
    </CallForm>
  )
}
