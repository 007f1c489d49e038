import type { RefundList } from '@dimsum/contract/refunds'
import type { RefundWay } from '@dimsum/domain/refund'
import type { TypedNumber } from '@dimsum/domain/typed-number'
import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { Option, SelectField } from '@dimsum/ui/select-field.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { newRequestKey } from '@dimsum/web/api/request-key.ts'
import { Price } from '@dimsum/web/components/price.tsx'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { giving, refundStateWord, refundWayWord } from '@dimsum/words/desk/refunds'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { orderTimelineQuery, refreshShownOrders } from '../../api/orders.ts'
import { giveBack, refundsQuery } from '../../api/refunds.ts'
import { revenueKey } from '../../api/revenue.ts'
import { NumberField } from '../../components/number-field.tsx'

type Written = { amount: TypedNumber; way: RefundWay; reason: string }

/** Amount (the rest, unless another is written), way and reason. The form's key makes it one refund however often it is sent. */
export function GiveBackForm({ id, list, onClose }: { id: number; list: RefundList; onClose: () => void }) {
  const queries = useQueryClient()
  const [key, setKey] = useState(newRequestKey)
  const { left, ways, isWholeOnly } = list
  const { field, number, submit, sending, failure } = useCallForm({
    defaultValues: {
      amount: left,
      way: ways[0] ?? 'transfer',
      reason: '',
    } as Written,
    draft: `refund-${id}`,
    mode: 'onSubmit',
    words: { amount: { validate: giving.amountWrong }, reason: { validate: giving.reasonMissing } },
    prefix: `refund-${id}-`,
    mutationFn: ({ amount, way, reason }: Written) =>
      giveBack(id, { key, amount: Number(amount), way, reason: reason.trim() }),
    onSuccess: (answer) => {
      queries.setQueryData(refundsQuery(id).queryKey, answer)
      const state = answer.refunds.at(-1)?.state ?? 'done'
      const isGood = state !== 'refused'
      toast({
        title: isGood ? giving.sent : giving.failed,
        description: refundStateWord[state],
        tone: isGood ? 'success' : 'danger',
      })
      // A refused one leaves the form open, for another way: that is another refund.
      if (isGood) onClose()
      else setKey(newRequestKey())
    },
    onSettled: async () => {
      queries.invalidateQueries({ queryKey: orderTimelineQuery(id).queryKey })
      queries.invalidateQueries({ queryKey: revenueKey })
      queries.invalidateQueries({ queryKey: refundsQuery(id).queryKey })
      await refreshShownOrders(queries, [id])
    },
  })
  return (
    <form noValidate className="grid gap-3" onSubmit={submit}>
      <h4 className="font-bold">
        <Say>{giving.title}</Say>
      </h4>
      <p>
        <Say parts={{ amount: <Price amount={left} className="font-bold" /> }}>{giving.atMost}</Say>
      </p>
      <NumberField
        {...number('amount')}
        of="amount"
        label={giving.amount}
        validate={(amount) => amount !== null && amount >= 1 && amount <= left}
      />
      <SelectField {...field('way')} label={giving.way} hint={isWholeOnly ? giving.wholeOnly : giving.byHand}>
        {ways.map((way) => (
          <Option key={way} value={way}>
            {refundWayWord[way]}
          </Option>
        ))}
      </SelectField>
      <TextField
        {...field('reason', { validate: (typed) => typed.trim() !== '' })}
        label={giving.reason}
        maxLength={300}
      />
      {failure && (
        <InlineAlert title={giving.failed}>
          <p>
            <Say>{errorMessage(failure, giving.notSent)}</Say>
          </p>
        </InlineAlert>
      )}
      <Button type="submit" variant="danger" busy={sending.isPending}>
        <Say>{giving.send}</Say>
      </Button>
      <Button variant="outline" onClick={onClose}>
        <Say>{giving.keep}</Say>
      </Button>
    </form>
  )
}
