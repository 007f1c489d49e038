import type { RefundList } from '@dimsum/contract/refunds'
import type { RefundWay } from '@dimsum/domain/refund'
import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { Option, SelectField } from '@dimsum/ui/select-field.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { newRequestKey } from '@dimsum/web/api/request-key.ts'
import { Price } from '@dimsum/web/components/price.tsx'
import { giving, refundStateWord, refundWayWord } from '@dimsum/words/desk/refunds'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { orderTimelineQuery, refreshShownOrders } from '../../api/orders.ts'
import { giveBack, refundsQuery } from '../../api/refunds.ts'
import { revenueKey } from '../../api/revenue.ts'
import { useCallForm } from '../../components/use-call-form.ts'

type Written = { amount: string; way: RefundWay; reason: string }

/** `8.000` and `8000` are the same amount. */
const rupiahTyped = (typed: string): number => Number(typed.replace(/[.\s]/g, '') || Number.NaN)

/** Amount (the rest, unless another is written), way and reason. The form's key makes it one refund however often it is sent. */
export function GiveBackForm({ id, list, onClose }: { id: number; list: RefundList; onClose: () => void }) {
  const queries = useQueryClient()
  const [key, setKey] = useState(newRequestKey)
  const { left, ways, isWholeOnly } = list
  const { field, submit, sending, failure } = useCallForm({
    defaultValues: {
      amount: left.toLocaleString('id-ID'),
      way: ways[0] ?? 'transfer',
      reason: '',
    } as Written,
    mode: 'onSubmit',
    words: { amount: { validate: giving.amountWrong }, reason: { validate: giving.reasonMissing } },
    prefix: `refund-${id}-`,
    mutationFn: ({ amount, way, reason }: Written) =>
      giveBack(id, { key, amount: rupiahTyped(amount), way, reason: reason.trim() }),
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
  const isAmount = (typed: string) => {
    const amount = rupiahTyped(typed)
    return Number.isInteger(amount) && amount >= 1 && amount <= left
  }
  return (
    <form noValidate className="grid gap-3" onSubmit={submit}>
      <h4 className="font-bold">
        <Say>{giving.title}</Say>
      </h4>
      <p>
        <Say parts={{ amount: <Price amount={left} className="font-bold" /> }}>{giving.atMost}</Say>
      </p>
      <TextField {...field('amount', { validate: isAmount })} label={giving.amount} inputMode="numeric" />
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
