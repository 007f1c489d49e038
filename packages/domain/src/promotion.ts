/** Promotion codes: when one is valid, and what it takes off an order. The delivery fee is never part of it. */
import type { PackageType } from './menu.ts'
import { type Rupiah, rupiah } from './money.ts'
import { lineTotal, type OrderLine, orderTotal, type PriceOverrides } from './pricing.ts'

export const promotionKinds = ['percent', 'amount'] as const

/** What of a code decides how much it takes off. */
export interface PromotionValue {
  readonly kind: (typeof promotionKinds)[number]
  /** Whole: 1 to 100 percent, or rupiah. */
  readonly value: number
  /** Packages whose lines it covers; empty: all. */
  readonly packages: readonly PackageType[]
}

/** What of a code decides whether it can be used on a day. */
export interface PromotionValidity {
  readonly isActive: boolean
  /** The first and the last day, `YYYY-MM-DD` in WIB, both included; null: no such end. */
  readonly from: string | null
  readonly until: string | null
  /** Orders that may have it in all; null is not limited. */
  readonly mostUses: number | null
  /** Orders that have it. */
  readonly uses: number
}

/** A code as it is stored and compared: without blanks, which phones put in by themselves, and in capitals. */
export const promotionCodeOf = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase()

/** Three to 24 letters A–Z, digits and dashes, a letter or digit at both ends. */
export const isPromotionCode = (code: string): boolean => /^[A-Z0-9][A-Z0-9-]{1,22}[A-Z0-9]$/.test(code)

export type PromotionObstacle = 'off' | 'not-yet' | 'over' | 'used-up'

/** Why a code cannot be used on a day, `YYYY-MM-DD` in WIB; null when it can. */
export function promotionObstacle(code: PromotionValidity, today: string): PromotionObstacle | null {
  if (!code.isActive) return 'off'
  if (code.until !== null && today > code.until) return 'over'
  if (code.mostUses !== null && code.uses >= code.mostUses) return 'used-up'
  return code.from !== null && today < code.from ? 'not-yet' : null
}

/**
 * What a code takes off an order with these lines: of those it covers, a percentage rounded down to the whole rupiah, or its
 * amount; never more than they cost. 0 when it covers none of them.
 */
export function promotionAmount(
  { kind, value, packages }: PromotionValue,
  lines: readonly OrderLine[],
  prices: PriceOverrides = {},
): Rupiah {
  const covered = lines
    .filter(({ packageType }) => packages.length === 0 || packages.includes(packageType))
    .reduce((sum, line) => sum + lineTotal(line, prices), 0)
  return rupiah(kind === 'percent' ? Math.floor((covered * value) / 100) : Math.min(value, covered))
}

/** How much the lines lack of what a code asks for, in whole rupiah; 0 when they are enough. */
export function missingForPromotion(
  { leastOrder }: { readonly leastOrder: number },
  lines: readonly OrderLine[],
  prices: PriceOverrides = {},
): Rupiah {
  return rupiah(Math.max(0, leastOrder - orderTotal(lines, prices)))
}
