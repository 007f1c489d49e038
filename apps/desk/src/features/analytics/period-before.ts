import type { RevenueDay } from '@dimsum/contract/revenue'
import { addWibDays } from '@dimsum/domain/wib-date'
import { useQuery } from '@tanstack/react-query'
import { revenueDailyQuery } from '../../api/revenue.ts'

/** The same number of WIB days, ending on the day before `first`. */
export function daysBefore(first: string, count: number) {
  return { from: addWibDays(first, -count), to: addWibDays(first, -1) }
}

/** Daily revenue of the preceding period of the same length; undefined until it is requested and loaded. */
export function usePeriodBefore(days: readonly RevenueDay[], isWanted: boolean) {
  const [first] = days
  // No placeholder: figures of another period would give a wrong comparison.
  const { placeholderData: _, ...query } = revenueDailyQuery(
    first ? daysBefore(first.date, days.length) : null,
  )
  const before = useQuery({ ...query, enabled: isWanted && first !== undefined })
  return { days: isWanted ? before.data : undefined, error: isWanted ? before.error : null }
}

export type PeriodBefore = ReturnType<typeof usePeriodBefore>

/** Total in rupiah. */
export const revenueOf = (days: readonly RevenueDay[]) => days.reduce((sum, { revenue }) => sum + revenue, 0)
