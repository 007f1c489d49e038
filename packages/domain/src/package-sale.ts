/** Whether a package can be ordered now, and for which days. The form shows it; the server decides when an order is placed. */
import { type Instant, instantMs, wibDay } from './wib-date.ts'

/** What the owner set for a package. Days are `YYYY-MM-DD` in WIB; null: no such end. */
export interface SaleTerms {
  readonly orderFrom: Instant | null
  readonly orderUntil: Instant | null
  readonly deliverFrom: string | null
  readonly deliverUntil: string | null
  /** The last delivery day on which it is sold out. */
  readonly soldOutUntil: string | null
  /** What is left of the packages it is limited to in all. */
  readonly left: number | null
}

/** `early`: not to be ordered yet; `over`: no longer; `gone`: all that may be sold are sold. */
export type SaleState = 'open' | 'early' | 'over' | 'gone'

export function saleState(terms: SaleTerms, now: Date): SaleState {
  const { orderFrom, orderUntil, deliverUntil, left } = terms
  if (orderUntil !== null && instantMs(orderUntil) <= now.getTime()) return 'over'
  if (deliverUntil !== null && deliverUntil < wibDay(now)) return 'over'
  if (left !== null && left <= 0) return 'gone'
  return orderFrom !== null && instantMs(orderFrom) > now.getTime() ? 'early' : 'open'
}

/** Why a package cannot be for a delivery day: sold out on it, or outside of its delivery days; null when it can. */
export function saleDayObstacle(
  { soldOutUntil, deliverFrom, deliverUntil }: Omit<SaleTerms, 'orderFrom' | 'orderUntil' | 'left'>,
  day: string,
): 'sold-out' | 'outside' | null {
  if ((deliverFrom !== null && day < deliverFrom) || (deliverUntil !== null && day > deliverUntil))
    return 'outside'
  return soldOutUntil !== null && day <= soldOutUntil ? 'sold-out' : null
}
