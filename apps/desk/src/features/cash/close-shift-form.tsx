import type { CashShift } from '@dimsum/contract/cash'
import type { TypedNumber } from '@dimsum/domain/typed-number'
import { Say } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { differenceWords, shiftWords as words } from '@dimsum/words/desk/cash'
import { useQueryClient } from '@tanstack/react-query'
import { cashKey, closeShift } from '../../api/cash.ts'
import { daySummaryQuery } from '../../api/notifications.ts'
import { CallForm } from '../../components/call-form.tsx'
import { NumberField } from '../../components/number-field.tsx'

type Written = { counted: TypedNumber; reason: string }

/** Closes a shift with the counted cash, and a reason when it differs from the expected amount. */
export function CloseShiftForm({ shift: { id, expected } }: { shift: CashShift }) {
  const queries = useQueryClient()
  const callForm = useCallForm({
    defaultValues: { counted: null, reason: '' } as Written,
    draft: `close-shift-${id}`,
    mode: 'onSubmit',
    words: { counted: { validate: words.countedWrong }, reason: { validate: words.reasonMissing } },
    mutationFn: ({ counted, reason }: Written) =>
      closeShift({ id, expected, counted: Number(counted), reason: reason.trim() }),
    onSuccess: () => void toast({ title: words.closed, tone: 'success' }),
    onSettled: () => {
      for (const queryKey of [cashKey, daySummaryQuery.queryKey]) queries.invalidateQueries({ queryKey })
    },
  })
  const { form, field, number } = callForm
  const counted = form.watch('counted')
  const difference = typeof counted === 'number' ? counted - expected : null
  return (
    <CallForm
      of={callForm}
      failed={words.notClosed}
      otherwise={words.notSent}
      action={words.close}
      button={{ variant: 'outline', size: 'xl' }}
    >
      <NumberField
        {...number('counted')}
        of="amount"
        label={words.counted}
        validate={(amount) => amount !== null}
      />
      <p role="status" className={`font-bold empty:hidden ${difference ? 'text-cabai-700' : 'text-ready'}`}>
        {difference !== null && <Say>{differenceWords(difference)}</Say>}
      </p>
      {difference !== null && difference !== 0 && (
        <TextField
          {...field('reason', { validate: (typed) => typed.trim() !== '' })}
          label={words.reason}
          maxLength={300}
          autoComplete="off"
        />
      )}
    </CallForm>
  )
}
