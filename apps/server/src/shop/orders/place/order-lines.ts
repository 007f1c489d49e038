import { contradictedField, mergedLines, type PlaceOrder } from '@dimsum/contract/place-order'
import { chosenOptions, priceWithChoices } from '@dimsum/domain/choices'
import { type Rupiah, rupiah, rupiahFromWire, rupiahToWire } from '@dimsum/domain/money'
import { maximumLinePieces, maximumOrderTotal, type OrderLine } from '@dimsum/domain/pricing'
import { placing } from '@dimsum/words/server/placing'
import { invalidField, refusedField, type ShopError } from '../../../platform/errors/shop-error.ts'
import { knownPackage } from '../../menu/known-package.ts'
import type { MenuItem } from '../../menu/menu.queries.ts'

/** A line of an order with its menu item. */
export type PricedLine = OrderLine & {
  item: MenuItem
  /** Sorted ids of the selected options. */
  options: number[]
  /**
   * Price of one package with its options; null when this process does not know one of them. `place_order` then
   * decides.
   */
  unitPrice: Rupiah | null
  total: Rupiah
  /** Index of the first of the merged `items`. */
  index: number
}

/**
 * The lines of an order, one per package and choices: those of `items`, with the order's own package first, else that
 * package alone. An unknown package, and a total that the column cannot hold, are refused. The database checks whether
 * packages and options are on sale when the order is stored.
 */
export const linesOf = (
  { packageType, quantity, items = [] }: Pick<PlaceOrder, 'packageType' | 'quantity' | 'items'>,
  menu: readonly MenuItem[],
): PricedLine[] => {
  knownPackage(menu, packageType)
  const merged = mergedLines(items.length > 0 ? items : [{ packageType, quantity }])
  const lines = merged
    .map(({ index, ...line }) => ({ ...lineOf(knownPackage(menu, line.packageType), line), index }))
    .sort((a, b) => Number(b.packageType === packageType) - Number(a.packageType === packageType))
  const refusal = tooMuchRefusal(totalOfLines(lines))
  if (refusal) throw refusal
  return lines
}

/** One line at the menu's prices. */
export const lineOf = (
  item: MenuItem,
  { packageType, quantity, choices: options = [] }: OrderLine & { choices?: number[] | undefined },
): Omit<PricedLine, 'index'> => {
  const price = priceWithChoices(item, options)
  assertPacks(quantity, price, item.pieces)
  const isKnown = chosenOptions(item.choiceGroups, options).length === options.length
  const unitPrice = isKnown ? price : null
  return { packageType, quantity, item, options, unitPrice, total: rupiah(price * quantity) }
}

/** Refuses a line that the columns of the order cannot hold. @throws ShopError `validation` */
export const assertPacks = (quantity: number, price: Rupiah, pieces: number): void => {
  const mostPacks = Math.floor(Math.min(maximumOrderTotal / price, maximumLinePieces / pieces))
  if (quantity > mostPacks)
    throw invalidField('quantity', mostPacks > 0 ? placing.tooManyPacks(mostPacks) : placing.tooMuch)
}

export const totalOfLines = (lines: readonly Pick<PricedLine, 'total'>[]): Rupiah =>
  rupiah(lines.reduce((sum, { total }) => sum + total, 0))

/** Dumplings in these lines. */
export const piecesOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { item, quantity }) => sum + item.pieces * quantity, 0)

/** The refusal of a total above the max of its columns, at `field`; null for others. */
export const tooMuchRefusal = (total: Rupiah, field = 'quantity'): ShopError | null =>
  total > maximumOrderTotal ? invalidField(field, placing.tooMuch) : null

/**
 * Refuses an order whose package or quantity contradicts its `items`. Earlier clients meant `items` in addition to that
 * package; such a body must not be placed as another order than intended.
 */
export const contradictionRefusal = (
  order: Pick<PlaceOrder, 'packageType' | 'quantity' | 'items'>,
): ShopError | null => {
  const field = contradictedField(order)
  if (field === null) return null
  return invalidField(field, field === 'packageType' ? placing.wrongPackage : placing.wrongQuantity)
}

/**
 * The refusal of an order whose screen showed another total than the current one: no customer owes what was not shown
 * (decision 0035). `null` when both are equal, or when the caller sent no total. `details` is the current total in wire
 * format.
 */
export const changedPriceRefusal = (
  expectedTotal: string | undefined,
  total: Rupiah,
  lines: readonly Pick<PricedLine, 'unitPrice'>[],
): ShopError | null => {
  if (expectedTotal === undefined || lines.some(({ unitPrice }) => unitPrice === null)) return null
  const shown = rupiahFromWire(expectedTotal)
  if (shown === total) return null
  return refusedField('stale', 'expected-total', placing.priceChanged(total, shown), rupiahToWire(total))
}
