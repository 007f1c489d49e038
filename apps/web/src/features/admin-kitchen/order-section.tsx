import type { SheetOrder } from '@dimsum/contract/kitchen'
import { type ReactNode, useId } from 'react'
import { SheetOrderCard } from './sheet-order-card.tsx'

/** Some orders of the kitchen under a heading that says why they stand together; nothing when there are none. */
export function OrderSection({
  title,
  about,
  orders,
  today,
  onTick,
}: {
  title: string
  about?: ReactNode
  orders: readonly SheetOrder[]
  today: string
  onTick?: (id: number, isPrepared: boolean) => void
}) {
  const id = useId()
  if (orders.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-[1.25rem] leading-7 font-bold">
        {title} <span className="font-medium text-kecap-700">({orders.length})</span>
      </h2>
      {about && <p className="max-w-prose text-kecap-700">{about}</p>}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {orders.map((order) => (
          <SheetOrderCard key={order.id} order={order} today={today} {...(onTick && { onTick })} />
        ))}
      </div>
    </section>
  )
}
