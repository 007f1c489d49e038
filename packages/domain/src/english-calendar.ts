/** Month and day names of the English texts, in the same patterns as the Indonesian ones. */

import type { Weekday } from './indonesian-calendar.ts'

export const englishMonthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

export const englishWeekdayNames = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
} as const satisfies Record<Weekday, string>
