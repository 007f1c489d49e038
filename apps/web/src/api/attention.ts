import type { AttentionItem } from '@dimsum/contract/payments'
import { queryOptions } from '@tanstack/react-query'
import { api } from './client.ts'

/** «Perlu perhatian»: entries that wait for the owner, newest first. */
export const attentionQuery = queryOptions({
  queryKey: ['admin', 'attention'],
  queryFn: ({ signal }) =>
    api.get<{ items: AttentionItem[]; open: number }>('/api/admin/attention', { signal }),
})

export const closeAttention = ({ id, note }: { id: number; note: string }) =>
  api.post(`/api/admin/attention/${id}/close`, { note })
