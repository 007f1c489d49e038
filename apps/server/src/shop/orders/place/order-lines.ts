import { contradictedField, type PlaceOrder, packagesOf } from '@dimsum/contract/place-order'
import type { Rupiah } from '@dimsum/domain/money'
import { maximumOrderTotal, type OrderLine, orderTotal, type PriceOverrides } from '@dimsum/domain/pricing'
import { placing } from '@dimsum/words/server/placing'
import { invalidField, type ShopError } from '../../../platform/errors/shop-error.ts'

/**
 * The lines of an order, each package once: its `items`, the package named in front of them first, else that package alone.
 * The same package twice is one line with both quantities, so neither passes a check of stock alone. A total that the
 * total column cannot hold is refused.
 */
export const linesOf = (
  { packageType, quantity, items = [] }: Pick<PlaceOrder, 'packageType' | 'quantity' | 'items'>,
  prices: PriceOverrides,
): OrderLine[] => {
  const wanted = packagesOf(items)
  if (items.length === 0) wanted.set(packageType, quantity)
  const lines = [...wanted]
    .map(([type, count]) => ({ packageType: type, quantity: count }))
    .sort((a, b) => Number(b.packageType === packageType) - Number(a.packageType === packageType))
  const refusal = tooMuchRefusal(orderTotal(lines, prices))
  if (refusal) throw refusal
  return lines
}

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
