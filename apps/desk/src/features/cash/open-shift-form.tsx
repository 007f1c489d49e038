import type { TypedNumber } from '@dimsum/domain/typed-number'
import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { shiftWords as words } from '@dimsum/words/desk/cash'
import { useQueryClient } from '@tanstack/react-query'
import { cashKey, openShift } from '../../api/cash.ts'
import { NumberField } from '../../components/number-field.tsx'

/** Opens the user's cash shift with the change in the drawer. */
export function OpenShiftForm() {
  const queries = useQueryClient()
  const { number, submit, sending, failure } = useCallForm({
    defaultValues: { openingFloat: null as TypedNumber },
    draft: 'open-shift',
    mode: 'onSubmit',
    words: { openingFloat: { validate: words.floatWrong } },
    prefix: 'shift-',
    mutationFn: ({ openingFloat }: { openingFloat: TypedNumber }) =>
      openShift({ openingFloat: Number(openingFloat) }),
    onSuccess: () => void toast({ title: words.opened, tone: 'success' }),
    onSettled: () => queries.invalidateQueries({ queryKey: cashKey }),
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <Say.p className="text-kecap-700">{words.about}</Say.p>
      <NumberField
        {...number('openingFloat')}
        of="amount"
        label={words.openingFloat}
        placeholder="200.000"
        validate={(amount) => amount !== null}
      />
      {failure && <InlineAlert title={words.notOpened} detail={errorMessage(failure, words.notSent)} />}
      <Button type="submit" size="xl" wide busy={sending.isPending}>
        {words.open}
      </Button>
    </form>
  )
}
