import type { AdminOrder } from '@dimsum/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { orderTimelineQuery } from '../../api/admin-orders.ts'
import { SteamerRing } from '../../ui/steamer-ring.tsx'
import { ManualPayment } from './manual-payment.tsx'
import { OrderNoteForm } from './order-note-form.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { WhatsappStatus } from './whatsapp-status.tsx'

/** What is needed less often: the ready WhatsApp text, money received by hand, notes for the team, the timeline. */
export function OrderMore({ order }: { order: AdminOrder }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-12 w-full items-center justify-between gap-2 font-bold text-pandan-700"
      >
        <span lang="id">Lainnya</span>
        <ChevronDown aria-hidden="true" className={`size-5 ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && (
        <div id={id} className="grid gap-4 border-t border-garis pt-4">
          <WhatsappStatus order={order} />
          <ManualPayment order={order} />
          <OrderNoteForm id={order.id} />
          <Timeline id={order.id} />
        </div>
      )}
    </div>
  )
}

function Timeline({ id }: { id: number }) {
  const timeline = useQuery(orderTimelineQuery(id))
  if (timeline.isError) {
    return (
      <p role="alert" className="text-small text-cabai-700">
        {timeline.error.message}
      </p>
    )
  }
  return timeline.data ? <OrderTimeline events={timeline.data.events} /> : <SteamerRing />
}
