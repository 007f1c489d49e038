import { contradictedField, type PlaceOrder, packagesOf } from '@dimsum/contract/place-order'
import { type Rupiah, rupiah } from '@dimsum/domain/money'
import { maximumOrderTotal, type OrderLine } from '@dimsum/domain/pricing'
import { placing } from '@dimsum/words/server/placing'
import { invalidField, type ShopError } from '../../../platform/errors/shop-error.ts'
import { knownPackage } from '../../menu/known-package.ts'
import type { MenuItem } from '../../menu/menu.queries.ts'

/** A package of an order with what the menu says of it. */
export type PricedLine = OrderLine & { item: MenuItem; total: Rupiah }

/**
 * The lines of an order, each package once: its `items`, the package named in front of them first, else that package alone.
 * The same package twice is one line with both quantities, so neither passes a check of stock alone. A package that the menu
 * does not have, and a total that the total column cannot hold, are refused. Whether a package is on sale the database
 * decides with the order.
 */
export const linesOf = (
  { packageType, quantity, items = [] }: Pick<PlaceOrder, 'packageType' | 'quantity' | 'items'>,
  menu: readonly MenuItem[],
): PricedLine[] => {
  const wanted = packagesOf(items)
  if (items.length === 0) wanted.set(packageType, quantity)
  knownPackage(menu, packageType)
  const lines = [...wanted]
    .map(([type, count]) => lineOf(knownPackage(menu, type), count))
    .sort((a, b) => Number(b.packageType === packageType) - Number(a.packageType === packageType))
  const refusal = tooMuchRefusal(totalOfLines(lines))
  if (refusal) throw refusal
  return lines
}

const lineOf = (item: MenuItem, quantity: number): PricedLine => {
  const mostPacks = Math.floor(maximumOrderTotal / item.price)
  if (quantity > mostPacks) throw invalidField('quantity', placing.tooManyPacks(mostPacks))
  return { packageType: item.packageType, quantity, item, total: rupiah(item.price * quantity) }
}

export const totalOfLines = (lines: readonly PricedLine[]): Rupiah =>
  rupiah(lines.reduce((sum, { total }) => sum + total, 0))

/** Dumplings to steam for these lines. */
export const piecesOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { item, quantity }) => sum + item.pieces * quantity, 0)

/** The refusal of lines, or of lines with their charges, that cost more than the columns for it can hold; null for others. */
export const tooMuchRefusal = (total: Rupiah): ShopError | null =>
  total > maximumOrderTotal ? invalidField('quantity', placing.tooMuch) : null

/**
 * Refuses an order whose package or quantity is not that of its `items`. Until version 1.0 `items` were added to the
 * package in front of them; such a body must not be taken for another order than its sender means.
 */
export const contradictionRefusal = (
  order: Pick<PlaceOrder, 'packageType' | 'quantity' | 'items'>,
): ShopError | null => {
  const field = contradictedField(order)
  if (field === null) return null
  return invalidField(field, field === 'packageType' ? placing.wrongPackage : placing.wrongQuantity)
}
