import type { Order } from '@dimsum/contract/orders'
import { demoMethods } from '@dimsum/domain/payment-method'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { useShopConfig } from '@dimsum/web/api/shop.ts'
import { paymentDemo } from '@dimsum/words/shop/payment-demo'
import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { paymentPath } from '../components/order-paths.ts'
import { PayableOrder } from '../components/payable-order.tsx'
import { PaymentLoading } from '../components/payment-loading.tsx'
import { PaymentSummary } from '../components/payment-summary.tsx'
import { DemoPayment } from '../features/payment/demo-payment.tsx'
import { PaymentFrame } from '../features/payment/payment-frame.tsx'

/** `/payment-demo?orderId=12`: pays an order without Midtrans and without money. */
export default function PaymentDemoPage() {
  const [search] = useSearchParams()
  return (
    <PayableOrder
      orderId={search.get('orderId')}
      loading={<Frame summary={<PaymentLoading methods={demoMethods} />} />}
    >
      {(order) => (
        <Frame summary={<PaymentSummary order={order} />}>
          <Simulation order={order} />
        </Frame>
      )}
    </PayableOrder>
  )
}

/** In production the demo page stays reachable and explains that it has no effect. */
function Simulation({ order }: { order: Order }) {
  const mode = useShopConfig()?.payment.mode
  if (mode === undefined || mode === 'demo') return <DemoPayment order={order} />
  return (
    <>
      <InlineAlert tone="note" title={paymentDemo.offTitle} detail={paymentDemo.off} />
      <a href={paymentPath(order.id)} className={buttonStyle({ size: 'lg' })}>
        <Say>{paymentDemo.toPayment}</Say>
      </a>
    </>
  )
}

function Frame({ summary, children }: { summary: ReactNode; children?: ReactNode }) {
  return (
    <PaymentFrame title={paymentDemo.title} summary={summary} hasDemoNotice>
      {children}
      <Say.p className="text-center text-small text-kecap-700">{paymentDemo.noRealPayment}</Say.p>
    </PaymentFrame>
  )
}
