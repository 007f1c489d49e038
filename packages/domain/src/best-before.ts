import { addWibDays, type WibDay } from './wib-date.ts'

/**
 * The best-before date of a label: so many whole days after the day of hand-over, in WIB. Throws `RangeError` unless
 * the day exists and the number of days is a whole number of at least 1.
 */
export function bestBefore(handOverDay: string, keepsDays: number): WibDay {
  if (!Number.isInteger(keepsDays) || keepsDays < 1)
    throw new RangeError(`Not a number of days: ${keepsDays}`)
  return addWibDays(handOverDay, keepsDays)
}
