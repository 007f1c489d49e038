/** The lines of an order as its papers and screens show them. */
import { catalogue, type PackageType } from './catalogue.ts'
import { type Rupiah, rupiah, rupiahFromWire } from './money.ts'

/** A stored line; money as on the wire. */
interface StoredLine {
  readonly packageType: PackageType
  readonly quantity: number
  readonly unitPrice: string
  readonly totalPrice: string
}

/** As much of an order as its lines need; without `items` it is one that was stored before there were any. */
export interface StoredGoods {
  readonly items: readonly StoredLine[]
  readonly packageType: PackageType
  readonly quantity: number
  readonly totalPrice: string
}

export interface OrderedLine {
  readonly packageType: PackageType
  /** `Paket Sedang (20 pcs)` */
  readonly name: string
  readonly quantity: number
  readonly unitPrice: Rupiah
  readonly total: Rupiah
}

/**
 * What was ordered, a line per package. An order without items has one line derived from itself, its unit price the
 * total divided by the quantity (product.md section 2, Invoice), in whole rupiah. Throws `RangeError` for money that is none.
 */
export function orderLines({
  items,
  packageType,
  quantity,
  totalPrice,
}: StoredGoods): readonly OrderedLine[] {
  if (items.length > 0) {
    return items.map((item) => ({
      packageType: item.packageType,
      name: catalogue[item.packageType].name,
      quantity: item.quantity,
      unitPrice: rupiahFromWire(item.unitPrice),
      total: rupiahFromWire(item.totalPrice),
    }))
  }
  const total = rupiahFromWire(totalPrice)
  const unitPrice = rupiah(Math.round(total / Math.max(1, quantity)))
  return [{ packageType, name: catalogue[packageType].name, quantity, unitPrice, total }]
}
