import type { TypedNumber } from '@dimsum/domain/typed-number'
import { Say } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { shiftWords as words } from '@dimsum/words/desk/cash'
import { useQueryClient } from '@tanstack/react-query'
import { cashKey, openShift } from '../../api/cash.ts'
import { CallForm } from '../../components/call-form.tsx'
import { NumberField } from '../../components/number-field.tsx'

/** Opens the user's cash shift with the change in the drawer. */
export function OpenShiftForm() {
  const queries = useQueryClient()
  const callForm = useCallForm({
    defaultValues: { openingFloat: null as TypedNumber },
    draft: 'open-shift',
    mode: 'onSubmit',
    words: { openingFloat: { validate: words.floatWrong } },
    mutationFn: ({ openingFloat }: { openingFloat: TypedNumber }) =>
      openShift({ openingFloat: Number(openingFloat) }),
    onSuccess: () => void toast({ title: words.opened, tone: 'success' }),
    onSettled: () => queries.invalidateQueries({ queryKey: cashKey }),
  })
  return (
    <CallForm of={callForm} failed={words.notOpened} otherwise={words.notSent} action={words.open}>
      <Say.p className="text-kecap-700">{words.about}</Say.p>
      <NumberField
        {...callForm.number('openingFloat')}
        of="amount"
        label={words.openingFloat}
        placeholder="200.000"
        validate={(amount) => amount !== null}
      />
    </CallForm>
  )
}
