import '@dimsum/web/api/schema-setup.ts'
import { SetCustomerNote } from '@dimsum/contract/desk-notes'
import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { TextArea } from '@dimsum/ui/text-area.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { customerCard } from '@dimsum/words/desk/customers'
import { orderCard } from '@dimsum/words/desk/order-card'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { customersKey, noteCustomer } from '../../api/customers.ts'
import { useCallForm } from '../../components/use-call-form.ts'

/** What the owner wants to remember: the green gate, the broken bell. */
export function CustomerNote({ id, note: stored }: { id: number; note: string }) {
  const queries = useQueryClient()
  const { field, submit, sending, failure } = useCallForm({
    resolver: zodResolver(SetCustomerNote),
    defaultValues: { note: stored },
    prefix: `customer-${id}-`,
    mutationFn: ({ note }) => noteCustomer({ id, note }),
    onSuccess: () => {
      toast({ title: customerCard.noteSaved, tone: 'success' })
      void queries.invalidateQueries({ queryKey: customersKey })
    },
  })
  const note = field('note')
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextArea
        {...note}
        error={note.error || (failure ? errorMessage(failure) : '')}
        label={customerCard.note}
        hint={orderCard.teamNoteHint}
        rows={2}
        maxLength={1000}
      />
      <div>
        <Button type="submit" variant="outline" busy={sending.isPending}>
          <Say>{orderCard.saveNote}</Say>
        </Button>
      </div>
    </form>
  )
}
