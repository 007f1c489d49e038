/** Promotion codes: when one is valid, and its discount. The discount never applies to the delivery fee. */
import type { PackageType } from './menu.ts'
import { type Rupiah, rupiah } from './money.ts'

export const promotionKinds = ['percent', 'amount'] as const

/** The fields of a code that its discount depends on. */
export interface PromotionValue {
  readonly kind: (typeof promotionKinds)[number]
  /** Whole: 1 to 100 percent, or rupiah. */
  readonly value: number
  /** Packages that it applies to; empty: all. */
  readonly packages: readonly PackageType[]
}

/** The fields of a code that its validity depends on. */
export interface PromotionValidity {
  readonly isActive: boolean
  /** First and last day, `YYYY-MM-DD` in WIB, both included; null: open-ended. */
  readonly from: string | null
  readonly until: string | null
  /** Max number of orders; null is not limited. */
  readonly mostUses: number | null
  /** Number of orders that use it. */
  readonly uses: number
}

/** A code as stored and compared: in capitals and without blanks, which phone keyboards insert. */
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

/** A line with its price, choices included. */
interface CostedLine {
  readonly packageType: PackageType
  readonly total: number
}

/**
 * The discount of a code for these lines: a percentage of the lines it applies to, rounded down to whole rupiah, or an
 * amount of at most their price. 0 when it applies to none.
 */
export function promotionAmount(
  { kind, value, packages }: PromotionValue,
  lines: readonly CostedLine[],
): Rupiah {
  const covered = lines
    .filter(({ packageType }) => packages.length === 0 || packages.includes(packageType))
    .reduce((sum, { total }) => sum + total, 0)
  return rupiah(kind === 'percent' ? Math.floor((covered * value) / 100) : Math.min(value, covered))
}

/** How far the lines are below the code's minimum order, in whole rupiah; 0 when they reach it. */
export function missingForPromotion(
  { leastOrder }: { readonly leastOrder: number },
  lines: readonly CostedLine[],
): Rupiah {
  return rupiah(Math.max(0, leastOrder - lines.reduce((sum, { total }) => sum + total, 0)))
}
