import { type CataloguePackage, catalogue, type PackageType } from '@dimsum/domain/catalogue'
import type { Rupiah } from '@dimsum/domain/money'
import { lineTotal, type OrderLine, orderTotal, piecesOf, priceOf } from '@dimsum/domain/pricing'
import { usePrices } from '@dimsum/web/api/shop.ts'
import { type Control, useWatch } from 'react-hook-form'
import type { OrderValues } from './order-fields.ts'

export type PreviewLine = {
  item: CataloguePackage
  quantity: number
  unitPrice: Rupiah
  total: Rupiah
}

export type OrderPreview = {
  /** The package chosen first. */
  item: CataloguePackage
  quantity: number
  /** A line per package, the one chosen first in front, none of them twice. */
  lines: readonly PreviewLine[]
  /** Dumplings in all; what the kitchen's days are counted in. */
  pieces: number
  /** Price times quantity, of every package; the server computes the total that counts (product.md section 5). */
  total: Rupiah
}

/** What the order holds and costs as it stands in the form; `null` until a package is chosen. */
export function useOrderPreview(control: Control<OrderValues>): OrderPreview | null {
  const [packageType, quantity = 1, items = []] = useWatch({
    control,
    name: ['packageType', 'quantity', 'items'],
  })
  const prices = usePrices()
  if (!packageType) return null
  const lines = orderedLines({ packageType, quantity, items })
  return {
    item: catalogue[packageType],
    quantity,
    lines: lines.map((line) => ({
      item: catalogue[line.packageType],
      quantity: line.quantity,
      unitPrice: priceOf(line.packageType, prices),
      total: lineTotal(line, prices),
    })),
    pieces: piecesOf(lines),
    total: orderTotal(lines, prices),
  }
}

/** What is ordered, the package chosen first in front; that one does not count again among the further ones. */
export function orderedLines({
  packageType: first,
  quantity,
  items = [],
}: {
  packageType: PackageType
  quantity: number
  items?: readonly { packageType: PackageType; quantity?: number | undefined }[] | undefined
}): OrderLine[] {
  const further = items
    .filter(({ packageType }) => packageType !== first)
    .map(({ packageType, quantity = 1 }) => ({ packageType, quantity }))
  return [{ packageType: first, quantity }, ...further]
}
