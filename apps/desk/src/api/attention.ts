import type { DecideRequest } from '@dimsum/contract/customer-changes'
import type { CloseAttention } from '@dimsum/contract/desk-notes'
import type { AttentionItem } from '@dimsum/contract/payments'
import { api } from '@dimsum/web/api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/** «Perlu perhatian»: open entries, newest first. */
export const attentionQuery = queryOptions({
  queryKey: ['admin', 'attention'],
  queryFn: ({ signal }) =>
    api.get<{ items: AttentionItem[]; open: number }>('/api/admin/attention', { signal }),
})

export const closeAttention = ({ id, ...closing }: CloseAttention & { id: number }) =>
  api.post(`/api/admin/attention/${id}/close`, closing)

export const decideRequest = (id: number, answer: DecideRequest) =>
  api.post(`/api/admin/attention/${id}/decide`, answer)
