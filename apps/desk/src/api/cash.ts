import type { CashShift, CashShiftDetail, CashShifts, CloseShift, OpenShift } from '@dimsum/contract/cash'
import type { CounterSale } from '@dimsum/contract/counter-sale'
import type { AdminOrder } from '@dimsum/contract/orders'
import { api } from '@dimsum/web/api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/** Parent key of all cash queries; invalidated after a payment, a refund or a shift changed. */
export const cashKey = ['admin', 'cash'] as const

export const cashShiftsQuery = queryOptions({
  queryKey: [...cashKey, 'shifts'],
  queryFn: ({ signal }) => api.get<CashShifts>('/api/admin/cash/shifts', { signal }),
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
