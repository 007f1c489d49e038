import type { ChangeWhatsapp, WhatsappOverview, WhatsappSettings } from '@dimsum/contract/whatsapp'
import { api } from '@dimsum/web/api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/** Settings of WhatsApp messages, and the current state of the account at Meta. */
export const whatsappQuery = queryOptions({
  queryKey: ['admin', 'whatsapp'],
  queryFn: ({ signal }) => api.get<WhatsappOverview>('/api/admin/whatsapp', { signal }),
})

export const saveWhatsapp = (change: ChangeWhatsapp) =>
  api.put<WhatsappSettings>('/api/admin/whatsapp', change)
