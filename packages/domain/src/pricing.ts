/** Price of an order: price times quantity per line, nothing else (product.md section 5). */
import { packages } from './catalogue.ts'
import type { PackageType } from './menu.ts'
import { type Rupiah, rupiah } from './money.ts'
import { formatNumber } from './number.ts'

export interface OrderLine {
  readonly packageType: PackageType
  readonly quantity: number
}

/** Prices of the menu; a package that is not listed has its default price. */
export type PriceOverrides = Readonly<Partial<Record<PackageType, Rupiah>>>

/** Max of `orders.total_price decimal(10,2)`, in whole rupiah. */
export const maximumOrderTotal: Rupiah = rupiah(99_999_999)

/** Max pieces of one line. Orders, days and stock count in 32-bit integers, which cheap packages would exceed. */
export const maximumLinePieces = 1_000_000

const outOfTheBox = new Map(packages.map((each) => [each.type, each]))

/** Throws `RangeError` for a package that has no price. */
function priceOf(type: PackageType, prices: PriceOverrides = {}): Rupiah {
  const price = prices[type] ?? outOfTheBox.get(type)?.price
  if (price === undefined) throw new RangeError(`There is no price for ${type}.`)
  return price
}

/** Throws `RangeError` when the quantity is not a whole number or the product is too large to be exact. */
function lineTotal(line: OrderLine, prices: PriceOverrides = {}): Rupiah {
  return rupiah(priceOf(line.packageType, prices) * rupiah(line.quantity))
}

export function orderTotal(lines: readonly OrderLine[], prices: PriceOverrides = {}): Rupiah {
  return rupiah(lines.reduce((sum, line) => sum + lineTotal(line, prices), 0))
}

/** `2.760 pcs` */
export const formatPieces = (pieces: number, language?: 'id' | 'en'): string =>
  `${formatNumber(pieces, language)} pcs`
