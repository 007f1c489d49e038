/** Where the shop delivers to, and what that costs. Without any area listed delivery is free, everywhere. */
import type { Rupiah } from './money.ts'

/** In whole rupiah; a higher fee is a slip of the finger. */
export const highestDeliveryFee = 1_000_000

/** An area the owner listed, in her words: a kelurahan, a kecamatan, a housing estate. Amounts in whole rupiah. */
export interface DeliveryArea {
  readonly id: string
  readonly name: string
  readonly fee: number
  /** Orders whose lines cost less are not delivered there; null: any order is. */
  readonly leastOrder: number | null
  /** Orders whose lines cost this much or more are delivered for nothing; null: none is. */
  readonly freeFrom: number | null
}

/** What delivery to the area costs for lines of `linesTotal`, in whole rupiah. */
export function deliveryFee({ fee, freeFrom }: DeliveryArea, linesTotal: Rupiah): number {
  return freeFrom !== null && linesTotal >= freeFrom ? 0 : fee
}

/** How much the lines lack of the area's least order, in whole rupiah; 0 when they are enough. */
export function missingToDeliver({ leastOrder }: DeliveryArea, linesTotal: Rupiah): number {
  return Math.max(0, (leastOrder ?? 0) - linesTotal)
}
