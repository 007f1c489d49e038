/**
 * The shop's time zone is WIB (UTC+7, no daylight saving time), whatever the time zone of device or server. Instants
 * are stored in UTC; these functions convert them to texts and WIB calendar days.
 */
import {
  englishMonthNames,
  englishWeekdayNames,
  monthNames,
  shortMonthNames,
  type Weekday,
  weekdayNames,
} from './calendar-names.ts'

/** Language of month and day names; Indonesian by default. */
export type DateLanguage = 'id' | 'en'

const names = {
  id: { month: monthNames, shortMonth: shortMonthNames, weekday: weekdayNames },
  en: {
    month: englishMonthNames,
    shortMonth: englishMonthNames.map((name) => name.slice(0, 3)),
    weekday: englishWeekdayNames,
  },
}

/** A moment: a `Date`, or an ISO text with its offset (`2026-11-21T07:00:00Z`). */
export type Instant = Date | string

/** A calendar day in WIB, `YYYY-MM-DD`. Compares as text. */
export type WibDay = string & { readonly calendar: 'wib' }

const hourMs = 3_600_000
export const dayMs = 24 * hourMs
const wibOffsetMs = 7 * hourMs
const zoned = /^\d{4}-\d{2}-\d{2}$|(Z|[+-]\d{2}:?\d{2})$/

/** Milliseconds of an instant. Throws `RangeError` for an invalid date, and for a text without an offset. */
export function instantMs(date: Instant): number {
  const ms = typeof date === 'string' ? (zoned.test(date) ? Date.parse(date) : Number.NaN) : date.getTime()
  if (Number.isNaN(ms)) throw new RangeError(`Not a moment: ${String(date)}`)
  return ms
}

/** `21 November 2026` (pattern `dd MMMM yyyy`): invoice and label. */
export function formatDateLong(date: Instant, language: DateLanguage = 'id'): string {
  const { day, month, year } = partsOf(date)
  return `${day} ${names[language].month[month]} ${year}`
}

/** `21 Nov 2026, 14:30` (pattern `dd MMM yyyy, HH:mm`): tracking. */
export function formatDateTimeShort(date: Instant, language: DateLanguage = 'id'): string {
  const { day, month, year } = partsOf(date)
  return `${day} ${names[language].shortMonth[month]} ${year}, ${formatTime(date)}`
}

/** `21 Nov`, where the year is obvious and space is scarce. */
export function formatDayShort(day: string, language: DateLanguage = 'id'): string {
  return `${day.slice(8)} ${names[language].shortMonth[Number(day.slice(5, 7)) - 1]}`
}

/** `Sab 28 Nov`, where the year is obvious and space is scarce. */
export function formatWeekdayShort(day: string, language: DateLanguage = 'id'): string {
  const { weekday, shortMonth } = names[language]
  return `${weekday[wibWeekday(day)].slice(0, 3)} ${Number(day.slice(8))} ${shortMonth[Number(day.slice(5, 7)) - 1]}`
}

/** `14:30` */
export function formatTime(date: Instant): string {
  const { hour, minute } = partsOf(date)
  return `${hour}:${minute}`
}

/** `21 Nov 2026, 14:00 WIB`: a deadline always names its time zone. */
export function formatDeadline(date: Instant, language: DateLanguage = 'id'): string {
  return `${formatDateTimeShort(date, language)} WIB`
}

/** The WIB calendar day of a moment. */
export function wibDay(date: Instant): WibDay {
  return shifted(date).toISOString().slice(0, 10) as WibDay
}

/** The WIB month of a moment, `YYYY-MM`. */
export function wibMonth(date: Instant): string {
  return wibDay(date).slice(0, 7)
}

export function wibTimeOfDayMs(date: Instant): number {
  const ms = instantMs(date) + wibOffsetMs
  return ms - Math.floor(ms / dayMs) * dayMs
}

/** Whether a text is an existing calendar day: `2028-02-29` yes, `2026-02-29` no. */
export function isWibDay(text: string): text is WibDay {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const ms = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}

/** The range of days the shop accepts: others are typing errors. */
const firstShopDay = '2000-01-01'
const lastShopDay = '2100-12-31'

/** Whether a text is an existing day from 2000 to 2100: the range of calls and forms. */
export function isShopDay(text: string): text is WibDay {
  return isWibDay(text) && text >= firstShopDay && text <= lastShopDay
}

/** Whether an ISO text is a moment within that range. */
export function isShopMoment(text: string): boolean {
  const ms = zoned.test(text) ? Date.parse(text) : Number.NaN
  return (
    ms >= startOfWibDay(firstShopDay).getTime() && ms < startOfWibDay(addWibDays(lastShopDay, 1)).getTime()
  )
}

/** Converts a text to a calendar day. Throws `RangeError` unless the day exists. */
export function toWibDay(text: string): WibDay {
  if (!isWibDay(text)) throw new RangeError(`Not a calendar day: "${text}"`)
  return text
}

/** Midnight WIB of that day. Throws `RangeError` unless the day exists. */
export function startOfWibDay(day: string): Date {
  return new Date(utcMidnight(day) - wibOffsetMs)
}

/** `n` days later, or earlier when `n` is negative. */
export function addWibDays(day: string, n: number): WibDay {
  return new Date(utcMidnight(day) + n * dayMs).toISOString().slice(0, 10) as WibDay
}

/** 1 for Monday to 7 for Sunday. */
export function wibWeekday(day: string): Weekday {
  return (((new Date(utcMidnight(day)).getUTCDay() + 6) % 7) + 1) as Weekday
}

/** `Sabtu, 21 November 2026` */
export function formatWibDay(day: string, language: DateLanguage = 'id'): string {
  return `${formatWibDayOfYear(day, language)} ${day.slice(0, 4)}`
}

/** `Sabtu, 21 November`, where the year is obvious. */
export function formatWibDayOfYear(day: string, language: DateLanguage = 'id'): string {
  const { weekday, month } = names[language]
  return `${weekday[wibWeekday(day)]}, ${Number(day.slice(8))} ${month[Number(day.slice(5, 7)) - 1]}`
}

/** The moment shifted so that its UTC fields show WIB. */
function shifted(date: Instant): Date {
  return new Date(instantMs(date) + wibOffsetMs)
}

function partsOf(date: Instant) {
  const wall = shifted(date)
  const two = (n: number) => String(n).padStart(2, '0')
  return {
    year: String(wall.getUTCFullYear()).padStart(4, '0'),
    month: wall.getUTCMonth(),
    day: two(wall.getUTCDate()),
    hour: two(wall.getUTCHours()),
    minute: two(wall.getUTCMinutes()),
  }
}

function utcMidnight(day: string): number {
  return Date.parse(`${toWibDay(day)}T00:00:00Z`)
}
