import { rupiah } from '@dimsum/domain/money'
import type { TypedNumber } from '@dimsum/domain/typed-number'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { keeping } from '@dimsum/words/desk/attention'
import { useQueryClient } from '@tanstack/react-query'
import { closeAttention } from '../../api/attention.ts'
import { refreshMoney } from '../../api/orders.ts'
import { CallForm } from '../../components/call-form.tsx'
import { NumberField } from '../../components/number-field.tsx'

type Written = { keep: TypedNumber; note: string }

/** The owner keeps a cancelled order's money, or a part of it, with a reason. The program never decides it. */
export function KeepForm({ id, orderId, left }: { id: number; orderId: number; left: number }) {
  const queries = useQueryClient()
  const callForm = useCallForm({
    defaultValues: { keep: left, note: '' } as Written,
    draft: `keep-${id}`,
    mode: 'onSubmit',
    words: {
      keep: { validate: keeping.amountWrong(rupiah(left)) },
      note: { validate: keeping.reasonMissing },
    },
    mutationFn: ({ keep, note }: Written) => closeAttention({ id, keep: Number(keep), note: note.trim() }),
    onSuccess: () => void toast({ title: keeping.kept, tone: 'success' }),
    onSettled: () => refreshMoney(queries, orderId),
  })
  return (
    <CallForm
      of={callForm}
      className="grid max-w-form gap-3"
      otherwise={keeping.notKept}
      action={keeping.keep}
      button={{ variant: 'danger', className: 'justify-self-start' }}
    >
      <NumberField
        {...callForm.number('keep')}
        of="amount"
        label={keeping.amount}
        hint={keeping.rest}
        validate={(keep) => keep !== null && keep >= 1 && keep <= left}
      />
      <TextField
        {...callForm.field('note', { validate: (typed) => typed.trim() !== '' })}
        label={keeping.reason}
        maxLength={500}
        autoComplete="off"
      />
    </CallForm>
  )
}
