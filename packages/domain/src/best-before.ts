import { addWibDays, type WibDay } from './wib-date.ts'

/**
 * The day until which food is at its best, as a label names it: so many whole days after the day it was handed over, in WIB.
 * Throws `RangeError` unless the day exists and the food keeps for at least one whole day.
 */
export function bestBefore(handOverDay: string, keepsDays: number): WibDay {
  if (!Number.isInteger(keepsDays) || keepsDays < 1)
    throw new RangeError(`Not a number of days: ${keepsDays}`)
  return addWibDays(handOverDay, keepsDays)
}
