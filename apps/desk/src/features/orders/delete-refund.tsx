import { Button } from '@dimsum/ui/button.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { giving } from '@dimsum/words/desk/refunds'
import { useQueryClient } from '@tanstack/react-query'
import { refreshMoney } from '../../api/orders.ts'
import { deleteRefund, refundsQuery } from '../../api/refunds.ts'
import { CallForm } from '../../components/call-form.tsx'
import { InPlace } from '../../components/in-place.tsx'
import { useSessionState } from '../../components/use-session-state.ts'

/** Deletes a refund that was recorded by mistake, with a reason. */
export function DeleteRefund({ orderId, refundId }: { orderId: number; refundId: number }) {
  const [isAsking, setAsking] = useSessionState(['take-refund-back-open', refundId], false)
  const queries = useQueryClient()
  const callForm = useCallForm({
    defaultValues: { reason: '' },
    draft: `take-refund-back-${refundId}`,
    mode: 'onSubmit',
    words: { reason: { validate: giving.reasonMissing } },
    mutationFn: ({ reason }: { reason: string }) => deleteRefund(orderId, refundId, reason.trim()),
    onSuccess: (answer) => {
      queries.setQueryData(refundsQuery(orderId).queryKey, answer)
      toast({ title: giving.takenBack, tone: 'success' })
    },
    onSettled: () => refreshMoney(queries, orderId),
  })
  return (
    <InPlace shown={isAsking}>
      {isAsking ? (
        <CallForm
          of={callForm}
          className="mt-2 grid gap-3"
          failed={giving.failed}
          otherwise={giving.notTakenBack}
          action={giving.undo}
          button={{ variant: 'danger' }}
          keep={giving.keep}
          onKeep={() => setAsking(false)}
        >
          <TextField
            {...callForm.field('reason', { validate: (typed) => typed.trim() !== '' })}
            label={giving.takeBackReason}
            maxLength={300}
          />
        </CallForm>
      ) : (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {giving.takeBack}
        </Button>
      )}
    </InPlace>
  )
}
