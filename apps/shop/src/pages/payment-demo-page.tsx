import type { Order } from '@dimsum/contract/orders'
import { demoMethods } from '@dimsum/domain/payment-method'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Say } from '@dimsum/ui/say.tsx'
import { usePaymentConfig } from '@dimsum/web/api/shop.ts'
import { PhoneProof } from '@dimsum/web/components/phone-proof.tsx'
import { phoneProof } from '@dimsum/words/phone-proof'
import { payment } from '@dimsum/words/shop/payment'
import { paymentDemo } from '@dimsum/words/shop/payment-demo'
import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { DemoNotice } from '../components/demo-notice.tsx'
import { PayableOrder } from '../components/payable-order.tsx'
import { PaymentLoading } from '../components/payment-loading.tsx'
import { paymentPath } from '../components/payment-path.ts'
import { PaymentSummary } from '../components/payment-summary.tsx'
import { CancelledOrder } from '../features/payment/payment-ended.tsx'
import { DemoPayment } from '../features/payment-demo/demo-payment.tsx'
import { DemoSwitchedOff } from '../features/payment-demo/demo-switched-off.tsx'

/** `/payment-demo?orderId=12`: pays an order without Midtrans and without money. */
export default function PaymentDemoPage() {
  const [search] = useSearchParams()
  return (
    <PayableOrder
      orderId={search.get('orderId')}
      loading={
        <Frame>
          <PaymentLoading methods={demoMethods} />
        </Frame>
      }
    >
      {(order) => (
        <Frame>
          <PaymentSummary order={order} />
          <Simulation order={order} />
        </Frame>
      )}
    </PayableOrder>
  )
}

function Simulation({ order }: { order: Order }) {
  const mode = usePaymentConfig()?.mode
  if (mode !== undefined && mode !== 'demo') {
    return (
      <>
        <DemoSwitchedOff />
        <a href={paymentPath(order.id)} className={buttonStyle({ size: 'lg' })}>
          <Say>{paymentDemo.toPayment}</Say>
        </a>
      </>
    )
  }
  return (
    <DemoPayment
      order={order}
      cancelled={<CancelledOrder order={order} title={payment.cancelledTitle} />}
      proof={<PhoneProof orderId={order.id} reason={phoneProof.forDemo} />}
    />
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid grid-cols-1 max-w-form gap-6 px-4 py-8 sm:px-6 lg:py-12">
      <Say.h1 className="font-display text-h1 font-semibold">{paymentDemo.title}</Say.h1>
      <DemoNotice />
      {children}
      <Say.p className="text-center text-small text-kecap-700">{paymentDemo.noRealPayment}</Say.p>
    </div>
  )
}
