import { parseProviderOrderId } from '@dimsum/domain/order-number'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { PayableOrder } from '../components/payable-order.tsx'
import { PaymentSummaryLoading } from '../components/payment-summary.tsx'
import { PhoneProof } from '../features/order-access/phone-proof.tsx'
import { Payment } from '../features/payment/payment.tsx'
import { PaymentFrame } from '../features/payment/payment-frame.tsx'
import { PaymentTestLinks } from '../features/payment/payment-test-links.tsx'

/**
 * `/payment?orderId=12`. The provider's own page leads back here with its query (`order_id=ORDER-12-…` and a status), so
 * that is understood too. `/payment?test=true` without an order leads on to the tests.
 */
export default function PaymentPage() {
  const [search] = useSearchParams()
  const [provedPhone, setProvedPhone] = useState<string | null>(null)
  const returned = parseProviderOrderId(search.get('order_id') ?? '')
  const orderId = search.get('orderId') ?? (returned && String(returned.orderId))

  if (!orderId && search.get('test') === 'true') return <PaymentTestLinks />
  return (
    <PayableOrder
      orderId={orderId}
      loading={<PaymentFrame title="Complete Your Payment" summary={<PaymentSummaryLoading />} />}
    >
      {(order) => (
        <Payment
          order={order}
          isReturn={search.has('transaction_status')}
          provedPhone={provedPhone}
          proof={
            <PhoneProof
              orderId={order.id}
              reason="Masukkan nomor telepon pemesan untuk membayar pesanan ini."
              onProved={setProvedPhone}
            />
          }
        />
      )}
    </PayableOrder>
  )
}
