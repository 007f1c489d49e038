/**
 * Whether a package can be ordered now, and for which days. The form shows it; the server decides when an order is
 * placed.
 */
import { type Instant, instantMs, wibDay } from './wib-date.ts'

/** The owner's limits for a package. Days are `YYYY-MM-DD` in WIB; null: open-ended. */
export interface SaleTerms {
  readonly orderFrom: Instant | null
  readonly orderUntil: Instant | null
  readonly deliverFrom: string | null
  readonly deliverUntil: string | null
  /** Sold out for delivery days up to this one. */
  readonly soldOutUntil: string | null
  /** What is left of the total limit. */
  readonly left: number | null
}

/** `early`: before the ordering period; `over`: after it; `gone`: the total limit is sold. */
export type SaleState = 'open' | 'early' | 'over' | 'gone'

export function saleState(terms: SaleTerms, now: Date): SaleState {
  const { orderFrom, orderUntil, deliverUntil, left } = terms
  if (orderUntil !== null && instantMs(orderUntil) <= now.getTime()) return 'over'
  if (deliverUntil !== null && deliverUntil < wibDay(now)) return 'over'
  if (left !== null && left <= 0) return 'gone'
  return orderFrom !== null && instantMs(orderFrom) > now.getTime() ? 'early' : 'open'
}

/** Why a package cannot be for a delivery day: sold out, or outside its delivery days; null when it can. */
export function saleDayObstacle(
  { soldOutUntil, deliverFrom, deliverUntil }: Omit<SaleTerms, 'orderFrom' | 'orderUntil' | 'left'>,
  day: string,
): 'sold-out' | 'outside' | null {
  if ((deliverFrom !== null && day < deliverFrom) || (deliverUntil !== null && day > deliverUntil))
    return 'outside'
  return soldOutUntil !== null && day <= soldOutUntil ? 'sold-out' : null
}
