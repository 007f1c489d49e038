import type { EditGoodsInput, GoodsTerms } from '@dimsum/contract/edit-goods'
import type { MenuPackage } from '@dimsum/contract/menu'
import type { AdminOrder } from '@dimsum/contract/orders'
import { type Adjustment, editedTotal } from '@dimsum/domain/edited-total'
import { rupiahFromWire, rupiahToWire } from '@dimsum/domain/money'
import { adjustmentIn } from '@dimsum/domain/order-total'
import type { TypedNumber } from '@dimsum/domain/typed-number'
import { editing } from '@dimsum/words/desk/editing'
import { deskFields } from '@dimsum/words/desk/fields'
import type { Sentence } from '@dimsum/words/sentence'
import type { Resolver } from 'react-hook-form'
import {
  dayOf,
  type GoodsLine,
  goodsField,
  linesProblem,
  orderedGoods,
  unitPriceOf,
  withBlankLines,
} from './goods-line.ts'

/** Values of «Ubah isi pesanan». */
export type Goods = {
  /** The order's lines, then every other package on sale with none ordered. */
  lines: GoodsLine[]
  kind: Adjustment['kind'] | 'none'
  amount: TypedNumber
  reason: string
  /** Not a field: the stored total, which the server compares. */
  totalPrice: string
  overrideKitchen: boolean
}

/** The form as the order is stored. */
export function goodsOf(order: AdminOrder, menu: readonly MenuPackage[]): Goods {
  const charge = adjustmentIn(order.charges ?? [])
  const lines = order.items.map(({ packageType, quantity, choices = [] }) => ({
    packageType,
    quantity,
    choices: choices.map(({ id }) => id),
  }))
  return {
    lines: withBlankLines(lines, menu),
    kind: charge ? (charge.kind as Adjustment['kind']) : 'none',
    amount: charge ? rupiahFromWire(charge.amount) : null,
    reason: charge?.reason ?? '',
    totalPrice: order.totalPrice,
    overrideKitchen: false,
  }
}

type EditedOrder = Pick<AdminOrder, 'items' | 'charges' | 'deliveryDate'>

const requestOf = (
  { lines, kind, amount, reason }: Goods,
  { deliveryDate }: EditedOrder,
  menu: readonly MenuPackage[],
): Pick<EditGoodsInput, 'items' | 'adjustment'> => ({
  items: orderedGoods(lines, menu, dayOf(deliveryDate)),
  adjustment: kind === 'none' ? null : { kind, amount: Number(amount), reason },
})

/** The body; `seen` is what the form was filled from. */
export const bodyOf = (
  goods: Goods,
  seen: Goods,
  order: EditedOrder,
  menu: readonly MenuPackage[],
  terms: GoodsTerms,
): EditGoodsInput => {
  const { total } = totalsOf(goods, order, menu, terms)
  return {
    ...requestOf(goods, order, menu),
    expected: { ...requestOf(seen, order, menu), totalPrice: seen.totalPrice },
    ...(total !== null && { total: rupiahToWire(total) }),
    overrideKitchen: goods.overrideKitchen,
  }
}

/** Charges and total of the order with these goods. */
export const totalsOf = (
  goods: Goods,
  order: EditedOrder,
  menu: readonly MenuPackage[],
  { promotion }: Pick<GoodsTerms, 'promotion'>,
) =>
  editedTotal({
    lines: orderedGoods(goods.lines, menu, dayOf(order.deliveryDate)).map((line) => ({
      packageType: line.packageType,
      total: (unitPriceOf(line, order.items, menu) ?? 0) * line.quantity,
    })),
    charges: order.charges ?? [],
    promotion,
    adjustment: adjustmentOf(goods),
  })

/** The adjustment once its amount is a number. */
const adjustmentOf = ({ kind, amount, reason }: Goods): Adjustment | null =>
  kind === 'none' || typeof amount !== 'number' ? null : { kind, amount, reason }

/** Form field for the path of a server issue. */
export const editedField = (path: string): string => goodsField(path.replace(/^adjustment\./, ''))

/** Checks numbers and the reason; the server validates everything else. */
export const judgeGoods: Resolver<Goods, unknown, Goods> = (goods) => {
  const wrong = (message: Sentence) => ({ type: 'wrong', message: message.id })
  const { lines, kind, amount, reason } = goods
  const problem = linesProblem(lines, deskFields.packagesMissing)
  const hasAmount = typeof amount === 'number' && amount > 0
  const errors = {
    ...(problem && { lines: wrong(problem) }),
    ...(kind !== 'none' && !hasAmount && { amount: wrong(deskFields.amountWrong) }),
    ...(kind !== 'none' && reason.trim() === '' && { reason: wrong(editing.reasonMissing) }),
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: goods, errors: {} }
}
