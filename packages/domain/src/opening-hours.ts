/** Opening hours (product.md section 2), and whether the shop is open now. */
import type { Weekday } from './calendar-names.ts'
import { type WallClock, wallClockMs } from './wall-clock.ts'
import { addWibDays, type Instant, wibDay, wibTimeOfDayMs, wibWeekday } from './wib-date.ts'

export interface DayHours {
  readonly opens: WallClock
  readonly closes: WallClock
}

/** `null` for a day the shop stays closed. */
export type OpeningHours = Readonly<Record<Weekday, DayHours | null>>

/** A week with one set of hours for Monday to Friday and one for Saturday and Sunday. */
export function weeklyHours(weekdays: DayHours | null, weekend: DayHours | null): OpeningHours {
  return { 1: weekdays, 2: weekdays, 3: weekdays, 4: weekdays, 5: weekdays, 6: weekend, 7: weekend }
}

/** Monday to Friday 08:00 to 20:00 WIB, Saturday to Sunday 09:00 to 21:00 WIB. */
export const openingHours: OpeningHours = weeklyHours(
  { opens: '08:00', closes: '20:00' },
  { opens: '09:00', closes: '21:00' },
)

/** Whether the shop is open and until when, or when it opens next; `null` when it never opens. */
export type OpeningState =
  | { readonly open: true; readonly closes: WallClock }
  | {
      readonly open: false
      readonly next: { readonly weekday: Weekday | 'today'; readonly opens: WallClock } | null
    }

/** The opening minute is included, the closing minute is not. */
export function openingState(now: Instant, hours: OpeningHours = openingHours): OpeningState {
  const today = wibDay(now)
  const time = wibTimeOfDayMs(now)
  const hoursToday = hours[wibWeekday(today)]

  if (hoursToday !== null && time < wallClockMs(hoursToday.closes)) {
    if (time >= wallClockMs(hoursToday.opens)) {
      return { open: true, closes: hoursToday.closes }
    }
    return { open: false, next: { weekday: 'today', opens: hoursToday.opens } }
  }
  for (let ahead = 1; ahead <= 7; ahead++) {
    const weekday = wibWeekday(addWibDays(today, ahead))
    const hoursThen = hours[weekday]
    if (hoursThen !== null) {
      return { open: false, next: { weekday, opens: hoursThen.opens } }
    }
  }
  return { open: false, next: null }
}

export interface OpeningHoursRow extends DayHours {
  /** The first and last day with these hours; equal for a single day. */
  readonly first: Weekday
  readonly last: Weekday
}

/** The rows of the contact table: neighbouring days with equal hours share a row, closed days have none. */
export function openingHoursRows(hours: OpeningHours = openingHours): readonly OpeningHoursRow[] {
  const rows: { -readonly [Key in keyof OpeningHoursRow]: OpeningHoursRow[Key] }[] = []
  for (const weekday of [1, 2, 3, 4, 5, 6, 7] as const) {
    const day = hours[weekday]
    const row = rows.at(-1)
    if (day === null) continue
    if (row?.last === weekday - 1 && row.opens === day.opens && row.closes === day.closes) row.last = weekday
    else rows.push({ opens: day.opens, closes: day.closes, first: weekday, last: weekday })
  }
  return rows
}
