import type { SheetOrder } from '@dimsum/contract/kitchen'
import { Say } from '@dimsum/ui/say.tsx'
import type { Sentence } from '@dimsum/words/sentence'
import { useId } from 'react'
import { SheetOrderCard } from './sheet-order-card.tsx'

/** A heading with a group of orders; nothing without orders. */
export function OrderSection({
  id,
  title,
  about,
  orders,
  today,
  onTick,
}: {
  /** Anchor for links to the section. */
  id?: string
  title: Sentence
  about?: Sentence
  orders: readonly SheetOrder[]
  today: string
  onTick?: (id: number, isPrepared: boolean) => void
}) {
  const titleId = useId()
  if (orders.length === 0) return null
  return (
    <section id={id} aria-labelledby={titleId} className="grid scroll-mt-4 gap-3">
      <h2 id={titleId} className="text-[1.25rem] leading-7 font-bold">
        <Say>{title}</Say> <span className="font-medium text-kecap-700">({orders.length})</span>
      </h2>
      {about && <Say.p className="max-w-prose text-kecap-700">{about}</Say.p>}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {orders.map((order) => (
          <SheetOrderCard key={order.id} order={order} today={today} {...(onTick && { onTick })} />
        ))}
      </div>
    </section>
  )
}
