import type { CancelOwnOrder, ChangeOwnOrder, RequestChange } from '@dimsum/contract/customer-changes'
import type { Order, OrderTimeline } from '@dimsum/contract/orders'
import { api } from '@dimsum/web/api/client.ts'
import { orderQuery } from '@dimsum/web/api/orders.ts'
import { shopQuery } from '@dimsum/web/api/shop.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** Time of the day before delivery until which customers may change orders; `undefined` when they may not. */
export const useCustomerChanges = (): string | undefined => useQuery(shopQuery).data?.customerChanges

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
