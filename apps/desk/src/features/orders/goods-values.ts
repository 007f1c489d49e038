import type { EditGoodsInput, GoodsTerms } from '@dimsum/contract/edit-goods'
import type { MenuPackage } from '@dimsum/contract/menu'
import type { AdminOrder } from '@dimsum/contract/orders'
import { choicesKey, preselectedOptions, priceWithChoices } from '@dimsum/domain/choices'
import { type Adjustment, editedTotal } from '@dimsum/domain/edited-total'
import { rupiahFromWire } from '@dimsum/domain/money'
import { adjustmentIn } from '@dimsum/domain/order-total'
import type { TypedNumber } from '@dimsum/domain/typed-number'
import { wibDay } from '@dimsum/domain/wib-date'
import { editing } from '@dimsum/words/desk/editing'
import { deskFields } from '@dimsum/words/desk/fields'
import type { Sentence } from '@dimsum/words/sentence'
import type { Resolver } from 'react-hook-form'

export type GoodsLine = { packageType: string; quantity: TypedNumber; choices: number[] }

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

/** The day whose sold-out options cannot be chosen. */
export const dayOf = ({ deliveryDate }: Pick<AdminOrder, 'deliveryDate'>): string =>
  deliveryDate ?? wibDay(new Date())

/** The form as the order is stored. */
export function goodsOf(order: AdminOrder, menu: readonly MenuPackage[]): Goods {
  const charge = adjustmentIn(order.charges ?? [])
  const lines = order.items.map(({ packageType, quantity, choices = [] }) => ({
    packageType,
    quantity,
    choices: choices.map(({ id }) => id),
  }))
  const others = menu.filter((item) => !lines.some(({ packageType }) => packageType === item.packageType))
  return {
    lines: [
      ...lines,
      ...others.map(({ packageType, choiceGroups }) => ({
        packageType,
        quantity: 0,
        choices: [...preselectedOptions(choiceGroups, dayOf(order))],
      })),
    ],
    kind: charge ? (charge.kind as Adjustment['kind']) : 'none',
    amount: charge ? rupiahFromWire(charge.amount) : null,
    reason: charge?.reason ?? '',
    totalPrice: order.totalPrice,
    overrideKitchen: false,
  }
}

const packsOf = ({ quantity }: GoodsLine): number => (typeof quantity === 'number' ? quantity : 0)

const requestOf = ({ lines, kind, amount, reason }: Goods): Pick<EditGoodsInput, 'items' | 'adjustment'> => ({
  items: lines
    .filter((line) => packsOf(line) > 0)
    .map((line) => ({ packageType: line.packageType, quantity: packsOf(line), choices: line.choices })),
  adjustment: kind === 'none' ? null : { kind, amount: Number(amount), reason },
})

/** The body; `seen` is what the form was filled from, `total` the new total on the screen. */
export const bodyOf = (goods: Goods, seen: Goods, total: string | undefined): EditGoodsInput => ({
  ...requestOf(goods),
  expected: { ...requestOf(seen), totalPrice: seen.totalPrice },
  ...(total !== undefined && { total }),
  overrideKitchen: goods.overrideKitchen,
})

/** The stored line with the package and choices of a line of the form. */
export const storedLine = ({ items }: Pick<AdminOrder, 'items'>, { packageType, choices }: GoodsLine) =>
  items.find(
    (item) =>
      item.packageType === packageType &&
      choicesKey((item.choices ?? []).map(({ id }) => id)) === choicesKey(choices),
  )

/** Price of one package: as it was sold in this order, else as on the menu; null for an unknown one. */
export function unitPriceOf(
  order: Pick<AdminOrder, 'items'>,
  line: GoodsLine,
  menu: readonly MenuPackage[],
): number | null {
  const stored = storedLine(order, line)
  if (stored) return rupiahFromWire(stored.unitPrice)
  const item = menu.find(({ packageType }) => packageType === line.packageType)
  return item ? priceWithChoices(item, line.choices) : null
}

/** Charges and total of the order with these goods. */
export const totalsOf = (
  goods: Goods,
  order: Pick<AdminOrder, 'items' | 'charges'>,
  menu: readonly MenuPackage[],
  { promotion }: Pick<GoodsTerms, 'promotion'>,
) =>
  editedTotal({
    lines: goods.lines.map((line) => ({
      packageType: line.packageType,
      total: (unitPriceOf(order, line, menu) ?? 0) * packsOf(line),
    })),
    charges: order.charges ?? [],
    promotion,
    adjustment: adjustmentOf(goods),
  })

/** The adjustment once its amount is a number. */
const adjustmentOf = ({ kind, amount, reason }: Goods): Adjustment | null =>
  kind === 'none' || typeof amount !== 'number' ? null : { kind, amount, reason }

/** Field of a server issue; packages share one message. */
export const goodsField = (path: string): string => path.replace(/^adjustment\./, '')

/** Checks numbers and the reason; the server validates everything else. */
export const judgeGoods: Resolver<Goods, unknown, Goods> = (goods) => {
  const wrong = (message: Sentence) => ({ type: 'wrong', message: message.id })
  const { lines, kind, amount, reason } = goods
  const isUnread = lines.some(({ quantity }) => typeof quantity === 'string')
  const isEmpty = !isUnread && lines.every((line) => packsOf(line) === 0)
  const hasAmount = typeof amount === 'number' && amount > 0
  const errors = {
    ...(isUnread && { lines: wrong(deskFields.countWrong) }),
    ...(isEmpty && { lines: wrong(deskFields.packagesMissing) }),
    ...(kind !== 'none' && !hasAmount && { amount: wrong(deskFields.amountWrong) }),
    ...(kind !== 'none' && reason.trim() === '' && { reason: wrong(editing.reasonMissing) }),
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: goods, errors: {} }
}
