import type { CashShift, CashShiftDetail, CashShifts, CloseShift, OpenShift } from '@dimsum/contract/cash'
import type { CounterSale } from '@dimsum/contract/counter-sale'
import type { AdminOrder } from '@dimsum/contract/orders'
import { addWibDays, wibDay } from '@dimsum/domain/wib-date'
import { api } from '@dimsum/web/api/client.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** Parent key of all cash queries; invalidated after a payment, a refund or a shift changed. */
export const cashKey = ['admin', 'cash'] as const

/** Shifts opened in the last days, and open ones. */
export const cashShiftsQuery = (days = 7) =>
  queryOptions({
    queryKey: [...cashKey, 'shifts', days],
    queryFn: ({ signal }) => {
      const from = addWibDays(wibDay(new Date()), 1 - days)
      return api.get<CashShifts>(`/api/admin/cash/shifts?from=${from}`, { signal })
    },
    placeholderData: keepPreviousData,
  })

export const cashShiftQuery = (id: number) =>
  queryOptions({
    queryKey: [...cashKey, 'shift', id],
    queryFn: ({ signal }) => api.get<CashShiftDetail>(`/api/admin/cash/shifts/${id}`, { signal }),
  })

export const openShift = (shift: OpenShift) => api.post<CashShift>('/api/admin/cash/shifts', shift)

export const closeShift = ({ id, ...closing }: CloseShift & { id: number }) =>
  api.post<CashShift>(`/api/admin/cash/shifts/${id}/close`, closing, { isRepeatable: true })

/** Sells packages for cash. The same key and packages are one sale. */
export const sellAtCounter = (sale: CounterSale) =>
  api.post<AdminOrder>('/api/admin/counter-sales', sale, { isRepeatable: true })
