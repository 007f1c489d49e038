import type {
  AdminOrder,
  ChangeOrderStatus,
  EnterOrder,
  Order,
  OrderLinkAnswer,
  OrderList,
  OrderListQuery,
  OrderTimeline,
} from '@dimsum/contract/orders'
import type { ManualPaymentUpdate } from '@dimsum/contract/payments'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './client.ts'

/** What the owner narrowed the list down to. */
export type OrderFilters = Pick<OrderListQuery, 'page' | 'search' | 'status' | 'payment' | 'delivery'>

export const everyOrder: OrderFilters = {
  page: 1,
  search: '',
  status: 'all',
  payment: 'all',
  delivery: 'all',
}

/** One page of orders, newest first; the page before stays on screen while the next one comes. */
export const orderListQuery = (filters: OrderFilters) =>
  queryOptions({
    queryKey: ['admin', 'orders', filters],
    queryFn: ({ signal }) => {
      const parameters = Object.entries(filters).map(([name, value]) => [name, String(value)])
      return api.get<OrderList>(`/api/orders?${new URLSearchParams(parameters)}`, { signal })
    },
    placeholderData: keepPreviousData,
  })

export const orderTimelineQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'order-timeline', id],
    queryFn: ({ signal }) => api.get<OrderTimeline>(`/api/orders/${id}/timeline`, { signal }),
  })

export const changeOrderStatus = ({ id, ...change }: ChangeOrderStatus & { id: number }) =>
  api.patch<AdminOrder>(`/api/orders/${id}/status`, change)

export const addOrderNote = ({ id, note }: { id: number; note: string }) =>
  api.post(`/api/orders/${id}/notes`, { note })

/** Writes to the timeline that a ready text was opened or a label printed. */
export const recordOrderAct = ({ id, act }: { id: number; act: 'whatsapp' | 'label' }) =>
  api.post(`/api/orders/${id}/acts`, { act })

/** A private link for the customer of this order. */
export const makeOrderLink = ({ id, purpose }: { id: number; purpose: 'track' | 'review' }) =>
  api.post<OrderLinkAnswer>(`/api/orders/${id}/links`, { purpose })

export const enterOrder = (entry: EnterOrder) => api.post<Order>('/api/admin/orders', entry)

/** Money received by hand, or taken back with a reason. */
export const recordManualPayment = (update: ManualPaymentUpdate) =>
  api.post('/api/payment/manual-update', update)

/** The bookkeeper's file of the given WIB days, streamed. */
export const orderExportPath = (from: string, to: string) => `/api/admin/orders.csv?from=${from}&to=${to}`
