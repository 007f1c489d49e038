import { rupiah } from '@dimsum/domain/money'
import type { TypedNumber } from '@dimsum/domain/typed-number'
import { Button } from '@dimsum/ui/button.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { keeping } from '@dimsum/words/desk/attention'
import { useQueryClient } from '@tanstack/react-query'
import { attentionQuery, closeAttention } from '../../api/attention.ts'
import { ordersKey, orderTimelineQuery } from '../../api/orders.ts'
import { revenueKey } from '../../api/revenue.ts'
import { NumberField } from '../../components/number-field.tsx'
import { toastFailure } from '../../components/toast-failure.ts'

type Written = { keep: TypedNumber; note: string }

/** The owner keeps a cancelled order's money, or a part of it, with a reason. The program never decides it. */
export function KeepForm({ id, orderId, left }: { id: number; orderId: number; left: number }) {
  const queries = useQueryClient()
  const { field, number, submit, sending, failure } = useCallForm({
    defaultValues: { keep: left, note: '' } as Written,
    draft: `keep-${id}`,
    mode: 'onSubmit',
    words: {
      keep: { validate: keeping.amountWrong(rupiah(left)) },
      note: { validate: keeping.reasonMissing },
    },
    prefix: `keep-${id}-`,
    mutationFn: ({ keep, note }: Written) => closeAttention({ id, keep: Number(keep), note: note.trim() }),
    onSuccess: () => void toast({ title: keeping.kept, tone: 'success' }),
    onError: toastFailure(keeping.failed, keeping.notKept),
    onSettled: () => {
      const changed = [attentionQuery.queryKey, ordersKey, revenueKey, orderTimelineQuery(orderId).queryKey]
      for (const queryKey of changed) void queries.invalidateQueries({ queryKey })
    },
  })
  const note = field('note', { validate: (typed) => typed.trim() !== '' })
  return (
    <form noValidate className="grid max-w-form gap-3" onSubmit={submit}>
      <NumberField
        {...number('keep')}
        of="amount"
        label={keeping.amount}
        hint={keeping.rest}
        validate={(keep) => keep !== null && keep >= 1 && keep <= left}
      />
      <TextField
        {...note}
        error={note.error || (failure ? errorMessage(failure, keeping.notKept) : '')}
        label={keeping.reason}
        maxLength={500}
        autoComplete="off"
      />
      <Button type="submit" variant="danger" busy={sending.isPending} className="justify-self-start">
        {keeping.keep}
      </Button>
    </form>
  )
}
