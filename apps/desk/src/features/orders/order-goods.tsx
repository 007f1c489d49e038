import type { AdminOrder } from '@dimsum/contract/orders'
import { catalogue } from '@dimsum/domain/catalogue'
import { orderLines } from '@dimsum/domain/order-lines'
import { formatWibDay } from '@dimsum/domain/wib-date'
import { Price } from '@dimsum/web/components/price.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { CalendarDays, TriangleAlert } from 'lucide-react'
import { suspicionWords } from './suspicion-words.ts'

const sources: Record<AdminOrder['source'], string | null> = {
  web: null,
  whatsapp: 'lewat WhatsApp',
  phone: 'lewat telepon',
  'walk-in': 'datang langsung',
}

/** What to make, for when, and what to be careful about. */
export function OrderGoods({ order }: { order: AdminOrder }) {
  const source = sources[order.source]
  const suspicion = suspicionWords(order)
  return (
    <div className="grid gap-1">
      {orderLines(order).map(({ packageType, quantity }) => {
        const { pieces } = catalogue[packageType]
        return (
          <p key={packageType} className="text-[1.25rem] leading-7 font-extrabold">
            {quantity} × {pieces} pcs = {quantity * pieces} pcs
          </p>
        )
      })}
      <p className="flex flex-wrap gap-x-3 font-bold">
        <Price amount={order.totalPrice} />
        <span>{order.isDelivery ? <span lang="id">Diantar</span> : 'Pickup'}</span>
        {source && (
          <span lang="id" className="font-medium text-kecap-600">
            {source}
          </span>
        )}
      </p>
      {order.deliveryDate && (
        <p lang="id" className="flex items-center gap-2 font-bold">
          <CalendarDays aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
          {formatWibDay(order.deliveryDate)}
        </p>
      )}
      {order.labelPrintedAt && (
        <p lang="id" className="text-small text-kecap-600">
          Label dicetak <ShopDate at={order.labelPrintedAt} format="short-time" />
        </p>
      )}
      {suspicion && (
        <p
          lang="id"
          className="flex items-start gap-2 rounded-input bg-kunyit-100 p-3 font-bold text-kunyit-800"
        >
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
          {suspicion}
        </p>
      )}
    </div>
  )
}
