import type { GiveBack, RefundList } from '@dimsum/contract/refunds'
import { api } from '@dimsum/web/api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/** Refunds of an order, and the amount that can still be refunded. */
export const refundsQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'refunds', id],
    queryFn: ({ signal }) => api.get<RefundList>(`/api/orders/${id}/refunds`, { signal }),
  })

/** Deletes a refund that was recorded by mistake. */
export const deleteRefund = (id: number, refundId: number, reason: string) =>
  api.post<RefundList>(`/api/orders/${id}/refunds/${refundId}/take-back`, { reason })

/** Records a refund; the idempotency key prevents duplicates when it is sent again. */
export const createRefund = (id: number, refund: GiveBack) =>
  api.post<RefundList>(`/api/orders/${id}/refunds`, refund)
