/**
 * Days an order can be for. The kitchen cooks to order: "order one day ahead (H-1)" (product.md section 2), until a
 * cut-off time; large orders need longer. The server decides with its own clock; the form uses the same rule to show
 * it.
 */
import { type WallClock, wallClockMs } from './wall-clock.ts'
import {
  addWibDays,
  type Instant,
  isWibDay,
  startOfWibDay,
  type WibDay,
  wibDay,
  wibTimeOfDayMs,
} from './wib-date.ts'

export interface CutOffRules {
  /** From this minute on (WIB), an order counts as placed on the next day. */
  readonly cutOff: WallClock
  /** Orders of this many dumplings or more need `bigOrderLeadDays`. */
  readonly bigOrderPieces: number
  readonly bigOrderLeadDays: number
  /** Number of days the calendar is open. */
  readonly horizonDays: number
  /** A later day up to which the calendar is open for seasonal packages; at most a year ahead. */
  readonly reachesTo?: string | null
  /** Holidays, `YYYY-MM-DD`. */
  readonly closedDates: readonly string[]
}

const mostDaysAhead = 366

/** H-1: an ordinary order is placed the day before. */
const ordinaryLeadDays = 1

type DayRefusal = 'invalid' | 'past' | 'horizon' | 'closed' | 'cut-off'

export type DayCheck =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: DayRefusal; readonly next: WibDay | null }

/** The first day possible for this order; `null` when the whole calendar is closed. */
export function earliestDay(now: Instant, pieces: number, rules: CutOffRules): WibDay | null {
  return firstOpenDay(firstCookableDay(now, pieces, rules), lastDay(now, rules), rules)
}

/**
 * Whether an order placed now can be for this day. If not, suggests the nearest possible day: after a closed day the
 * next open one, after the horizon the last day, else the earliest.
 */
export function checkDeliveryDay(day: string, now: Instant, pieces: number, rules: CutOffRules): DayCheck {
  const first = firstCookableDay(now, pieces, rules)
  const last = lastDay(now, rules)
  const earliest = firstOpenDay(first, last, rules)
  const refuse = (reason: DayRefusal, next: WibDay | null = earliest): DayCheck => ({
    ok: false,
    reason,
    next,
  })

  if (!isWibDay(day)) return refuse('invalid')
  if (day < wibDay(now)) return refuse('past')
  if (day > last) return refuse('horizon', lastOpenDay(first, last, rules))
  if (day < first) return refuse('cut-off')
  if (isClosed(day, rules)) return refuse('closed', firstOpenDay(day, last, rules) ?? earliest)
  return { ok: true }
}

/**
 * The last day of a holiday that has begun or begins tomorrow, from the closed dates only; `null` when there is none. A
 * single day off is not a holiday: the calendar shows it.
 */
export function closedUntil(now: Instant, rules: CutOffRules): WibDay | null {
  const today = wibDay(now)
  const last = lastDay(now, rules)
  return lastOfHoliday(today, (day) => day <= last && isClosed(day, rules))
}

/**
 * The last of the consecutive closed days from tomorrow on; `null` when there are fewer than two. `isClosed` must
 * return false for days after the calendar, or the loop never ends.
 */
export function lastOfHoliday(today: string, isClosed: (day: WibDay) => boolean): WibDay | null {
  let length = 0
  while (isClosed(addWibDays(today, length + 1))) length += 1
  return length > 1 ? addWibDays(today, length) : null
}

/** The moment after which a day accepts no more orders of this size. */
export function orderDeadline(day: string, pieces: number, rules: CutOffRules): Date {
  const lastOrderDay = startOfWibDay(addWibDays(day, -leadDays(pieces, rules)))
  return new Date(lastOrderDay.getTime() + wallClockMs(rules.cutOff))
}

function leadDays(pieces: number, rules: CutOffRules): number {
  return pieces >= rules.bigOrderPieces ? rules.bigOrderLeadDays : ordinaryLeadDays
}

/** The first day that lead times allow, closed or not. The cut-off minute itself is too late. */
function firstCookableDay(now: Instant, pieces: number, rules: CutOffRules): WibDay {
  const lead = leadDays(pieces, rules)
  const tooLateToday = wibTimeOfDayMs(now) >= wallClockMs(rules.cutOff)
  return addWibDays(wibDay(now), tooLateToday ? lead + 1 : lead)
}

/** The last day of the calendar. */
export function lastDay(now: Instant, { horizonDays, reachesTo }: CutOffRules): WibDay {
  const today = wibDay(now)
  const usual = addWibDays(today, horizonDays)
  if (!reachesTo || reachesTo <= usual) return usual
  const furthest = addWibDays(today, mostDaysAhead)
  return reachesTo < furthest ? addWibDays(reachesTo, 0) : furthest
}

function isClosed(day: WibDay, rules: CutOffRules): boolean {
  return rules.closedDates.includes(day)
}

function firstOpenDay(from: WibDay, to: WibDay, rules: CutOffRules): WibDay | null {
  for (let day = from; day <= to; day = addWibDays(day, 1)) if (!isClosed(day, rules)) return day
  return null
}

function lastOpenDay(from: WibDay, to: WibDay, rules: CutOffRules): WibDay | null {
  for (let day = to; day >= from; day = addWibDays(day, -1)) if (!isClosed(day, rules)) return day
  return null
}
