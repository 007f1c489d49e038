import type {
  MoneyOfDay,
  RevenueDay,
  RevenueOfMethod,
  RevenueOfPackage,
  RevenueTotal,
} from '@dimsum/contract/revenue'
import { api } from '@dimsum/web/api/client.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** WIB days, both included; `null` selects the server's default of 30 days. */
export type RevenueDays = { from: string; to: string } | null

/** Parent key of all revenue queries; invalidated after an order changed. */
export const revenueKey = ['admin', 'revenue'] as const

const span = (days: RevenueDays) => (days ? `?from=${days.from}&to=${days.to}` : '')

export const revenueTotalQuery = queryOptions({
  queryKey: [...revenueKey, 'total'],
  queryFn: ({ signal }) => api.get<RevenueTotal>('/api/revenue/total', { signal }),
})

export const revenueDailyQuery = (days: RevenueDays) =>
  queryOptions({
    queryKey: [...revenueKey, 'daily', days],
    queryFn: ({ signal }) => api.get<RevenueDay[]>(`/api/revenue/daily${span(days)}`, { signal }),
    placeholderData: keepPreviousData,
  })

export const revenueByPackageQuery = (days: RevenueDays) =>
  queryOptions({
    queryKey: [...revenueKey, 'by-package', days],
    queryFn: ({ signal }) => api.get<RevenueOfPackage[]>(`/api/revenue/by-package${span(days)}`, { signal }),
    placeholderData: keepPreviousData,
  })

export const revenueByMethodQuery = (days: RevenueDays) =>
  queryOptions({
    queryKey: [...revenueKey, 'by-method', days],
    queryFn: ({ signal }) => api.get<RevenueOfMethod[]>(`/api/revenue/by-method${span(days)}`, { signal }),
    placeholderData: keepPreviousData,
  })

/** Money received and given back by day and method. */
export const moneyDailyQuery = (days: RevenueDays) =>
  queryOptions({
    queryKey: [...revenueKey, 'money', days],
    queryFn: ({ signal }) => api.get<MoneyOfDay[]>(`/api/revenue/money${span(days)}`, { signal }),
    placeholderData: keepPreviousData,
  })

/** URL of the same rows as CSV. */
export const moneyFilePath = (days: RevenueDays) => `/api/admin/money.csv${span(days)}`
