import { type CataloguePackage, catalogue } from '@dimsum/domain/catalogue'
import type { Rupiah } from '@dimsum/domain/money'
import { orderTotal, priceOf } from '@dimsum/domain/pricing'
import { type Control, useWatch } from 'react-hook-form'
import { usePrices } from '../../api/shop.ts'
import type { OrderValues } from './order-fields.ts'

export type OrderPreview = {
  item: CataloguePackage
  quantity: number
  unitPrice: Rupiah
  /** Price times quantity; the server computes the total that counts (spec section 5). */
  total: Rupiah
}

/** What the order holds and costs as it stands in the form; `null` until a package is chosen. */
export function useOrderPreview(control: Control<OrderValues>): OrderPreview | null {
  const [packageType, quantity = 1] = useWatch({ control, name: ['packageType', 'quantity'] })
  const prices = usePrices()
  if (!packageType) return null
  return {
    item: catalogue[packageType],
    quantity,
    unitPrice: priceOf(packageType, prices),
    total: orderTotal([{ packageType, quantity }], prices),
  }
}
