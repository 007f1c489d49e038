import type {
  MoneyOfDay,
  RevenueDay,
  RevenueOfMethod,
  RevenueOfPackage,
  RevenueTotal,
} from '@dimsum/contract/revenue'
import { addWibDays } from '@dimsum/domain/wib-date'
import { api } from '@dimsum/web/api/client.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** WIB days, both included; `null` selects the server's default of 30 days. */
export type RevenueDays = { from: string; to: string } | null

/** First and last day, of the server's default too. */
export const daysOf = (days: RevenueDays, today: string) =>
  days ?? { from: addWibDays(today, -29), to: today }

/** Parent key of all revenue queries; invalidated after an order changed. */
export const revenueKey = ['admin', 'revenue'] as const

const span = (days: RevenueDays) => (days ? `?from=${days.from}&to=${days.to}` : '')

export const revenueTotalQuery = queryOptions({
  queryKey: [...revenueKey, 'total'],
  queryFn: ({ signal }) => api.get<RevenueTotal>('/api/revenue/total', { signal }),
})

const revenueOf =
  <Row>(rows: string) =>
  (days: RevenueDays) =>
    queryOptions({
      queryKey: [...revenueKey, rows, days],
      queryFn: ({ signal }) => api.get<Row[]>(`/api/revenue/${rows}${span(days)}`, { signal }),
      placeholderData: keepPreviousData,
    })

export const revenueDailyQuery = revenueOf<RevenueDay>('daily')
export const revenueByPackageQuery = revenueOf<RevenueOfPackage>('by-package')
export const revenueByMethodQuery = revenueOf<RevenueOfMethod>('by-method')
/** Money received and given back by day and method. */
export const moneyDailyQuery = revenueOf<MoneyOfDay>('money')

/** The same rows as CSV. */
export const readMoneyFile = (days: RevenueDays) => api.getFile(`/api/admin/money.csv${span(days)}`)
