import { isSameValue } from '@dimsum/domain/merge-edits'
import { formatOrderId } from '@dimsum/domain/order-number'
import type { TypedNumber } from '@dimsum/domain/typed-number'
import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { retryDelayMs, shouldRetry } from '@dimsum/web/api/retry.ts'
import { sendOnce, triesOfTab } from '@dimsum/web/api/send-once.ts'
import { shopQuery, useMenu } from '@dimsum/web/api/shop.ts'
import { OrderNumber } from '@dimsum/web/components/order-number.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { cashViews, quickSale as words } from '@dimsum/words/desk/cash'
import { orderEntry } from '@dimsum/words/desk/order-entry'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { cashKey, cashShiftsQuery, sellAtCounter } from '../../api/cash.ts'
import { ordersKey } from '../../api/orders.ts'
import { revenueKey } from '../../api/revenue.ts'
import { CardTitle } from '../../components/card-title.tsx'
import { markOrdersSeen } from '../../components/new-orders.ts'
import { NumberField } from '../../components/number-field.tsx'
import type { EntryForm } from './entry-form.ts'
import { type Entry, emptyEntry, entryField, judgeEntry, linesOf, totalsOf } from './entry-values.ts'
import { GoodsLines } from './goods-lines.tsx'

/** «Jual langsung»: packages, cash, done. One press sells once, also when the answer was lost. */
export function QuickSale() {
  const queries = useQueryClient()
  const menu = useMenu()
  const [tries] = useState(() => triesOfTab<ReturnType<typeof linesOf>>('quick-sale'))
  const entryForm: EntryForm = useCallForm({
    resolver: judgeEntry,
    defaultValues: emptyEntry(menu),
    draft: 'quick-sale',
    mode: 'onSubmit',
    fieldAt: entryField,
    mutationFn: (entry) =>
      sendOnce(tries, linesOf(entry, menu), (items, key) =>
        sellAtCounter({ key, items, expectedTotal: totalsOf(items, menu).price }),
      ),
    retry: shouldRetry,
    retryDelay: retryDelayMs,
    onSuccess: ({ answer: { id }, isEarlierVersion }) => {
      markOrdersSeen(queries, [id])
      entryForm.form.reset(emptyEntry(menu))
      cash.reset()
      tries.renewKey()
      toast(
        isEarlierVersion
          ? { title: orderEntry.firstSaved, description: orderEntry.changesMissing(`#${formatOrderId(id)}`) }
          : { title: words.sold, tone: 'success' },
      )
      for (const queryKey of [cashKey, revenueKey, ordersKey]) queries.invalidateQueries({ queryKey })
    },
    // Prices on screen may be outdated.
    onError: () => queries.invalidateQueries({ queryKey: shopQuery.queryKey }),
  })
  const { form, submit, sending, failure } = entryForm
  const entry = useWatch({ control: form.control }) as Entry
  const { price } = totalsOf(linesOf(entry, menu), menu)
  const cash = useForm({ defaultValues: { given: null as TypedNumber } })
  const given = useWatch({ control: cash.control, name: 'given' })
  const change = typeof given === 'number' ? given - price : null
  const last = sending.data?.answer
  return (
    <Card className="max-w-form p-3 sm:p-5">
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <CardTitle title={cashViews.sale} about={words.about} />
        <NoShift />
        <GoodsLines {...entryForm.number('lines')} deliveryDate={null} />
        <p className="flex items-baseline justify-between gap-2" role="status">
          <Say.span className="font-bold">{words.total}</Say.span>
          <Price amount={price} className="text-price font-extrabold" />
        </p>
        <NumberField
          control={cash.control}
          name="given"
          id="sale-given"
          of="amount"
          label={words.given}
          optional
        />
        <p role="status" className="font-bold empty:hidden">
          {change !== null && price > 0 && (
            <Say parts={{ amount: <Price amount={Math.abs(change)} /> }}>
              {change < 0 ? words.notEnough : words.change}
            </Say>
          )}
        </p>
        {failure && isSameValue(sending.variables, entry) && (
          <InlineAlert title={words.notSold} detail={errorMessage(failure)} />
        )}
        <Button type="submit" size="xl" wide busy={sending.isPending} busyText={words.selling}>
          <Say.span parts={{ amount: <Price amount={price} /> }}>{words.take}</Say.span>
        </Button>
        {last && (
          <Say.p
            className="text-kecap-700"
            parts={{ number: <OrderNumber id={last.id} />, amount: <Price amount={last.totalPrice} /> }}
          >
            {words.last}
          </Say.p>
        )}
      </form>
    </Card>
  )
}

/** Cash without an open shift is recorded, and in no drawer's count. */
function NoShift() {
  const shifts = useQuery(cashShiftsQuery()).data?.shifts
  if (!shifts || shifts.some(({ isOwn, closing }) => isOwn && closing === null)) return null
  return <InlineAlert tone="note" title={words.noShift} />
}
