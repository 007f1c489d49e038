import type { OrderValues } from './order-fields.ts'

/** How the form holds the basket: the package chosen first in the specification's two fields, further ones in `items`. */
export type Basket = Partial<Pick<OrderValues, 'packageType' | 'quantity' | 'items'>>

export type BasketLine = { packageType: OrderValues['packageType']; quantity: number }

/** Each package once, the one chosen first in front. */
export function linesOf({ packageType: first, quantity = 1, items = [] }: Basket): BasketLine[] {
  const further = items
    .filter(({ packageType }) => packageType !== first)
    .map((line) => ({ packageType: line.packageType, quantity: line.quantity ?? 1 }))
  return first === undefined ? further : [{ packageType: first, quantity }, ...further]
}

/** The form's fields for these lines. The package is undefined while there is none, as in the empty form. */
export const basketOf = ([first, ...further]: readonly BasketLine[]) => ({
  packageType: first?.packageType as BasketLine['packageType'],
  quantity: first?.quantity ?? 1,
  items: further.length > 0 ? further : undefined,
})

/** The basket with so many of a package; none takes it out, and the next one is then the first. */
export function withQuantity(basket: Basket, packageType: BasketLine['packageType'], quantity: number) {
  const lines = linesOf(basket)
  const line = { packageType, quantity }
  const isIn = lines.some((one) => one.packageType === packageType)
  const next = isIn ? lines.map((one) => (one.packageType === packageType ? line : one)) : [...lines, line]
  return basketOf(next.filter((one) => one.quantity > 0))
}

/**
 * The basket with `chosen` as the package chosen first. Every package keeps its own quantity. Only a package of which
 * there is one and no other is a mere choice that gives way, unless it was counted with its buttons (`isCounted`).
 */
export function withFirst(basket: Basket, chosen: BasketLine['packageType'], isCounted = false) {
  const lines = linesOf(basket)
  const known = lines.find(({ packageType }) => packageType === chosen)
  const others = lines.filter((line) => line !== known)
  const isMereChoice = lines.length === 1 && lines[0]?.quantity === 1 && !isCounted
  const kept = isMereChoice && !known ? [] : others
  return basketOf([known ?? { packageType: chosen, quantity: 1 }, ...kept])
}
