import type { OrderEvent, OrderItem } from '@dimsum/contract/orders'
import { Say } from '@dimsum/ui/say.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { orderTimeline } from '@dimsum/words/desk/order-timeline'
import { actorName, eventSentence } from './timeline-words.ts'

type OrderTimelineProps = { events: readonly OrderEvent[]; items: readonly OrderItem[] }

/** History of an order, oldest entry first. */
export function OrderTimeline({ events, items }: OrderTimelineProps) {
  return (
    <section>
      <Say.h4 className="font-bold">{orderTimeline.title}</Say.h4>
      <ol className="mt-2 grid gap-2 border-l-2 border-garis pl-4">
        {events.map((event) => (
          <li key={event.id} className="text-small">
            <Say.p className="font-medium whitespace-pre-line wrap-anywhere">
              {eventSentence(event, items)}
            </Say.p>
            <span className="block text-kecap-600">
              <ShopDate at={event.at} format="short-time" /> · <Say>{actorName(event.actor)}</Say>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
