import { Say } from '@dimsum/ui/say.tsx'
import { OrderNumber } from '@dimsum/web/components/order-number.tsx'
import { type RememberedOrder, rememberedOrder } from '@dimsum/web/components/remembered-order.ts'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { navigation } from '@dimsum/words/shop/navigation'
import { lastOrder } from '@dimsum/words/shop/order-received'
import { useEffect, useState } from 'react'
import { paymentPath, trackingPath } from '../../components/order-paths.ts'

const linkStyle = 'inline-flex min-h-12 items-center font-bold text-pandan-700 underline'

/** Shown above the empty form after an order, for customers who return and wonder whether it was placed. */
export function LastOrderNote() {
  const [last, setLast] = useState<RememberedOrder | null>(null)
  useEffect(() => setLast(rememberedOrder()), [])
  if (!last) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 rounded-input bg-pandan-100 px-4 py-1 text-small text-pandan-800">
      <Say.p className="py-2 font-medium" parts={{ number: <OrderNumber id={last.id} /> }}>
        {lastOrder.received}
      </Say.p>
      <a href={paymentPath(last.id)} className={linkStyle}>
        <Say>{lastOrder.pay}</Say>
      </a>
      <RouteLink href={trackingPath(last.id)} className={linkStyle}>
        {navigation.trackShort}
      </RouteLink>
    </div>
  )
}
