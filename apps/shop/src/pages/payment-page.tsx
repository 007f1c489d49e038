import { parseProviderOrderId } from '@dimsum/domain/order-number'
import { payment } from '@dimsum/words/shop/payment'
import { type ReactNode, useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { isPaymentReturn } from '../api/payment-return.ts'
import { PayableOrder } from '../components/payable-order.tsx'
import { PaymentLoading } from '../components/payment-loading.tsx'
import { Payment } from '../features/payment/payment.tsx'
import { PaymentFrame } from '../features/payment/payment-frame.tsx'

/**
 * `/payment?orderId=12`. Midtrans's payment page redirects here with its own query (`order_id=ORDER-12-…` and a
 * status), so that is accepted too. `/payment?test=true` without an order is the payment test; the status page links to
 * it.
 */
export default function PaymentPage() {
  const [search] = useSearchParams()
  const returned = parseProviderOrderId(search.get('order_id') ?? '')
  const orderId = search.get('orderId') ?? (returned && String(returned.orderId))

  const loading = (
    <PaymentFrame title={payment.title} summary={<PaymentLoading methods={['virtual_account', 'gopay']} />} />
  )
  if (!orderId && search.get('test') === 'true') return <ToPaymentTest>{loading}</ToPaymentTest>
  return (
    <PayableOrder orderId={orderId} loading={loading}>
      {(order) => <Payment order={order} isReturn={isPaymentReturn(search)} />}
    </PayableOrder>
  )
}

/** The payment test is in the desk's document, so it needs a full page load. */
function ToPaymentTest({ children }: { children: ReactNode }) {
  useEffect(() => location.replace('/payment-test'), [])
  return children
}
