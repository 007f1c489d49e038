import type { AdminOrder } from '@dimsum/contract/orders'
import { awaitsPayment } from '@dimsum/domain/awaited-payment'
import { Say } from '@dimsum/ui/say.tsx'
import { useShopConfig } from '@dimsum/web/api/shop.ts'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { orderCard } from '@dimsum/words/desk/order-card'
import { orderTimeline } from '@dimsum/words/desk/order-timeline'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { orderTimelineQuery } from '../../api/orders.ts'
import { actorName } from '../../components/actor-name.ts'
import { QueryState } from '../../components/query-state.tsx'
import { SendReminder } from '../../components/send-whatsapp.tsx'
import { TransferProofs } from '../../components/transfer-proofs.tsx'
import { useSessionState } from '../../components/use-session-state.ts'
import { EditOrder } from './edit-order.tsx'
import { ManualPayment } from './manual-payment.tsx'
import { OrderNoteForm } from './order-note-form.tsx'
import { OrderRefunds } from './order-refunds.tsx'
import { RevokeLinks } from './revoke-links.tsx'
import { eventSentence } from './timeline-words.ts'

/** Rarely used parts: change of the goods, payment reminder, manual payment, team notes, timeline. */
export function OrderMore({ order }: { order: AdminOrder }) {
  const [open, setOpen] = useSessionState(['order-more', order.id], false)
  const id = useId()
  const takesTransfers = useShopConfig()?.manualTransfer
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="-mb-2 flex min-h-12 w-full flex-wrap items-center gap-x-2 text-left font-bold text-pandan-700"
      >
        {/* Large text leaves no room beside it, so the icon goes below. */}
        <span className="min-w-0 flex-[1_1_8rem]">
          <Say>{orderCard.more}</Say>
          <span className="sr-only">
            {' '}
            <Say>{orderCard.moreOf(order.id)}</Say>
          </span>
        </span>
        <ChevronDown aria-hidden="true" className={`size-5 shrink-0 ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && (
        <div id={id} className="mt-2 grid gap-5 border-t border-garis pt-4">
          {takesTransfers && <TransferProofs orderId={order.id} />}
          <EditOrder order={order} />
          <ManualPayment order={order} />
          <OrderRefunds order={order} />
          {awaitsPayment(order) && (
            <div>
              <SendReminder order={order} />
            </div>
          )}
          <OrderNoteForm id={order.id} />
          <Timeline order={order} />
        </div>
      )}
    </div>
  )
}

/** History of an order, oldest entry first. */
function Timeline({ order: { id, items } }: { order: AdminOrder }) {
  const timeline = useQuery({ ...orderTimelineQuery(id), staleTime: 0 })
  const events = timeline.data?.events
  const lastLink = events?.findLast(({ kind }) => kind === 'link')
  return (
    <>
      <QueryState
        query={timeline}
        notLoaded={orderTimeline.notLoaded}
        className="grid gap-3"
        bars={['h-5 w-24', 'h-16 w-full']}
      />
      {events && (
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
      )}
      {lastLink && lastLink.data.purpose !== 'revoked' && <RevokeLinks id={id} />}
    </>
  )
}
