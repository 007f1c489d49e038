import type { RefundablePayment } from '@dimsum/contract/refunds'
import type { RefundWay } from '@dimsum/domain/refund'
import type { TypedNumber } from '@dimsum/domain/typed-number'
import { Say } from '@dimsum/ui/say.tsx'
import { Option, Options, SelectField } from '@dimsum/ui/select-field.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { isRefusal, triesOfTab } from '@dimsum/web/api/send-once.ts'
import { Price } from '@dimsum/web/components/price.tsx'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { dates } from '@dimsum/words/dates'
import { giving, refundStateWord, refundWayWord } from '@dimsum/words/desk/refunds'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshMoney } from '../../api/orders.ts'
import { createRefund, refundsQuery } from '../../api/refunds.ts'
import { CallForm } from '../../components/call-form.tsx'
import { NumberField } from '../../components/number-field.tsx'
import { paymentMethodWord } from '../../components/payment-method-word.ts'

type Written = { payment: string; amount: TypedNumber; way: RefundWay; reason: string }

type GiveBackFormProps = {
  id: number
  /** Payments that are not fully refunded; at least one. */
  payments: readonly [RefundablePayment, ...RefundablePayment[]]
  onClose: () => void
}

/**
 * Refund form: payment if there are several, amount (default: all that remains), method and reason. The form's
 * idempotency key prevents duplicates.
 */
export function RefundForm({ id, payments, onClose }: GiveBackFormProps) {
  const queries = useQueryClient()
  const [tries] = useState(() => triesOfTab(`refund-${id}`))
  const [first] = payments
  const paymentOf = (value: string) => payments.find((each) => String(each.id) === value) ?? first
  const callForm = useCallForm({
    defaultValues: {
      payment: String(first.id),
      amount: first.left,
      way: first.ways[0] ?? 'transfer',
      reason: '',
    } as Written,
    draft: `refund-${id}`,
    mode: 'onSubmit',
    words: { amount: { validate: giving.amountWrong }, reason: { validate: giving.reasonMissing } },
    mutationFn: ({ payment, amount, way, reason }: Written) =>
      createRefund(id, {
        key: tries.key(),
        paymentId: paymentOf(payment).id,
        amount: Number(amount),
        way,
        reason: reason.trim(),
      }),
    onSuccess: (answer) => {
      queries.setQueryData(refundsQuery(id).queryKey, answer)
      const state = answer.refunds.at(-1)?.state ?? 'done'
      const isGood = state !== 'refused'
      toast({
        title: isGood ? giving.sent : giving.failed,
        description: refundStateWord[state],
        tone: isGood ? 'success' : 'danger',
      })
      // A failed refund leaves the form open for another method, which is a new refund.
      tries.renewKey()
      if (isGood) onClose()
    },
    // A rejected request created nothing under this key; after a conflict the first try is already in the list.
    onError: (error) => void (isRefusal(error) && tries.renewKey()),
    onSettled: () => refreshMoney(queries, id),
  })
  const { form, field, number } = callForm
  const { left, ways, isWholeOnly } = paymentOf(form.watch('payment'))
  const choosePayment = (value: string) => {
    const next = paymentOf(value)
    form.setValue('amount', next.left)
    form.setValue('way', next.ways[0] ?? 'transfer')
  }
  return (
    <CallForm
      of={callForm}
      className="grid gap-3"
      failed={giving.failed}
      otherwise={giving.notSent}
      action={giving.send}
      button={{ variant: 'danger' }}
      keep={giving.keep}
      onKeep={onClose}
    >
      <Say.h4 className="font-bold">{giving.title}</Say.h4>
      {payments.length > 1 && (
        <SelectField
          {...field('payment', { onChange: ({ target }) => choosePayment(target.value) })}
          label={giving.payment}
        >
          {payments.map(({ id: paymentId, amount, method, receivedAt }) => (
            <Option key={paymentId} value={String(paymentId)}>
              {giving.paymentOf(amount, paymentMethodWord(method), dates.moment(receivedAt))}
            </Option>
          ))}
        </SelectField>
      )}
      <Say.p parts={{ amount: <Price amount={left} className="font-bold" /> }}>{giving.atMost}</Say.p>
      <NumberField
        {...number('amount')}
        of="amount"
        label={giving.amount}
        validate={(amount) => amount !== null && amount >= 1 && amount <= left}
      />
      <SelectField {...field('way')} label={giving.way} hint={isWholeOnly ? giving.wholeOnly : giving.byHand}>
        <Options names={refundWayWord} of={ways} />
      </SelectField>
      <TextField
        {...field('reason', { validate: (typed) => typed.trim() !== '' })}
        label={giving.reason}
        maxLength={300}
      />
    </CallForm>
  )
}
