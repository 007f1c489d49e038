/** The lines of an order as its papers and screens show them. */
import type { PackageType } from './menu.ts'
import { type BothLanguages, packageName } from './menu.ts'
import { type Rupiah, rupiah, rupiahFromWire } from './money.ts'

/** A stored line: what was sold, as it was named and priced then; money as on the wire. */
interface StoredLine {
  readonly packageType: PackageType
  /** Without its pieces. */
  readonly name: BothLanguages
  readonly pieces: number
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
  readonly name: BothLanguages
  /** `Paket Sedang` */
  readonly shortName: BothLanguages
  /** Dumplings in one package; 0 where the order does not say. */
  readonly pieces: number
  readonly quantity: number
  readonly unitPrice: Rupiah
  readonly total: Rupiah
}

/**
 * What was ordered, a line per package. An order without items has one line derived from itself, named by its package's key, its
 * unit price the total divided by the quantity (product.md section 2, Invoice), in whole rupiah. Throws `RangeError` for money that
 * is none.
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
      name: packageName(item),
      shortName: item.name,
      pieces: item.pieces,
      quantity: item.quantity,
      unitPrice: rupiahFromWire(item.unitPrice),
      total: rupiahFromWire(item.totalPrice),
    }))
  }
  const total = rupiahFromWire(totalPrice)
  const unitPrice = rupiah(Math.round(total / Math.max(1, quantity)))
  const name = { id: packageType, en: packageType }
  return [{ packageType, name, shortName: name, pieces: 0, quantity, unitPrice, total }]
}
