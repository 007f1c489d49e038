import type { AdminOrder } from '@dimsum/contract/orders'
import type { OrderStatus } from '@dimsum/domain/order-status'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Card } from '@dimsum/ui/card.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { VisuallyHidden } from '@dimsum/ui/visually-hidden.tsx'
import { useNow } from '@dimsum/web/components/now.tsx'
import { OrderNumber } from '@dimsum/web/components/order-number.tsx'
import { PaymentBadge } from '@dimsum/web/components/payment-badge.tsx'
import { StatusBadge } from '@dimsum/web/components/status-badge.tsx'
import { statusLook } from '@dimsum/web/components/status-look.ts'
import { orderCard } from '@dimsum/words/desk/order-card'
import { Printer } from 'lucide-react'
import { SendStatus } from '../../components/send-whatsapp.tsx'
import { orderAge } from './order-age.ts'
import { OrderCustomer } from './order-customer.tsx'
import { OrderGoods } from './order-goods.tsx'
import { OrderMore } from './order-more.tsx'
import { StatusControl } from './status-control.tsx'
import { useChangeStatus } from './use-change-status.ts'

/** One order for the kitchen: packages, customer, then the next step as a large button. */
export function OrderCard({
  order,
  isListed = false,
}: {
  order: AdminOrder
  /** Whether the card is in the list itself; false for the details beside it. */
  isListed?: boolean
}) {
  const moving = useChangeStatus(order)
  const text = useText()
  return (
    <Card
      role="article"
      aria-label={text(orderCard.name(order.id))}
      data-order={isListed ? order.id : undefined}
      tabIndex={-1}
      className={`grid content-start gap-3 border-l-4 p-4 ${statusLook[moving.status].edge}`}
    >
      <CardHead order={order} status={moving.status} />
      <OrderGoods order={order} />
      <OrderCustomer order={order} />
      <StatusControl order={order} moving={moving} />
      <div className="@container">
        <div className="grid gap-2 @min-[17rem]:grid-cols-2">
          <SendStatus order={order} />
          <PrintLabel order={order} />
        </div>
      </div>
      <OrderMore order={order} />
    </Card>
  )
}

function CardHead({ order, status }: { order: AdminOrder; status: OrderStatus }) {
  const now = useNow()
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h3 className="text-[1.1875rem] font-extrabold">
          <OrderNumber id={order.id} />
        </h3>
        <Say.time dateTime={order.orderDate} className="text-small text-kecap-600">
          {orderAge(order.orderDate, now)}
        </Say.time>
      </div>
      <div className="flex flex-wrap gap-1.5">
        <StatusBadge status={status} />
        <PaymentBadge order={order} byDefault="en" />
      </div>
    </div>
  )
}

/** Opens the label in a new tab (product.md section 2). */
function PrintLabel({ order: { id } }: { order: AdminOrder }) {
  return (
    <a
      href={`/order-label/${id}`}
      target="_blank"
      rel="noreferrer"
      className={`${buttonStyle({ variant: 'outline' })} px-3!`}
    >
      <Printer aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
      <Say>{orderCard.printLabel}</Say>
      <VisuallyHidden>{orderCard.newTab}</VisuallyHidden>
    </a>
  )
}
