import type { Order } from '@dimsum/contract/orders'
import { isFree as costsNothing } from '@dimsum/domain/awaited-payment'
import { rupiahFromWire } from '@dimsum/domain/money'
import { orderLines } from '@dimsum/domain/order-lines'
import { formatOrderId } from '@dimsum/domain/order-number'
import { formatPhone } from '@dimsum/domain/phone'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Card } from '@dimsum/ui/card.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { useShop, useShopConfig } from '@dimsum/web/api/shop.ts'
import { HandOverTime } from '@dimsum/web/components/hand-over-time.tsx'
import { LineChoices } from '@dimsum/web/components/line-choices.tsx'
import { OrderCharges } from '@dimsum/web/components/order-charges.tsx'
import { OrderNumber } from '@dimsum/web/components/order-number.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { ownText } from '@dimsum/words/sentence'
import { pickUp } from '@dimsum/words/shop/order-form'
import { orderLinks } from '@dimsum/words/shop/order-links'
import { orderReceived } from '@dimsum/words/shop/order-received'
import { orderSummary } from '@dimsum/words/shop/order-summary'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { CopyButton } from '../../components/copy-button.tsx'
import { paymentPath, trackingPath } from '../../components/order-paths.ts'
import { WhatsappOrderLink } from '../../components/whatsapp-order-link.tsx'
import { PaymentChoiceDialog } from './payment-choice-dialog.tsx'

type OrderReceivedProps = {
  order: Order
  /** The order was created by an earlier try; later changes in the form are not in it. */
  isEarlierVersion: boolean
}

/** Replaces the form once the order exists: order number, next steps and the two ways to pay. */
export function OrderReceived({ order, isEarlierVersion }: OrderReceivedProps) {
  // A promotion may reduce the total to zero.
  const isFree = costsNothing(order)
  const [asking, setAsking] = useState(!isFree)
  const heading = useRef<HTMLHeadingElement>(null)
  const { address } = useShop()
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className="mx-auto grid grid-cols-1 max-w-form gap-6 px-4 py-8 sm:px-6 lg:py-12">
      <div>
        <CircleCheck aria-hidden="true" className="size-12 text-pandan-700" strokeWidth={1.5} />
        <Say.h1
          ref={heading}
          tabIndex={-1}
          className="mt-3 font-display text-h1 font-semibold"
          parts={{ number: <OrderNumber id={order.id} className="font-extrabold" /> }}
        >
          {orderReceived.title}
        </Say.h1>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <CopyButton text={formatOrderId(order.id)} label={orderReceived.copyNumber} />
        </div>
      </div>
      {isEarlierVersion && (
        <InlineAlert tone="note" title={orderReceived.earlierTitle} detail={orderReceived.earlier} />
      )}
      <Card className="p-5 sm:p-6">
        <ul className="grid grid-cols-1 gap-1 font-medium">
          {orderLines(order).map((line) => (
            <li key={`${line.packageType} ${line.options}`}>
              {line.quantity} × <Say>{ownText(line.name)}</Say>
              <LineChoices choices={line.choices} />
            </li>
          ))}
        </ul>
        <Say.p className="mt-1 text-small text-kecap-600">
          {order.isDelivery ? orderReceived.delivered : pickUp(address)}
        </Say.p>
        {order.deliveryDate && (
          <p className="mt-1 text-small font-bold">
            <HandOverTime day={order.deliveryDate} window={order.timeWindow} />
          </p>
        )}
        <OrderCharges charges={order.charges} className="mt-4" />
        <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-garis pt-4">
          <Say.span className="font-bold">{orderSummary.total}</Say.span>
          <Price amount={order.totalPrice} className="ml-auto text-kpi font-extrabold" />
        </p>
      </Card>
      <WhatHappensNext order={order} isFree={isFree} />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {!isFree && (
          <a href={paymentPath(order.id)} className={buttonStyle({ size: 'lg' })}>
            <Say>{orderReceived.payOnline}</Say>
          </a>
        )}
        <WhatsappOrderLink order={order} className={buttonStyle({ variant: 'outline', size: 'lg' })}>
          <Say>{orderLinks.byWhatsapp}</Say>
        </WhatsappOrderLink>
        <RouteLink
          href={trackingPath(order.id)}
          className={`${buttonStyle({ variant: 'quiet' })} sm:col-span-2`}
        >
          {orderLinks.track}
        </RouteLink>
      </div>
      <PaymentChoiceDialog
        order={order}
        open={asking}
        onClose={() => setAsking(false)}
        returnFocusTo={heading}
      />
    </div>
  )
}

function WhatHappensNext({ order, isFree }: { order: Order; isFree: boolean }) {
  const ceiling = useShopConfig()?.payment.cashCeiling ?? null
  const mustPrepay = ceiling !== null && rupiahFromWire(order.totalPrice) > ceiling
  return (
    <section aria-labelledby="next-title">
      <Say.h2 id="next-title" className="text-title font-bold">
        {orderReceived.nextTitle}
      </Say.h2>
      <ol className="mt-3 grid list-decimal grid-cols-1 gap-2 pl-6 marker:font-bold marker:text-pandan-700">
        {!isFree && <Say.li>{mustPrepay ? orderReceived.prepay : orderReceived.pay}</Say.li>}
        <Say.li
          parts={{
            phone: <span className="whitespace-nowrap">{formatPhone(order.customerPhone)}</span>,
          }}
        >
          {orderReceived.confirm}
        </Say.li>
        <Say.li>{order.isDelivery ? orderReceived.cookAndDeliver : orderReceived.cookForPickUp}</Say.li>
      </ol>
    </section>
  )
}
