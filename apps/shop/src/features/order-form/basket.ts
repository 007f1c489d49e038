import type { MenuPackage } from '@dimsum/contract/menu'
import { choiceObstacle, preselectedOptions } from '@dimsum/domain/choices'
import { formQuantityMaximum } from '@dimsum/domain/quantity'
import type { OrderValues } from './order-values.ts'

/** Fields of the basket: the first package in the specification's two fields, further ones in `items`. */
export const basketFields = ['packageType', 'quantity', 'choices', 'items'] as const
export type Basket = Partial<Pick<OrderValues, (typeof basketFields)[number]>>

export type BasketLine = {
  packageType: OrderValues['packageType']
  quantity: number
  /** Ids of the chosen options; undefined while the customer has left them as they are preselected. */
  choices?: number[] | undefined
}

/** The package chosen first in front. A package stands there twice only with choices of its own. */
export function linesOf({ packageType: first, quantity = 1, choices, items = [] }: Basket): BasketLine[] {
  const line = (type: BasketLine['packageType'], packs: number, options: number[] | undefined) => ({
    ...{ packageType: type, quantity: packs },
    ...(options && { choices: options }),
  })
  const further = items
    .filter((item) => item.packageType !== first || item.choices)
    .map((item) => line(item.packageType, item.quantity ?? 1, item.choices))
  return first === undefined ? further : [line(first, quantity, choices), ...further]
}

/** Form fields for these lines. The package is undefined without lines, as in the empty form. */
export const basketOf = ([first, ...further]: readonly BasketLine[]) => ({
  packageType: first?.packageType as BasketLine['packageType'],
  quantity: first?.quantity ?? 1,
  choices: first?.choices,
  items: further.length > 0 ? further : undefined,
})

/** The basket with another line at this place; without packages it is taken out, and the next one is then the first. */
export function withLine(basket: Basket, place: number, line: BasketLine) {
  const lines = linesOf(basket)
  const next = place < lines.length ? lines.map((one, i) => (i === place ? line : one)) : [...lines, line]
  return basketOf(next.filter((one) => one.quantity > 0))
}

/** Sets the quantity of a package. Zero removes it; the next one then becomes the first. */
export function withQuantity(basket: Basket, packageType: BasketLine['packageType'], quantity: number) {
  const lines = linesOf(basket)
  const place = lines.findIndex((one) => one.packageType === packageType)
  return withLine(basket, place < 0 ? lines.length : place, { ...lines[place], packageType, quantity })
}

/**
 * Makes `chosen` the first package. Every package keeps its quantity. A single package with a quantity of one is
 * replaced, unless its quantity was set by the buttons (`isCounted`).
 */
export function withFirst(basket: Basket, chosen: BasketLine['packageType'], isCounted = false) {
  const lines = linesOf(basket)
  const known = lines.find(({ packageType }) => packageType === chosen)
  const others = lines.filter((line) => line !== known)
  const isMereChoice = lines.length === 1 && lines[0]?.quantity === 1 && !isCounted
  const kept = isMereChoice && !known ? [] : others
  return basketOf([known ?? { packageType: chosen, quantity: 1 }, ...kept])
}

/** What is chosen of a line for a delivery day. */
export const choicesOf = (
  { choices }: BasketLine,
  { choiceGroups }: MenuPackage,
  day: string,
): readonly number[] => choices ?? preselectedOptions(choiceGroups, day)

/** The first line whose choices do not go for a delivery day; -1 when all do. */
export const wrongLine = (lines: readonly BasketLine[], menu: readonly MenuPackage[], day: string) =>
  lines.findIndex((line) => {
    const item = menu.find(({ packageType }) => packageType === line.packageType)
    return item && choiceObstacle(item.choiceGroups, choicesOf(line, item, day), day)
  })

/** The lines as far as the menu has them, and what of them it no longer has: whole packages, and options by their ids. */
export function onMenu(lines: readonly BasketLine[], menu: readonly MenuPackage[]) {
  const kept: BasketLine[] = []
  const gone: { packageType: string; option?: number }[] = []
  for (const { packageType, quantity, choices } of lines) {
    const item = menu.find((known) => known.packageType === packageType)
    if (!item) {
      gone.push({ packageType })
      continue
    }
    const offered = item.choiceGroups.flatMap(({ options }) => options.map(({ id }) => id))
    for (const option of choices ?? []) if (!offered.includes(option)) gone.push({ packageType, option })
    const before = kept.find((line) => line.packageType === packageType)
    // Without choices there is one line of a package.
    if (before && offered.length === 0)
      before.quantity = Math.min(before.quantity + quantity, formQuantityMaximum)
    else if (choices && offered.length > 0)
      kept.push({ packageType, quantity, choices: choices.filter((option) => offered.includes(option)) })
    else kept.push({ packageType, quantity })
  }
  return { kept, gone }
}
