/** Lines of an order and their limits (product.md section 5). */
import type { PackageType } from './menu.ts'
import { type Rupiah, rupiah } from './money.ts'
import { formatNumber } from './number.ts'

export interface OrderLine {
  readonly packageType: PackageType
  readonly quantity: number
}

/** Max of `orders.total_price decimal(10,2)`, in whole rupiah. */
export const maximumOrderTotal: Rupiah = rupiah(99_999_999)

/** Max pieces of one line. Orders, days and stock count in 32-bit integers, which cheap packages would exceed. */
export const maximumLinePieces = 1_000_000

/** `2.760 pcs` */
export const formatPieces = (pieces: number, language?: 'id' | 'en'): string =>
  `${formatNumber(pieces, language)} pcs`
