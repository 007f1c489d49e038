import type { PaymentToken, SignedWebhook, SignWebhook, TestPayment } from '@dimsum/contract/payments'
import type { SystemStatus } from '@dimsum/contract/system-status'
import { api } from '@dimsum/web/api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/** The only screen that polls (product.md section 9): every 30 s, not while the page is hidden. */
const statusIntervalMs = 30_000

export const systemStatusQuery = queryOptions({
  queryKey: ['system-status'],
  queryFn: ({ signal }) => api.get<SystemStatus>('/api/system/status', { signal }),
  refetchInterval: statusIntervalMs,
  refetchIntervalInBackground: false,
  staleTime: 0,
})

/** Creates a Snap token for the payment test page; outside demo mode this is a real transaction. */
export const createTestPayment = (payment: TestPayment) =>
  api.post<PaymentToken>('/api/payment/test', payment)

/** Returns a notification with a valid signature, made by the server for the webhook test page. */
export const signWebhook = (webhook: SignWebhook) =>
  api.post<SignedWebhook>('/api/admin/webhook-sign', webhook)

/** Posts to the endpoint that receives Midtrans's notifications. */
export const postNotification = (message: SignedWebhook) =>
  api.post<{ message: string }>('/api/payment/notification', message)
