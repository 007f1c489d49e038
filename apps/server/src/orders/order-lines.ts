import type { PlaceOrder } from '@dimsum/contract/place-order'
import { maximumOrderTotal, type OrderLine, orderTotal, type PriceOverrides } from '@dimsum/domain/pricing'
import { invalidField } from '../shop-error.ts'

/**
 * The lines of an order, first the package chosen first, each package once: the same package twice is one line with
 * both quantities, so neither passes a check of stock alone. A total that the total column cannot hold is refused.
 */
export const linesOf = (
  { packageType, quantity, items = [] }: Pick<PlaceOrder, 'packageType' | 'quantity' | 'items'>,
  prices: PriceOverrides,
): OrderLine[] => {
  const quantities = new Map([[packageType, quantity]])
  for (const item of items) {
    quantities.set(item.packageType, (quantities.get(item.packageType) ?? 0) + item.quantity)
  }
  const lines = [...quantities].map(([type, count]) => ({ packageType: type, quantity: count }))
  if (orderTotal(lines, prices) > maximumOrderTotal) {
    throw invalidField('quantity', 'Jumlah pesanan terlalu besar. Silakan bagi menjadi beberapa pesanan.')
  }
  return lines
}
