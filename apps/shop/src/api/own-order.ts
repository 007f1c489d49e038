import type { CancelOwnOrder, ChangeOwnOrder, RequestChange } from '@dimsum/contract/customer-changes'
import type { Order, OrderTimeline } from '@dimsum/contract/orders'
import { api } from '@dimsum/web/api/client.ts'
import { orderQuery } from '@dimsum/web/api/orders.ts'
import { queryOptions } from '@tanstack/react-query'

/** Timeline of the order; its key lies below the order's, so both are refetched together. */
export const ownTimelineQuery = (id: number) =>
  queryOptions({
    queryKey: [...orderQuery(id).queryKey, 'timeline'],
    queryFn: ({ signal }) => api.get<OrderTimeline>(`/api/orders/${id}/timeline`, { signal }),
  })

export const changeOwnOrder = (id: number, change: ChangeOwnOrder) =>
  api.patch<Order>(`/api/orders/${id}/mine`, change)
export const cancelOwnOrder = (id: number, cancel: CancelOwnOrder) =>
  api.post<Order>(`/api/orders/${id}/cancel`, cancel)
export const requestChange = (id: number, wish: RequestChange) =>
  api.post<Order>(`/api/orders/${id}/change-request`, wish)
