import type { PaymentToken, SignedWebhook, SignWebhook, TestPayment } from '@dimsum/contract/payments'
import type { SystemStatus } from '@dimsum/contract/system-status'
import { api } from '@dimsum/web/api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/** The one screen that polls (product.md section 9): every 30 s, and not while the page is hidden. */
const statusIntervalMs = 30_000

export const systemStatusQuery = queryOptions({
  queryKey: ['system-status'],
  queryFn: ({ signal }) => api.get<SystemStatus>('/api/system/status', { signal }),
  refetchInterval: statusIntervalMs,
  refetchIntervalInBackground: false,
  staleTime: 0,
})

/** A token for the payment test page; outside of demo mode real transactions are created. */
export const createTestPayment = (payment: TestPayment) =>
  api.post<PaymentToken>('/api/payment/test', payment)

/** The provider's message with a valid signature, made by the server for the webhook test page. */
export const signWebhook = (webhook: SignWebhook) =>
  api.post<SignedWebhook>('/api/admin/webhook-sign', webhook)

/** The ordinary path every notification takes. */
export const postNotification = (message: SignedWebhook) =>
  api.post<{ message: string }>('/api/payment/notification', message)
