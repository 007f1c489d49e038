import { englishWeekdayNames, type Weekday, weekdayNames } from '@dimsum/domain/calendar-names'
import {
  formatDateLong,
  formatDateTimeShort,
  formatDayShort,
  formatDeadline,
  formatWibDay,
  formatWibDayOfYear,
  startOfWibDay,
} from '@dimsum/domain/wib-date'
import { perLanguage } from './sentence.ts'

const weekdays = { id: weekdayNames, en: englishWeekdayNames }

/** Dates and times in WIB, with the names of months and weekdays in the reader's language. */
export const dates = {
  /** `Sabtu, 21 November 2026` */
  day: perLanguage(formatWibDay),
  /** `Sabtu, 21 November`, when the year is obvious. */
  dayOfYear: perLanguage(formatWibDayOfYear),
  /** `Sabtu` */
  weekday: perLanguage((day: Weekday, language) => weekdays[language][day]),
  /** `21 November 2026` */
  long: perLanguage(formatDateLong),
  /** `21 Nov`, when the year is obvious and space is scarce. */
  dayShort: perLanguage(formatDayShort),
  /** `21 November 2026` */
  dateLong: perLanguage((day: string, language) => formatDateLong(startOfWibDay(day), language)),
  /** `21 Nov 2026, 14:30` */
  moment: perLanguage(formatDateTimeShort),
  /** `21 Nov 2026, 14:00 WIB`: a deadline always shows its time zone. */
  deadline: perLanguage(formatDeadline),
} as const
