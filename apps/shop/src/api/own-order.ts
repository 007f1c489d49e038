import type { CancelOwnOrder, ChangeOwnOrder, RequestChange } from '@dimsum/contract/customer-changes'
import type { Order, OrderTimeline } from '@dimsum/contract/orders'
import { api } from '@dimsum/web/api/client.ts'
import { orderQuery } from '@dimsum/web/api/orders.ts'
import { shopQuery } from '@dimsum/web/api/shop.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** Until what time of the day before customers change orders themselves; `undefined` where they may not. */
export const useCustomerChanges = (): string | undefined => useQuery(shopQuery).data?.customerChanges

/** What happened to the order; read again with it. */
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
