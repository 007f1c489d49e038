import type { GoodsTerms } from '@dimsum/contract/edit-goods'
import type { AdminOrder } from '@dimsum/contract/orders'
import { rupiahFromWire } from '@dimsum/domain/money'
import type { Charge } from '@dimsum/domain/order-total'
import { Say } from '@dimsum/ui/say.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { editing } from '@dimsum/words/desk/editing'
import { partPayment } from '@dimsum/words/part-payments'
import type { Sentence } from '@dimsum/words/sentence'

type GoodsTotalsProps = {
  order: AdminOrder
  /** Null while the discount exceeds the total. */
  total: number | null
  charges: readonly Charge[]
  terms: GoodsTerms
}

/** The total now and after the change, what becomes due or goes back, and what happens to the promotion. */
export function GoodsTotals({ order, total, charges, terms }: GoodsTotalsProps) {
  const held = rupiahFromWire(terms.held)
  const promotion = promotionNote(order, charges)
  return (
    <div role="status" className="grid gap-1 rounded-input bg-santan-100 p-3">
      {promotion && <Say.p className="pb-1">{promotion}</Say.p>}
      <Row name={editing.before} amount={rupiahFromWire(order.totalPrice)} />
      <Row name={editing.after} amount={total} isLarge />
      {total !== null && held > 0 && total > held && <Row name={partPayment.due} amount={total - held} />}
      {total !== null && held > total && <Row name={editing.back} amount={held - total} />}
    </div>
  )
}

function Row({
  name,
  amount,
  isLarge = false,
}: {
  name: Sentence
  amount: number | null
  isLarge?: boolean
}) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-2">
      <Say.span className={isLarge ? 'font-bold' : ''}>{name}</Say.span>
      {amount === null ? (
        '…'
      ) : (
        <Price amount={amount} className={isLarge ? 'text-price font-extrabold' : 'font-bold'} />
      )}
    </p>
  )
}

function promotionNote(order: AdminOrder, charges: readonly Charge[]): Sentence | null {
  const find = (all: readonly Charge[] = []) => all.find(({ kind }) => kind === 'promotion')
  const [before, after] = [find(order.charges), find(charges)]
  if (!before) return null
  if (!after) return editing.promotionGone(before.reason)
  return after.amount === before.amount
    ? null
    : editing.promotionChanges(before.reason, rupiahFromWire(after.amount))
}
