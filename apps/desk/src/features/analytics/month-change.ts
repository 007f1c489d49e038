import { formatPercentChange } from '@dimsum/domain/money'
import { analytics } from '@dimsum/words/desk/analytics'
import type { Sentence } from '@dimsum/words/sentence'

export type MonthChange = { direction: 'up' | 'down' | 'same' | 'none'; text: Sentence }

/** This month against the last, in percent; words instead of infinity when last month sold nothing. */
export function monthChange(thisMonth: number, lastMonth: number): MonthChange {
  if (lastMonth === 0) return { direction: 'none', text: analytics.noSalesLastMonth }
  const percent = ((thisMonth - lastMonth) / lastMonth) * 100
  const direction = percent > 0 ? 'up' : percent < 0 ? 'down' : 'same'
  return { direction, text: analytics.vsLastMonth(formatPercentChange(percent)) }
}
