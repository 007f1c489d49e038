import type { WhatsappOverview, WhatsappSettings } from '@dimsum/contract/whatsapp'
import { api } from '@dimsum/web/api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/** What is sent by WhatsApp, and how the account stands at Meta now. */
export const whatsappQuery = queryOptions({
  queryKey: ['admin', 'whatsapp'],
  queryFn: ({ signal }) => api.get<WhatsappOverview>('/api/admin/whatsapp', { signal }),
})

export const saveWhatsapp = (change: WhatsappSettings) =>
  api.put<WhatsappSettings>('/api/admin/whatsapp', change)
