import { addWibDays } from '@dimsum/domain/wib-date'

/** Max number of days; a longer range is taken for a typing mistake. */
export const maxDays = 62

/** Every day of a range, both ends included. Empty when the range is reversed or too long. */
export function datesBetween(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = addWibDays(first, 0); day <= last; day = addWibDays(day, 1)) {
    if (days.length === maxDays) return []
    days.push(day)
  }
  return days
}
