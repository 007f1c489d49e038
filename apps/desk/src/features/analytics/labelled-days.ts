import type { RevenueDay } from '@dimsum/contract/revenue'

/** In the narrowest chart a label covers this many columns beside its own. */
const reach = 2
/** Height of a label as a share of the plot. */
const labelHeight = 0.08

/** Indexes of the days with an amount over their bar: the highest, and the latest unless the two amounts overlap. */
export function labelledDays(days: readonly Pick<RevenueDay, 'revenue'>[]): readonly number[] {
  const highest = Math.max(0, ...days.map(({ revenue }) => revenue))
  if (highest === 0) return []
  const best = days.findIndex(({ revenue }) => revenue === highest)
  const latest = days.length - 1
  const share = (days[latest]?.revenue ?? 0) / highest
  const isCovered = latest - best <= reach && share > 1 - labelHeight
  return share === 0 || isCovered ? [best] : [best, latest]
}
