/** The charges and total of an order whose goods are changed. */
import { type Rupiah, rupiah, rupiahToWire } from './money.ts'
import { type adjustmentKinds, type Charge, totalOf } from './order-total.ts'
import { missingForPromotion, type PromotionValue, promotionAmount } from './promotion.ts'

export interface Adjustment {
  readonly kind: (typeof adjustmentKinds)[number]
  /** Whole rupiah. */
  readonly amount: number
  readonly reason: string
}

/** The terms of a promotion code that depend on the packages. */
type PromotionTerms = PromotionValue & { readonly leastOrder: number }

type Edited = {
  readonly lines: readonly { readonly packageType: string; readonly total: number }[]
  /** The charges of the order before. */
  readonly charges: readonly Charge[]
  /** Of the order's code; null without one. */
  readonly promotion: PromotionTerms | null
  readonly adjustment: Adjustment | null
}

/**
 * The delivery fee stays. The promotion is computed again, and dropped when the code no longer applies to the packages
 * or they are below its minimum order; its days and number of uses were checked when the order was placed.
 * `mostDiscount` is the total before the owner's discount.
 */
export function editedTotal({ lines, charges, promotion, adjustment }: Edited): {
  charges: Charge[]
  total: Rupiah | null
  mostDiscount: Rupiah
} {
  const linesTotal = rupiah(lines.reduce((sum, { total }) => sum + total, 0))
  const kept = charges.flatMap((charge): Charge[] => {
    if (charge.kind === 'delivery') return [charge]
    if (charge.kind !== 'promotion' || promotion === null) return []
    const off = promotionAmount(promotion, lines)
    return off === 0 || missingForPromotion(promotion, lines) > 0
      ? []
      : [{ ...charge, amount: rupiahToWire(off) }]
  })
  const mostDiscount = totalOf(linesTotal, kept)
  if (adjustment === null) return { charges: kept, total: mostDiscount, mostDiscount }
  const { kind, amount, reason } = adjustment
  const all = [...kept, { kind, amount: rupiahToWire(rupiah(amount)), reason }]
  const isTooMuch = kind === 'discount' && amount > mostDiscount
  return { charges: all, total: isTooMuch ? null : totalOf(linesTotal, all), mostDiscount }
}
