import { formatPercentChange } from '@dimsum/domain/money'
import { analytics } from '@dimsum/words/desk/analytics'
import type { Sentence } from '@dimsum/words/sentence'

export type MonthChange = { direction: 'up' | 'down' | 'same' | 'none'; text: Sentence }

/** Change from last month in percent, or a text when last month had no sales. */
export function monthChange(thisMonth: number, lastMonth: number): MonthChange {
  if (lastMonth === 0) return { direction: 'none', text: analytics.noSalesLastMonth }
  const percent = ((thisMonth - lastMonth) / lastMonth) * 100
  const direction = percent > 0 ? 'up' : percent < 0 ? 'down' : 'same'
  return { direction, text: analytics.vsLastMonth(formatPercentChange(percent)) }
}
