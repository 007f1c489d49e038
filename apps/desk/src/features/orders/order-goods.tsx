import type { AdminOrder } from '@dimsum/contract/orders'
import { orderLines } from '@dimsum/domain/order-lines'
import { signedAmount } from '@dimsum/domain/order-total'
import { Say } from '@dimsum/ui/say.tsx'
import { HandOverTime } from '@dimsum/web/components/hand-over-time.tsx'
import { LineChoices } from '@dimsum/web/components/line-choices.tsx'
import { PartPaid } from '@dimsum/web/components/part-paid.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { pieceCount } from '@dimsum/words/desk/kitchen'
import { orderCard } from '@dimsum/words/desk/order-card'
import { chargeName } from '@dimsum/words/order-charges'
import { ownText } from '@dimsum/words/sentence'
import { CalendarDays, TriangleAlert } from 'lucide-react'
import { suspicionWords } from './suspicion-words.ts'

/** Packages, delivery time and warnings. */
export function OrderGoods({ order }: { order: AdminOrder }) {
  const source = orderCard.bySource[order.source]
  const suspicion = suspicionWords(order)
  return (
    <div className="grid gap-1">
      {orderLines(order).map(({ packageType, shortName, choices, options, pieces, quantity }) => (
        <p key={`${packageType} ${options}`} className="text-[1.25rem] leading-7 font-extrabold">
          {quantity} × {pieces} pcs = <Say>{pieceCount(quantity * pieces)}</Say>
          <Say.span className="block text-small font-medium text-kecap-700 wrap-anywhere">
            {ownText(shortName)}
          </Say.span>
          <LineChoices choices={choices} className="text-body font-bold" />
        </p>
      ))}
      <p className="flex flex-wrap gap-x-3 font-bold">
        <Price amount={order.totalPrice} />
        <Say.span>{order.isDelivery ? orderCard.delivery : orderCard.pickup}</Say.span>
        {order.charges?.map((charge) => (
          <span key={charge.kind} className="font-medium text-kecap-600">
            <Say>{chargeName(charge)}</Say> <Price amount={signedAmount(charge)} />
          </span>
        ))}
        {source && <Say.span className="font-medium text-kecap-600">{source}</Say.span>}
      </p>
      <PartPaid order={order} />
      {order.deliveryDate && (
        <p className="flex items-center gap-2 font-bold">
          <CalendarDays aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
          <HandOverTime day={order.deliveryDate} window={order.timeWindow} />
        </p>
      )}
      {order.labelPrintedAt && (
        <Say.p
          className="text-small text-kecap-600"
          parts={{ time: <ShopDate at={order.labelPrintedAt} format="short-time" /> }}
        >
          {orderCard.labelPrinted}
        </Say.p>
      )}
      {suspicion && (
        <p className="flex items-start gap-2 rounded-input bg-kunyit-100 p-3 font-bold text-kunyit-800">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
          <Say>{suspicion}</Say>
        </p>
      )}
    </div>
  )
}
