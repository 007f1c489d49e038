import { formatPercentChange } from '@dimsum/domain/money'

export type MonthChange = { direction: 'up' | 'down' | 'same' | 'none'; text: string }

/** This month against the last, in percent; words instead of infinity when last month sold nothing. */
export function monthChange(thisMonth: number, lastMonth: number): MonthChange {
  if (lastMonth === 0) return { direction: 'none', text: 'no sales last month' }
  const percent = ((thisMonth - lastMonth) / lastMonth) * 100
  const direction = percent > 0 ? 'up' : percent < 0 ? 'down' : 'same'
  return { direction, text: `${formatPercentChange(percent)} vs last month` }
}
