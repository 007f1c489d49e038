import { DecideRequest, type Decision } from '@dimsum/contract/customer-changes'
import { Button } from '@dimsum/ui/button.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { zodResolver } from '@dimsum/web/components/zod-resolver.ts'
import { attention } from '@dimsum/words/desk/attention'
import { useQueryClient } from '@tanstack/react-query'
import { decideRequest } from '../../api/attention.ts'
import { refreshMoney } from '../../api/orders.ts'

/** Approves or rejects a customer's request, with an optional reply. */
export function DecideForm({ id, orderId }: { id: number; orderId: number }) {
  const queries = useQueryClient()
  const { form, field, submit, sending, failure } = useCallForm<DecideRequest, unknown>({
    resolver: zodResolver(DecideRequest),
    defaultValues: { decision: 'approved', note: '' },
    draft: `decide-${id}`,
    mode: 'onSubmit',
    mutationFn: (answer: DecideRequest) => decideRequest(id, answer),
    onSuccess: (_, { decision }) => {
      toast({ title: attention[decision], tone: 'success' })
      void refreshMoney(queries, orderId)
    },
  })
  const note = field('note')
  const send = (decision: Decision) => () => {
    form.setValue('decision', decision)
    void submit()
  }
  // Enter does not submit, because an approval may cancel a paid order.
  return (
    <form noValidate className="grid gap-2" onSubmit={(event) => event.preventDefault()}>
      <TextField
        {...note}
        error={note.error || (failure ? errorMessage(failure, attention.notAnswered) : '')}
        label={attention.answerToCustomer}
        optional
        maxLength={300}
        autoComplete="off"
      />
      <div className="grid grid-pair gap-2">
        <Button busy={sending.isPending} onClick={send('approved')}>
          {attention.approve}
        </Button>
        <Button variant="outline" busy={sending.isPending} onClick={send('refused')}>
          {attention.refuse}
        </Button>
      </div>
    </form>
  )
}
