import type { Order } from '@dimsum/contract/orders'
import { catalogue, type PackageType } from '@dimsum/domain/catalogue'
import { type Rupiah, rupiah, rupiahFromWire } from '@dimsum/domain/money'

export type OrderLineView = {
  packageType: PackageType
  /** `Paket Sedang (20 pcs)` */
  name: string
  quantity: number
  unitPrice: Rupiah
  total: Rupiah
}

/**
 * What was ordered, a line per package. An order without items has one line derived from itself, its unit price the
 * total divided by the quantity (spec section 2, invoice).
 */
export function orderLines(
  order: Pick<Order, 'items' | 'packageType' | 'quantity' | 'totalPrice'>,
): readonly OrderLineView[] {
  if (order.items.length > 0) {
    return order.items.map(({ packageType, quantity, unitPrice, totalPrice }) => ({
      packageType,
      name: catalogue[packageType].name,
      quantity,
      unitPrice: rupiahFromWire(unitPrice),
      total: rupiahFromWire(totalPrice),
    }))
  }
  const total = rupiahFromWire(order.totalPrice)
  const { packageType, quantity } = order
  const unitPrice = rupiah(Math.round(total / Math.max(1, quantity)))
  return [{ packageType, name: catalogue[packageType].name, quantity, unitPrice, total }]
}

/** `2 × Paket Sedang (20 pcs)`, further packages after a comma. */
export function orderLinesText(lines: readonly Pick<OrderLineView, 'name' | 'quantity'>[]): string {
  return lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')
}

/** Packages of all lines together. */
export function packagesOf(lines: readonly Pick<OrderLineView, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
