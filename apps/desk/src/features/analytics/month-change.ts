import { formatPercentChange } from '@dimsum/domain/money'
import { analytics } from '@dimsum/words/desk/analytics'
import type { Sentence } from '@dimsum/words/sentence'

export type MonthChange = { direction: 'up' | 'down' | 'same' | 'none'; text: Sentence }

/** Increase in percent; `null` when the earlier value was 0. */
export const percentChange = (now: number, before: number): number | null =>
  before === 0 ? null : ((now - before) / before) * 100

/** Change from last month in percent, or a text when last month had no sales. */
export function monthChange(thisMonth: number, lastMonth: number): MonthChange {
  const percent = percentChange(thisMonth, lastMonth)
  if (percent === null) return { direction: 'none', text: analytics.noSalesLastMonth }
  const direction = percent > 0 ? 'up' : percent < 0 ? 'down' : 'same'
  return { direction, text: analytics.vsLastMonth(formatPercentChange(percent)) }
}
