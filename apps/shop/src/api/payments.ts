import type { CreatePayment, OpenPayment, PaymentToken } from '@dimsum/contract/payments'
import { type DemoMethod, demoPaymentMethod } from '@dimsum/domain/payment-method'
import { api } from '@dimsum/web/api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/** A token for the provider's popup. A second call for the same order and method answers the same live token. */
export const createPayment = (payment: CreatePayment) =>
  api.post<PaymentToken>('/api/payment/create', payment, { isRepeatable: true })

/** Asks the provider, by way of our server, whether the order is paid. */
export const checkPaymentStatus = (check: { orderId: number; transactionId?: string | null }) =>
  api.post<{ isPaid: boolean }>('/api/payment/check-status', check, { isRepeatable: true })

/** The order's payment that waits for its money, if there is one: for a page reopened later or elsewhere. */
export const openPaymentQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['orders', orderId, 'payment'],
    queryFn: ({ signal }) => api.get<OpenPayment>(`/api/payment/open?orderId=${orderId}`, { signal }),
  })

/** Marks the order paid without a provider; the server allows it in demo mode only (product.md section 4, demo flow). */
export const payInDemo = ({ orderId, method }: { orderId: number; method: DemoMethod }) =>
  api.patch(`/api/orders/${orderId}/payment`, {
    isPaid: true,
    paymentMethod: demoPaymentMethod(method),
    transactionId: `demo-${orderId}-${Date.now()}`,
  })
