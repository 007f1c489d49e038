import type { Order } from '@dimsum/contract/orders'
import { isCancelled as isOrderCancelled } from '@dimsum/domain/order-status'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Card } from '@dimsum/ui/card.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import type { Message } from '@dimsum/words/sentence'
import { cancelledRefund } from '@dimsum/words/shop/cancelled-order'
import { orderLinks } from '@dimsum/words/shop/order-links'
import { paymentEnded } from '@dimsum/words/shop/payment'
import { CircleCheck, Info } from 'lucide-react'
import { invoicePath, orderAgainPath } from '../../components/order-paths.ts'
import { WhatsappOrderLink } from '../../components/whatsapp-order-link.tsx'

/** `title`: for a page whose heading stays. */
type EndedProps = { order: Order; title?: Message }

/** Content under 'Payment Completed': nothing left to pay, and 'View Invoice' (product.md section 2). */
export function PaymentCompleted({ order, title }: EndedProps) {
  const isCancelled = isOrderCancelled(order.status)
  // No check mark when the money is refunded.
  const Icon = isCancelled ? Info : CircleCheck
  return (
    <Card className="p-5 text-center sm:p-6">
      <Icon
        aria-hidden="true"
        className={`mx-auto size-12 ${isCancelled ? 'text-kecap-600' : 'text-ready-solid'}`}
        strokeWidth={1.5}
      />
      {title && <Say.h2 className="mt-2 text-title font-bold">{title}</Say.h2>}
      <Say.p role="status" className="mt-2 font-medium">
        {isCancelled
          ? (cancelledRefund(order) ?? paymentEnded.nothingToPay)
          : order.isPaid
            ? paymentEnded.received
            : paymentEnded.free}
      </Say.p>
      <a href={invoicePath(order.id)} className={`${buttonStyle({ size: 'lg', wide: true })} mt-5`}>
        <Say>{paymentEnded.invoice}</Say>
      </a>
    </Card>
  )
}

/** Content under 'Order Cancelled': the order cannot be paid. */
export function CancelledOrder({ order, title }: EndedProps) {
  return (
    <Card className="p-5 sm:p-6">
      {title && <Say.h2 className="mb-2 text-title font-bold">{title}</Say.h2>}
      <Say.p role="status">{cancelledRefund(order) ?? paymentEnded.nothingToPay}</Say.p>
      <div className="mt-5 grid grid-cols-1 gap-3 sm:flex">
        <WhatsappOrderLink order={order} className={buttonStyle({ variant: 'outline' })}>
          <Say>{paymentEnded.contactUs}</Say>
        </WhatsappOrderLink>
        <a href={orderAgainPath(order.id)} className={buttonStyle()}>
          <Say>{orderLinks.orderAgain}</Say>
        </a>
      </div>
    </Card>
  )
}
