import type { GiveBack, RefundList } from '@dimsum/contract/refunds'
import { api } from '@dimsum/web/api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/** What went back of an order, and what still can. */
export const refundsQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'refunds', id],
    queryFn: ({ signal }) => api.get<RefundList>(`/api/orders/${id}/refunds`, { signal }),
  })

/** A refund that was recorded by mistake. */
export const takeRefundBack = (id: number, refundId: number, reason: string) =>
  api.post<RefundList>(`/api/orders/${id}/refunds/${refundId}/take-back`, { reason })

/** One key is one refund, however often it is sent. */
export const giveBack = (id: number, refund: GiveBack) =>
  api.post<RefundList>(`/api/orders/${id}/refunds`, refund)
