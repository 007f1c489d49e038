import type { GoodsTerms } from '@dimsum/contract/edit-goods'
import type { AdminOrder } from '@dimsum/contract/orders'
import { orderLines } from '@dimsum/domain/order-lines'
import { formatOrderId } from '@dimsum/domain/order-number'
import { isFinal } from '@dimsum/domain/order-status'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { Options, SelectField } from '@dimsum/ui/select-field.tsx'
import { LoadingRegion } from '@dimsum/ui/skeleton.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { ApiError } from '@dimsum/web/api/api-error.ts'
import { useMenu } from '@dimsum/web/api/shop.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { editing } from '@dimsum/words/desk/editing'
import { orderedPackages } from '@dimsum/words/packages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { editGoods, goodsTermsQuery, readOrder } from '../../api/orders.ts'
import { CallForm } from '../../components/call-form.tsx'
import { NumberField } from '../../components/number-field.tsx'
import { NotLoaded } from '../../components/query-state.tsx'
import { GoodsLines } from './goods-lines.tsx'
import { GoodsTotals } from './goods-totals.tsx'
import { bodyOf, editedField, type Goods, goodsOf, judgeGoods, totalsOf } from './goods-values.ts'
import { noteStored } from './status-change.ts'

type EditGoodsProps = { order: AdminOrder; onSaved: () => void }

/** «Ubah isi pesanan». */
export function EditGoods({ order, onSaved }: EditGoodsProps) {
  const terms = useQuery({ ...goodsTermsQuery(order.id), staleTime: 0 })
  if (terms.data && terms.isFetchedAfterMount)
    return <GoodsForm order={order} terms={terms.data} onSaved={onSaved} />
  if (terms.isError) return <NotLoaded query={terms} />
  return <LoadingRegion className="grid gap-3" bars={['h-12 w-full', 'h-24 w-full']} />
}

/** Limits that the owner may pass over: the kitchen's, and those of packages except stock and what is not on sale. */
const isOverridable = (error: unknown) =>
  error instanceof ApiError &&
  (error.code === 'conflict' ||
    (error.code === 'out-of-stock' && ![undefined, 'not-on-sale'].includes(error.reason)))

function GoodsForm({ order, terms, onSaved }: EditGoodsProps & { terms: GoodsTerms }) {
  const queries = useQueryClient()
  const menu = useMenu()
  const callForm = useCallForm<Goods, AdminOrder>({
    resolver: judgeGoods,
    defaultValues: goodsOf(order, menu),
    draft: `goods-${order.id}`,
    mode: 'onSubmit',
    fieldAt: editedField,
    mutationFn: (goods, seen) => editGoods(order.id, bodyOf(goods, seen, order, menu, terms)),
    reread: async () => {
      const now = await readOrder(order.id)
      if (now) noteStored(queries, now)
      return now ? goodsOf(now, menu) : undefined
    },
    onSuccess: (stored) => {
      noteStored(queries, stored)
      toast({ title: editing.saved, description: `#${formatOrderId(stored.id)}`, tone: 'success' })
      onSaved()
    },
  })
  const { form, field, number, sending, overtakenBy } = callForm
  const goods = useWatch({ control: form.control }) as Goods
  const { total, charges } = totalsOf(goods, order, menu, terms)
  return (
    <CallForm
      of={callForm}
      notesDraft
      className="grid gap-5"
      failed={editing.notSaved}
      stored={overtakenBy && <Say.p>{orderedPackages(orderLines(order))}</Say.p>}
      action={editing.save}
    >
      <GoodsLines {...number('lines')} deliveryDate={order.deliveryDate} sold={order.items} />
      <SelectField {...field('kind')} label={editing.adjustment}>
        <Options<Goods['kind']> names={editing.adjustments} />
      </SelectField>
      {goods.kind !== 'none' && (
        <div className="grid gap-5 sm:grid-cols-2">
          <NumberField {...number('amount')} of="amount" label={editing.amount} />
          <TextField {...field('reason')} label={editing.reason} hint={editing.reasonHint} maxLength={100} />
        </div>
      )}
      {!isFinal(order.status) && (isOverridable(sending.error) || goods.overrideKitchen) && (
        <Checkbox {...field('overrideKitchen')} label={editing.override} hint={editing.overrideHint} />
      )}
      <GoodsTotals order={order} total={total} charges={charges} terms={terms} />
    </CallForm>
  )
}
