import type { OrderEvent } from '@dimsum/contract/orders'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { FoldedText } from '../../components/folded-text.tsx'
import { actorName, eventSentence } from './timeline-words.ts'

/** Who did what when, oldest first. */
export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  return (
    <section lang="id">
      <h4 className="font-bold">Riwayat</h4>
      <ol className="mt-2 grid gap-2 border-l-2 border-garis pl-4">
        {events.map((event) => (
          <li key={event.id} className="text-small">
            <FoldedText text={eventSentence(event)} className="font-medium" />
            <span className="block text-kecap-600">
              <ShopDate at={event.at} format="short-time" /> · {actorName(event.actor)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
