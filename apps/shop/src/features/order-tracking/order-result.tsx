import type { Order } from '@dimsum/contract/orders'
import { awaitsPayment } from '@dimsum/domain/awaited-payment'
import { formatOrderId } from '@dimsum/domain/order-number'
import { isCancelled, isDelivered, isFinal } from '@dimsum/domain/order-status'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Card } from '@dimsum/ui/card.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { VisuallyHidden } from '@dimsum/ui/visually-hidden.tsx'
import { useShopConfig } from '@dimsum/web/api/shop.ts'
import { ShopPhoneLink } from '@dimsum/web/components/phone-link.tsx'
import { StatusBadge } from '@dimsum/web/components/status-badge.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { statusSentence, statusTracking } from '@dimsum/words/order-status'
import { cancelledRefund } from '@dimsum/words/shop/cancelled-order'
import { orderLinks } from '@dimsum/words/shop/order-links'
import { cancelledNotice, trackedOrder } from '@dimsum/words/shop/tracked-order'
import { FileText, Phone } from 'lucide-react'
import type { RefObject } from 'react'
import { OrderNotifications } from '../../components/order-notifications/order-notifications.tsx'
import { orderAgainPath } from '../../components/order-paths.ts'
import { OrderDetails } from './order-details.tsx'
import { OwnOrder } from './own-order.tsx'
import { PaymentReminder } from './payment-reminder.tsx'
import { StatusProgress } from './status-progress.tsx'

/** Tracking of one order: the status as a sentence, the steps, then the details. */
export function OrderResult({
  order,
  headingRef,
}: {
  order: Order
  headingRef: RefObject<HTMLHeadingElement | null>
}) {
  const { id, status, isDelivery, masked } = order
  const clock = useShopConfig()?.customerChanges
  return (
    <Card className="grid grid-cols-1 gap-6 p-[min(1.25rem,5vw)] sm:p-6">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Say.h2
            ref={headingRef}
            tabIndex={-1}
            className="font-sans text-h2 font-extrabold"
            parts={{ number: `#${formatOrderId(id)}` }}
          >
            {trackedOrder.title}
          </Say.h2>
          <StatusBadge status={status} text={statusTracking[status]} />
        </div>
        {/* `role="status"` announces changes while the page is open. */}
        <p role="status" className="mt-2 text-title font-medium">
          {!isCancelled(status) && <Say>{statusSentence(status, isDelivery)}</Say>}
        </p>
        {isDelivered(status) && (
          <a
            href={masked ? '/#reviews' : `/?review=${id}`}
            className="inline-flex min-h-12 items-center font-bold text-pandan-700 underline"
          >
            <Say>{trackedOrder.review}</Say>
          </a>
        )}
      </div>
      {isCancelled(status) ? (
        <CancelledNotice order={order} />
      ) : (
        <StatusProgress status={status} orderDate={order.orderDate} />
      )}
      {awaitsPayment(order) && <PaymentReminder order={order} />}
      <OrderNotifications order={order} />
      {masked && <InlineAlert tone="note" title={trackedOrder.maskedTitle} detail={trackedOrder.masked} />}
      {clock !== undefined && !masked && <OwnOrder order={order} clock={clock} headingRef={headingRef} />}
      <OrderDetails order={order} />
      {isFinal(status) && (
        <RouteLink href={orderAgainPath(id)} className={buttonStyle()}>
          {orderLinks.orderAgain}
        </RouteLink>
      )}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <RouteLink
          href={`/invoice/${id}`}
          target="_blank"
          rel="noopener"
          className={buttonStyle({ variant: 'outline' })}
        >
          <FileText aria-hidden="true" className="size-5" strokeWidth={1.75} />
          <span>
            <Say>{trackedOrder.invoice}</Say>
            <VisuallyHidden>{trackedOrder.newTab}</VisuallyHidden>
          </span>
        </RouteLink>
        <ShopPhoneLink className={buttonStyle({ variant: 'outline' })}>
          <Phone aria-hidden="true" className="size-5" strokeWidth={1.75} />
          <Say>{trackedOrder.callUs}</Say>
        </ShopPhoneLink>
      </div>
    </Card>
  )
}

function CancelledNotice({ order }: { order: Order }) {
  const refund = cancelledRefund(order, cancelledNotice.refund)
  return (
    <div className="rounded-input bg-cancelled-tint p-[min(1rem,5vw)] text-cancelled">
      <Say.p className="text-title font-bold">{cancelledNotice.title}</Say.p>
      {order.cancelReason && <Say.p parts={{ reason: order.cancelReason }}>{cancelledNotice.reason}</Say.p>}
      {refund && <Say.p>{refund}</Say.p>}
      <Say.p
        className="mt-1"
        parts={{ phone: <ShopPhoneLink className="inline-block font-bold underline" /> }}
      >
        {cancelledNotice.questions}
      </Say.p>
    </div>
  )
}
