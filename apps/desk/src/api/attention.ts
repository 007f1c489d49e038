import type { DecideRequest } from '@dimsum/contract/customer-changes'
import type { AttentionItem } from '@dimsum/contract/payments'
import { api } from '@dimsum/web/api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/** «Perlu perhatian»: open entries, newest first. */
export const attentionQuery = queryOptions({
  queryKey: ['admin', 'attention'],
  queryFn: ({ signal }) =>
    api.get<{ items: AttentionItem[]; open: number }>('/api/admin/attention', { signal }),
})

export const closeAttention = ({ id, note }: { id: number; note: string }) =>
  api.post(`/api/admin/attention/${id}/close`, { note })

export const decideRequest = (id: number, answer: DecideRequest) =>
  api.post(`/api/admin/attention/${id}/decide`, answer)
