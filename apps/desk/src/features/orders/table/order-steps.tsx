import type { AdminOrder } from '@dimsum/contract/orders'
import { formatOrderId } from '@dimsum/domain/order-number'
import { nextStatus, type OrderStatus } from '@dimsum/domain/order-status'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { SteamerRing } from '@dimsum/ui/steamer-ring.tsx'
import { useFirstPress } from '@dimsum/ui/use-first-press.ts'
import { StatusGlyph } from '@dimsum/web/components/status-glyph.tsx'
import { statusLook } from '@dimsum/web/components/status-look.ts'
import { orderSteps } from '@dimsum/words/desk/order-steps'
import { nextStep, statusBadge } from '@dimsum/words/order-status'
import { CircleAlert } from 'lucide-react'
import type { useChangeStatus } from '../use-change-status.ts'

export type RowState = {
  order: AdminOrder
  moving: ReturnType<typeof useChangeStatus>
  now: Date
}

/** Status of an order in one line; only its icon on a small laptop. */
export function StatusWord({ status }: { status: OrderStatus }) {
  const text = useText()
  return (
    <span
      title={text(statusBadge[status])}
      data-status={status}
      className={`inline-flex items-center gap-1 rounded-pill px-1 text-caption xl:pr-2 font-bold ${statusLook[status].badge}`}
    >
      <StatusGlyph status={status} className="size-3.5" />
      <Say.span className="max-xl:sr-only">{statusBadge[status]}</Say.span>
    </span>
  )
}

/** Button for the next step. A failed change is marked here; the details show its text. */
export function NextStep({ order, moving: { status, isPending, failure, change } }: Omit<RowState, 'now'>) {
  const text = useText()
  const next = nextStatus(status)
  const goOn = useFirstPress(() => next && !isPending && change(next))
  return (
    <span className="flex items-center gap-1.5">
      {next && (
        <button
          type="button"
          data-shortcut="next"
          aria-busy={isPending || undefined}
          aria-disabled={isPending || undefined}
          onClick={goOn}
          className="inline-flex h-6.5 items-center gap-1 rounded-small border border-pandan-700 bg-white px-1 text-caption xl:px-2 font-bold text-pandan-700 hover:bg-pandan-700 hover:text-white"
        >
          <Say>{nextStep[status]}</Say>
          <span className="sr-only"> #{formatOrderId(order.id)}</span>
          {isPending && <SteamerRing className="size-3.5" />}
        </button>
      )}
      {failure !== null && (
        <span title={text(failure)} className="text-cabai-700">
          <CircleAlert aria-hidden="true" className="size-4" strokeWidth={2} />
          <Say.span className="sr-only" parts={{ why: <Say>{failure}</Say> }}>
            {orderSteps.notChanged}
          </Say.span>
        </span>
      )}
    </span>
  )
}
