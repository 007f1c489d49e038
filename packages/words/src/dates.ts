import { englishWeekdayNames, type Weekday, weekdayNames } from '@dimsum/domain/calendar-names'
import {
  formatDateLong,
  formatDateTimeShort,
  formatDayShort,
  formatDeadline,
  formatWibDay,
  formatWibDayOfYear,
  type Instant,
  startOfWibDay,
} from '@dimsum/domain/wib-date'
import { inIndonesian } from './sentence.ts'

/** Dates and times in WIB, with the names of months and weekdays in the reader's language. */
export const dates = {
  /** `Sabtu, 21 November 2026` */
  day: inIndonesian(
    (day: string) => formatWibDay(day),
    (day) => formatWibDay(day, 'en'),
  ),
  /** `Sabtu, 21 November`, when the year is obvious. */
  dayOfYear: inIndonesian(
    (day: string) => formatWibDayOfYear(day),
    (day) => formatWibDayOfYear(day, 'en'),
  ),
  /** `Sabtu` */
  weekday: inIndonesian(
    (day: Weekday) => weekdayNames[day],
    (day) => englishWeekdayNames[day],
  ),
  /** `21 November 2026` */
  long: inIndonesian(
    (at: Instant) => formatDateLong(at),
    (at) => formatDateLong(at, 'en'),
  ),
  /** `21 Nov`, when the year is obvious and space is scarce. */
  dayShort: inIndonesian(
    (day: string) => formatDayShort(day),
    (day) => formatDayShort(day, 'en'),
  ),
  /** `21 November 2026` */
  dateLong: inIndonesian(
    (day: string) => formatDateLong(startOfWibDay(day)),
    (day) => formatDateLong(startOfWibDay(day), 'en'),
  ),
  /** `21 Nov 2026, 14:30` */
  moment: inIndonesian(
    (at: Instant) => formatDateTimeShort(at),
    (at) => formatDateTimeShort(at, 'en'),
  ),
  /** `21 Nov 2026, 14:00 WIB`: a deadline always shows its time zone. */
  deadline: inIndonesian(
    (at: Instant) => formatDeadline(at),
    (at) => formatDeadline(at, 'en'),
  ),
} as const
