import type { MenuPackage } from '@dimsum/contract/menu'
import { choiceObstacle, preselectedOptions } from '@dimsum/domain/choices'
import { formQuantityMaximum } from '@dimsum/domain/quantity'
import { packagesOf } from '@dimsum/web/components/order-lines.ts'
import type { BasketLine } from './order-values.ts'

type Lines = readonly BasketLine[]

/** The lines with another one at this place; behind the last it is added. Without packages it is taken out. */
export const withLine = (lines: Lines, place: number, line: BasketLine): BasketLine[] =>
  [...lines.slice(0, place), line, ...lines.slice(place + 1)].filter(({ quantity }) => quantity > 0)

/** Sets the quantity of a package. Zero removes it; the next one then becomes the first. */
export function withQuantity(lines: Lines, packageType: BasketLine['packageType'], quantity: number) {
  const place = lines.findIndex((one) => one.packageType === packageType)
  return withLine(lines, place < 0 ? lines.length : place, { ...lines[place], packageType, quantity })
}

/**
 * Makes `chosen` the first package. Every package keeps its quantity. A single package with a quantity of one is
 * replaced, unless its quantity was set by the buttons (`isCounted`).
 */
export function withFirst(lines: Lines, chosen: BasketLine['packageType'], isCounted = false): BasketLine[] {
  const known = lines.find(({ packageType }) => packageType === chosen)
  const isMereChoice = lines.length === 1 && lines[0]?.quantity === 1 && !isCounted
  const kept = isMereChoice && !known ? [] : lines.filter((line) => line !== known)
  return [known ?? { packageType: chosen, quantity: 1 }, ...kept]
}

/** What is chosen of a line for a delivery day. */
export const choicesOf = (
  { choices }: BasketLine,
  item: MenuPackage | undefined,
  day: string,
): readonly number[] => choices ?? preselectedOptions(item?.choiceGroups ?? [], day)

/** The lines as a call has them. */
export const itemsOf = (lines: Lines, menu: readonly MenuPackage[], day: string) =>
  lines.map((line) => {
    const { packageType, quantity } = line
    const choices = choicesOf(line, packageOf(line, menu), day)
    return { packageType, quantity, ...(choices.length > 0 && { choices: [...choices] }) }
  })

/** The items in the fields of an order: one without choices in the specification's two, otherwise all in `items`. */
export function goodsOf(items: ReturnType<typeof itemsOf>) {
  const [first, ...further] = items
  if (!first || (further.length === 0 && !first.choices)) return { ...first }
  const { packageType } = first
  return {
    packageType,
    quantity: packagesOf(items.filter((item) => item.packageType === packageType)),
    items,
  }
}

/** The first line whose choices do not go for a delivery day; -1 when all do. */
export const wrongLine = (lines: Lines, menu: readonly MenuPackage[], day: string) =>
  lines.findIndex((line) => {
    const item = packageOf(line, menu)
    return item && choiceObstacle(item.choiceGroups, choicesOf(line, item, day), day)
  })

export const packageOf = ({ packageType }: BasketLine, menu: readonly MenuPackage[]) =>
  menu.find((item) => item.packageType === packageType)

/** The lines as far as the menu has them, and what of them it no longer has: whole packages, and options by their ids. */
export function onMenu(lines: Lines, menu: readonly MenuPackage[]) {
  const kept: BasketLine[] = []
  const gone: { packageType: string; option?: number }[] = []
  for (const line of lines) {
    const { packageType, quantity, choices } = line
    const item = packageOf(line, menu)
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
