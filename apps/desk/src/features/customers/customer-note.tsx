import '@dimsum/web/api/schema-setup.ts'
import { SetCustomerNote } from '@dimsum/contract/desk-notes'
import { Button } from '@dimsum/ui/button.tsx'
import { TextArea } from '@dimsum/ui/text-area.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { DraftNote } from '@dimsum/web/components/use-form-draft.tsx'
import { customerCard } from '@dimsum/words/desk/customers'
import { orderCard } from '@dimsum/words/desk/order-card'
import { overtakenText } from '@dimsum/words/form-draft'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { customerQuery, customersKey, noteCustomer } from '../../api/customers.ts'

/** The owner's free text about a customer, such as a broken doorbell. */
export function CustomerNote({ id, note: stored }: { id: number; note: string }) {
  const queries = useQueryClient()
  const { field, submit, sending, failure, overtakenBy, draft } = useCallForm({
    resolver: zodResolver(SetCustomerNote),
    defaultValues: { note: stored },
    draft: `customer-note-${id}`,
    prefix: `customer-${id}-`,
    mutationFn: ({ note }, seen) => noteCustomer({ id, note, expected: seen.note }),
    reread: async () => {
      const now = await queries.fetchQuery({ ...customerQuery(id), staleTime: 0 })
      return now ? { note: now.note } : undefined
    },
    onSuccess: () => {
      toast({ title: customerCard.noteSaved, tone: 'success' })
      void queries.invalidateQueries({ queryKey: customersKey })
    },
  })
  const note = field('note')
  const message = overtakenBy ? overtakenText(overtakenBy.note) : failure && errorMessage(failure)
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <DraftNote draft={draft} />
      <TextArea
        {...note}
        error={note.error || message || ''}
        label={customerCard.note}
        hint={orderCard.teamNoteHint}
        rows={2}
        maxLength={1000}
      />
      <div>
        <Button type="submit" variant="outline" busy={sending.isPending}>
          {orderCard.saveNote}
        </Button>
      </div>
    </form>
  )
}
