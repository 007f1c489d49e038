/** Delivery areas and their fees. While no area is listed, delivery is free everywhere. */
import type { Rupiah } from './money.ts'

/** Max fee in whole rupiah; a higher one is taken for a typing error. */
export const maxDeliveryFee = 1_000_000

/**
 * A delivery area with the owner's name for it: a kelurahan, a kecamatan, a housing estate. Amounts in whole rupiah.
 */
export interface DeliveryArea {
  readonly id: string
  readonly name: string
  readonly fee: number
  /** Minimum price of the lines for delivery to this area; null: no minimum. */
  readonly leastOrder: number | null
  /** Delivery is free when the lines cost at least this; null: never. */
  readonly freeFrom: number | null
}

/** The delivery fee for lines that cost `linesTotal`, in whole rupiah. */
export function deliveryFee({ fee, freeFrom }: DeliveryArea, linesTotal: Rupiah): number {
  return freeFrom !== null && linesTotal >= freeFrom ? 0 : fee
}

/** How far the lines are below the area's minimum, in whole rupiah; 0 when they reach it. */
export function missingToDeliver({ leastOrder }: DeliveryArea, linesTotal: Rupiah): number {
  return Math.max(0, (leastOrder ?? 0) - linesTotal)
}
