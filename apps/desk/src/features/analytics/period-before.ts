import type { RevenueDay } from '@dimsum/contract/revenue'
import { addWibDays } from '@dimsum/domain/wib-date'
import { useQuery } from '@tanstack/react-query'
import { revenueDailyQuery } from '../../api/revenue.ts'

/** As many WIB days as given, ending on the day before the first of them. */
export function daysBefore(first: string, count: number) {
  return { from: addWibDays(first, -count), to: addWibDays(first, -1) }
}

/** Daily revenue of the same number of days just before, once it is wanted and read. */
export function usePeriodBefore(days: readonly RevenueDay[], isWanted: boolean) {
  const [first] = days
  // Of other days than these it would be no comparison.
  const { placeholderData: _, ...query } = revenueDailyQuery(
    first ? daysBefore(first.date, days.length) : null,
  )
  const before = useQuery({ ...query, enabled: isWanted && first !== undefined })
  return { days: isWanted ? before.data : undefined, error: isWanted ? before.error : null }
}

export type PeriodBefore = ReturnType<typeof usePeriodBefore>

/** Rupiah of some days. */
export const revenueOf = (days: readonly RevenueDay[]) => days.reduce((sum, { revenue }) => sum + revenue, 0)
