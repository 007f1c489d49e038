import type { MenuPackage } from '@dimsum/contract/menu'
import { deliveryFee } from '@dimsum/domain/delivery-areas'
import { type Rupiah, rupiah, rupiahFromWire } from '@dimsum/domain/money'
import type { Charge } from '@dimsum/domain/order-total'
import { useDeliveryAreas, useMenu } from '@dimsum/web/api/shop.ts'
import { type Control, useWatch } from 'react-hook-form'
import { linesOf } from './basket.ts'
import type { OrderValues } from './order-fields.ts'

export type PreviewLine = {
  item: MenuPackage
  quantity: number
  unitPrice: Rupiah
  total: Rupiah
}

export type OrderPreview = {
  /** The package chosen first. */
  item: MenuPackage
  quantity: number
  /** A line per package, the one chosen first in front, none of them twice. */
  lines: readonly PreviewLine[]
  /** Dumplings in all; what the kitchen's days are counted in. */
  pieces: number
  /** Price times quantity, of every package. */
  linesTotal: Rupiah
  /**
   * The delivery to the chosen area, where the shop lists any and the order is delivered, and what the typed code takes off,
   * once that is known for these very packages.
   */
  charges?: readonly Charge[] | undefined
  /** The delivery costs more, and how much is not known before an area is chosen. */
  isFeeOpen: boolean
  /** What the customer pays; the server computes the total that counts (product.md section 5). */
  total: Rupiah
}

/** What the order holds and costs as it stands in the form, less `promotion`; `null` until a package is chosen. */
export function useOrderPreview(
  control: Control<OrderValues>,
  promotion: Charge | null,
): OrderPreview | null {
  const [packageType, quantity, items, isDelivery = true, deliveryAreaId] = useWatch({
    control,
    name: ['packageType', 'quantity', 'items', 'isDelivery', 'deliveryAreaId'],
  })
  const menu = useMenu()
  const areas = useDeliveryAreas()
  const lines = linesOf({ packageType, quantity, items }).flatMap((line) => {
    const item = menu.find((known) => known.packageType === line.packageType)
    return item ? [previewOf(item, line.quantity)] : []
  })
  const [first] = lines
  if (!first) return null
  const linesTotal = rupiah(lines.reduce((sum, { total }) => sum + total, 0))
  const area = isDelivery && areas?.find(({ id }) => id === deliveryAreaId)
  const fee = area ? deliveryFee(area, linesTotal) : 0
  const charges: Charge[] = []
  if (area) charges.push({ kind: 'delivery', amount: `${fee}.00`, reason: area.name })
  if (promotion) charges.push(promotion)
  return {
    item: first.item,
    quantity: first.quantity,
    lines,
    pieces: piecesOf(lines),
    linesTotal,
    isFeeOpen: isDelivery && areas !== undefined && !area,
    charges: charges.length > 0 ? charges : undefined,
    total: rupiah(linesTotal + fee - (promotion ? rupiahFromWire(promotion.amount) : 0)),
  }
}

/** Dumplings in all; what the kitchen's days are counted in. */
export const piecesOf = (lines: readonly PreviewLine[]) =>
  lines.reduce((sum, { item, quantity }) => sum + item.pieces * quantity, 0)

const previewOf = (item: MenuPackage, quantity: number): PreviewLine => ({
  item,
  quantity,
  unitPrice: rupiah(item.price),
  total: rupiah(item.price * quantity),
})
