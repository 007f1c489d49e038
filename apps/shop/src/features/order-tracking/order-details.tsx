import type { Order } from '@dimsum/contract/orders'
import { orderLines } from '@dimsum/domain/order-lines'
import { isCancelled } from '@dimsum/domain/order-status'
import { amountDue, signedAmount } from '@dimsum/domain/order-total'
import { formatPhone } from '@dimsum/domain/phone'
import { Detail, DetailList } from '@dimsum/ui/detail-list.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { HandOverTime } from '@dimsum/web/components/hand-over-time.tsx'
import { LineChoices } from '@dimsum/web/components/line-choices.tsx'
import { packagesOf } from '@dimsum/web/components/order-lines.ts'
import { PaymentBadge } from '@dimsum/web/components/payment-badge.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { dates } from '@dimsum/words/dates'
import { chargeName } from '@dimsum/words/order-charges'
import { orderFacts } from '@dimsum/words/order-facts'
import { wordsOf } from '@dimsum/words/order-words'
import { packageCount } from '@dimsum/words/packages'
import { partPayment } from '@dimsum/words/part-payments'
import { ownText } from '@dimsum/words/sentence'
import { givenBack } from '@dimsum/words/shop/given-back'
import { trackedDetails } from '@dimsum/words/shop/tracked-order'

/** Details of a tracked order (product.md section 2, Track order). */
export function OrderDetails({ order }: { order: Order }) {
  const lines = orderLines(order)
  return (
    <section aria-labelledby="details-title">
      <Say.h3 id="details-title" className="text-title font-bold">
        {orderFacts.details}
      </Say.h3>
      <DetailList className="mt-3">
        <Detail name={trackedDetails.package}>
          {lines.map(({ packageType, name, choices, options, quantity }) => (
            <span key={`${packageType} ${options}`} className="block">
              {lines.length > 1 && `${quantity} × `}
              <Say>{ownText(name)}</Say>
              <LineChoices choices={choices} />
            </span>
          ))}
        </Detail>
        <Detail name={trackedDetails.quantity}>
          <Say>{packageCount(packagesOf(lines))}</Say>
        </Detail>
        {order.charges?.map((charge) => (
          <Detail key={charge.kind} name={chargeName(charge)}>
            <Price amount={signedAmount(charge)} />
          </Detail>
        ))}
        <Detail name={trackedDetails.total}>
          {/* Keeps a large sum within a phone's width at 200 % text. */}
          <Price
            amount={order.totalPrice}
            className="text-[min(var(--text-price),8vw)] leading-tight font-extrabold"
          />
        </Detail>
        {order.amountPaid && (
          <Detail name={partPayment.paid}>
            <Price amount={order.amountPaid} />
          </Detail>
        )}
        {order.amountPaid && !isCancelled(order.status) && (
          <Detail name={partPayment.due}>
            <Price amount={amountDue(order)} className="font-bold" />
            {order.deposit?.restDue && (
              <Say.span className="block">{partPayment.dueBy(dates.day(order.deposit.restDue))}</Say.span>
            )}
          </Detail>
        )}
        {order.kept && (
          <Detail name={givenBack.kept}>
            <Price amount={order.kept} />
          </Detail>
        )}
        {order.refunded && (
          <Detail name={givenBack.name}>
            <Price amount={order.refunded} />
          </Detail>
        )}
        <Detail name={trackedDetails.deliveryMethod}>
          <Say>{order.isDelivery ? orderFacts.delivered : orderFacts.pickUp}</Say>
        </Detail>
        {order.deliveryDate && (
          <Detail name={order.isDelivery ? orderFacts.deliveryDay : orderFacts.pickUpDay}>
            <HandOverTime day={order.deliveryDate} window={order.timeWindow} />
          </Detail>
        )}
        <Detail name={trackedDetails.payment}>
          <PaymentBadge order={order} />
        </Detail>
        <Detail name={orderFacts.name}>
          <bdi>{order.customerName}</bdi>
        </Detail>
        <Detail name={trackedDetails.phone}>
          {order.masked ? order.customerPhone : formatPhone(order.customerPhone)}
        </Detail>
        <Detail name={orderFacts.address} wide>
          <span className="whitespace-pre-line">{order.customerAddress}</span>
        </Detail>
        <Detail name={trackedDetails.placed}>
          <ShopDate at={order.orderDate} format="short-time" />
        </Detail>
        {wordsOf(order).map(({ field, name, text }) => (
          <Detail key={field} name={name} wide>
            <span className="whitespace-pre-line">{text}</span>
          </Detail>
        ))}
      </DetailList>
    </section>
  )
}
