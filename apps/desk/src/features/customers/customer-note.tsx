import { SetCustomerNote } from '@dimsum/contract/desk-notes'
import { TextArea } from '@dimsum/ui/text-area.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { zodResolver } from '@dimsum/web/components/zod-resolver.ts'
import { customerCard } from '@dimsum/words/desk/customers'
import { orderCard } from '@dimsum/words/desk/order-card'
import { useQueryClient } from '@tanstack/react-query'
import { customerQuery, customersKey, noteCustomer } from '../../api/customers.ts'
import { CallForm } from '../../components/call-form.tsx'

/** The owner's free text about a customer, such as a broken doorbell. */
export function CustomerNote({ id, note: stored }: { id: number; note: string }) {
  const queries = useQueryClient()
  const callForm = useCallForm({
    resolver: zodResolver(SetCustomerNote),
    defaultValues: { note: stored },
    draft: `customer-note-${id}`,
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
  return (
    <CallForm
      of={callForm}
      notesDraft
      className="grid gap-3"
      labels={{ note: customerCard.note }}
      action={orderCard.saveNote}
      button={{ variant: 'outline', className: 'justify-self-start' }}
    >
      <TextArea
        {...callForm.field('note')}
        label={customerCard.note}
        hint={orderCard.teamNoteHint}
        rows={2}
        maxLength={1000}
      />
    </CallForm>
  )
}
