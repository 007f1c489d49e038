import type { CreatePayment, OpenPayment, PaymentToken } from '@dimsum/contract/payments'
import { type DemoMethod, demoPaymentMethod } from '@dimsum/domain/payment-method'
import { api } from '@dimsum/web/api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/** Returns a Snap token. A second call for the same order and method returns the same token while it is valid. */
export const createPayment = (payment: CreatePayment) =>
  api.post<PaymentToken>('/api/payment/create', payment, { isRepeatable: true })

/** Makes the server ask Midtrans whether the order is paid. */
export const checkPaymentStatus = (check: { orderId: number; transactionId?: string | null }) =>
  api.post<{ isPaid: boolean }>('/api/payment/check-status', check, { isRepeatable: true })

/** The order's pending payment, if any, for a page reopened later or on another device. */
export const openPaymentQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['orders', orderId, 'payment'],
    queryFn: ({ signal }) => api.get<OpenPayment>(`/api/payment/open?orderId=${orderId}`, { signal }),
  })

/** Marks the order paid without Midtrans. The server allows it in demo mode only (product.md section 4, demo flow). */
export const payInDemo = ({ orderId, method }: { orderId: number; method: DemoMethod }) =>
  api.patch(`/api/orders/${orderId}/payment`, {
    isPaid: true,
    paymentMethod: demoPaymentMethod(method),
    transactionId: `demo-${orderId}-${Date.now()}`,
  })
