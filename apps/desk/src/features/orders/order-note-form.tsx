import '@dimsum/web/api/schema-setup.ts'
import { AddOrderNote } from '@dimsum/contract/desk-notes'
import { Button } from '@dimsum/ui/button.tsx'
import { TextArea } from '@dimsum/ui/text-area.tsx'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { orderCard } from '@dimsum/words/desk/order-card'
import { fields } from '@dimsum/words/fields'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { addOrderNote, orderTimelineQuery } from '../../api/orders.ts'

/** A note for the team; never shown to the customer. */
export function OrderNoteForm({ id }: { id: number }) {
  const queries = useQueryClient()
  const { form, field, submit, sending, failure } = useCallForm({
    resolver: zodResolver(AddOrderNote),
    defaultValues: { note: '' },
    draft: `order-note-${id}`,
    mode: 'onSubmit',
    words: { note: { [fields.required.en]: orderCard.noteMissing } },
    prefix: `order-${id}-`,
    mutationFn: ({ note }) => addOrderNote({ id, note }),
    onSuccess: () => {
      form.reset({ note: '' })
      queries.invalidateQueries({ queryKey: orderTimelineQuery(id).queryKey })
    },
  })
  const note = field('note')
  return (
    <form noValidate className="grid gap-2" onSubmit={submit}>
      <TextArea
        {...note}
        error={note.error || (failure ? errorMessage(failure) : '')}
        label={orderCard.teamNote}
        hint={orderCard.teamNoteHint}
        rows={2}
        maxLength={1000}
      />
      <Button type="submit" variant="outline" busy={sending.isPending} className="justify-self-start">
        {orderCard.saveNote}
      </Button>
    </form>
  )
}
