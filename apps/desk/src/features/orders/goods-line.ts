import type { MenuPackage } from '@dimsum/contract/menu'
import type { AdminOrder } from '@dimsum/contract/orders'
import { choicesKey, preselectedOptions, priceWithChoices } from '@dimsum/domain/choices'
import { rupiahFromWire } from '@dimsum/domain/money'
import type { TypedNumber } from '@dimsum/domain/typed-number'
import { wibDay } from '@dimsum/domain/wib-date'
import { deskFields } from '@dimsum/words/desk/fields'
import type { Sentence } from '@dimsum/words/sentence'

/** One line of the owner's forms: a package with choices, and its quantity. A package may have several lines. */
export type GoodsLine = {
  packageType: string
  quantity: TypedNumber
  /** Ids of the chosen options; left out while they are as preselected for the day. */
  choices?: number[]
}

/** A line with a quantity above 0 and its choices. */
export type OrderedGoods = { packageType: string; quantity: number; choices: number[] }

/** The day whose sold-out options cannot be chosen. */
export const dayOf = (deliveryDate: string | null): string => deliveryDate || wibDay(new Date())

/** These lines, then a blank one for every other package on sale. */
export const withBlankLines = (lines: readonly GoodsLine[], menu: readonly MenuPackage[]): GoodsLine[] => [
  ...lines,
  ...menu
    .filter(({ packageType }) => !lines.some((line) => line.packageType === packageType))
    .map(({ packageType }) => ({ packageType, quantity: 0 })),
]

export const choicesOf = (
  { packageType, choices }: GoodsLine,
  menu: readonly MenuPackage[],
  day: string,
): number[] => {
  const item = menu.find((each) => each.packageType === packageType)
  return choices ?? [...preselectedOptions(item?.choiceGroups ?? [], day)]
}

export const orderedGoods = (
  lines: readonly GoodsLine[],
  menu: readonly MenuPackage[],
  day: string,
): OrderedGoods[] =>
  lines.flatMap((line) => {
    const { packageType, quantity } = line
    return typeof quantity === 'number' && quantity > 0
      ? [{ packageType, quantity, choices: choicesOf(line, menu, day) }]
      : []
  })

/** The sold line with this package and these choices. */
export const soldLine = (
  sold: AdminOrder['items'],
  { packageType, choices }: Pick<OrderedGoods, 'packageType' | 'choices'>,
) =>
  sold.find(
    (item) =>
      item.packageType === packageType &&
      choicesKey((item.choices ?? []).map(({ id }) => id)) === choicesKey(choices),
  )

/** Price of one package: as it was sold in this order, else as on the menu; null for an unknown one. */
export function unitPriceOf(
  line: Pick<OrderedGoods, 'packageType' | 'choices'>,
  sold: AdminOrder['items'],
  menu: readonly MenuPackage[],
): number | null {
  const stored = soldLine(sold, line)
  if (stored) return rupiahFromWire(stored.unitPrice)
  const item = menu.find(({ packageType }) => packageType === line.packageType)
  return item ? priceWithChoices(item, line.choices) : null
}

/** What is wrong with the quantities; `missing` when all are 0. */
export function linesProblem(lines: readonly GoodsLine[], missing: Sentence): Sentence | null {
  if (lines.some(({ quantity }) => typeof quantity === 'string')) return deskFields.countWrong
  return lines.some(({ quantity }) => quantity) ? null : missing
}

/** Form field for the path of a server issue: all lines share one message. */
export const goodsField = (path: string): string => {
  const [field = ''] = path.split('.')
  return ['packageType', 'quantity', 'items'].includes(field) ? 'lines' : path
}
