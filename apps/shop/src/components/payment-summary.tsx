import type { Order } from '@dimsum/contract/orders'
import { orderLines } from '@dimsum/domain/order-lines'
import { isCancelled } from '@dimsum/domain/order-status'
import { Card } from '@dimsum/ui/card.tsx'
import { Detail, DetailList } from '@dimsum/ui/detail-list.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { LineChoices } from '@dimsum/web/components/line-choices.tsx'
import { OrderCharges } from '@dimsum/web/components/order-charges.tsx'
import { packagesOf } from '@dimsum/web/components/order-lines.ts'
import { OrderNumber } from '@dimsum/web/components/order-number.tsx'
import { PartPaid } from '@dimsum/web/components/part-paid.tsx'
import { PaymentBadge } from '@dimsum/web/components/payment-badge.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { StatusBadge } from '@dimsum/web/components/status-badge.tsx'
import { statusEnglish } from '@dimsum/words/order-status'
import { ownText } from '@dimsum/words/sentence'
import { paymentSummary } from '@dimsum/words/shop/payment'

/** Order summary on the English payment pages (product.md section 2). It shows no personal data. */
export function PaymentSummary({ order }: { order: Order }) {
  const lines = orderLines(order)
  const isSeveral = lines.length > 1
  return (
    <Card className="p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Say.h2 className="text-title font-bold">{paymentSummary.title}</Say.h2>
        {isCancelled(order.status) && !order.isPaid ? (
          // Only the badge is shown: a cancelled order cannot be paid.
          <StatusBadge status="cancelled" text={statusEnglish.cancelled} />
        ) : (
          <PaymentBadge order={order} byDefault="en" />
        )}
      </div>
      <DetailList className="mt-4">
        <Detail name={paymentSummary.orderId}>
          <OrderNumber id={order.id} />
        </Detail>
        <Detail name={paymentSummary.package}>
          {lines.map(({ packageType, name, choices, options, quantity }) => (
            <span key={`${packageType} ${options}`} className="block">
              {isSeveral && `${quantity} × `}
              <Say>{ownText(name)}</Say>
              <LineChoices choices={choices} />
            </span>
          ))}
        </Detail>
        <Detail name={paymentSummary.quantity}>{packagesOf(lines)}</Detail>
        <Detail name={paymentSummary.delivery}>
          <Say>{order.isDelivery ? paymentSummary.toAddress : paymentSummary.pickUp}</Say>
        </Detail>
      </DetailList>
      <OrderCharges charges={order.charges} className="mt-2" />
      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-garis pt-4">
        <Say.span className="font-bold">{paymentSummary.total}</Say.span>
        {/* Keeps a large sum within a phone's width at 200 % text. */}
        <Price
          amount={order.totalPrice}
          className="ml-auto text-[min(var(--text-kpi),9vw)] leading-tight font-extrabold"
        />
      </p>
      <PartPaid order={order} />
    </Card>
  )
}
