import { addWibDays } from '@dimsum/domain/wib-date'

/** A stretch longer than this is a slip of the finger. */
const longestStretch = 62

/** Every day from one to another, both included; none when the last is before the first or too far behind it. */
export function datesBetween(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = addWibDays(first, 0); day <= last; day = addWibDays(day, 1)) {
    if (days.length === longestStretch) return []
    days.push(day)
  }
  return days
}
