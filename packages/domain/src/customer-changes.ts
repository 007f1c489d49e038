/** Until when a customer may change or cancel an order: a time of day on the day before its kitchen day. */
import { isFinal, isNotStarted, type OrderStatus } from './order-status.ts'
import { type WallClock, wallClockMs } from './wall-clock.ts'
import { addWibDays, type Instant, instantMs, startOfWibDay } from './wib-date.ts'

type Changeable = { readonly status: OrderStatus; readonly deliveryDate: string | null }

/** The deadline for changes; `null` for an order without a day, which has no deadline. */
export function changesEnd(deliveryDate: string | null, clock: WallClock): Date | null {
  if (deliveryDate === null) return null
  return new Date(startOfWibDay(addWibDays(deliveryDate, -1)).getTime() + wallClockMs(clock))
}

/** Why the customer cannot change the order any more; `null` while she can. */
export type ChangeObstacle = 'done' | 'started' | 'too-late'

export function changeObstacle(
  { status, deliveryDate }: Changeable,
  now: Instant,
  clock: WallClock,
): ChangeObstacle | null {
  if (isFinal(status)) return 'done'
  if (!isNotStarted(status)) return 'started'
  const end = changesEnd(deliveryDate, clock)
  return end !== null && instantMs(now) >= end.getTime() ? 'too-late' : null
}
