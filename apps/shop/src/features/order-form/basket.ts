import type { PackageType } from '@dimsum/domain/catalogue'
import type { OrderValues } from './order-fields.ts'

type Basket = Pick<OrderValues, 'packageType' | 'quantity' | 'items'>

/**
 * The basket with `chosen` as the package chosen first. Every package keeps its own quantity. Only a package of which
 * there is one and no other is a mere choice that gives way; everything else stays in the order among the further packages.
 */
export function withFirst(basket: Partial<Basket>, chosen: PackageType): Basket {
  const { packageType: first, quantity = 1, items = [] } = basket
  const known = items.find(({ packageType }) => packageType === chosen)
  if (first === chosen || (first === undefined && !known))
    return { packageType: chosen, quantity, items: basket.items }
  const others = items.filter(({ packageType }) => packageType !== chosen)
  const isKept = first !== undefined && (items.length > 0 || quantity > 1)
  const further = isKept ? [{ packageType: first, quantity }, ...others] : others
  return {
    packageType: chosen,
    quantity: known?.quantity ?? 1,
    items: further.length > 0 ? further : undefined,
  }
}
