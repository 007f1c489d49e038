import { formatTime } from '@dimsum/domain/wib-date'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Say } from '@dimsum/ui/say.tsx'
import { orderQuery } from '@dimsum/web/api/orders.ts'
import { trackedOrder } from '@dimsum/words/shop/tracked-order'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLiveOrder } from '../../api/live-order.ts'
import { OrderResult } from './order-result.tsx'

type TrackedOrderProps = {
  orderId: number
  onSearchAnother: () => void
}

/** The found order, refreshed by announcements and by a button. Its heading gets the focus when it appears. */
export function TrackedOrder({ orderId, onSearchAnother }: TrackedOrderProps) {
  const { data: order, dataUpdatedAt, isError, isFetching, refetch } = useQuery(orderQuery(orderId))
  useLiveOrder(order)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  if (!order) return null

  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-small">
        <button
          type="button"
          onClick={onSearchAnother}
          className={`${buttonStyle({ variant: 'quiet' })} -ml-5`}
        >
          <Say>{trackedOrder.another}</Say>
        </button>
        <p className="flex flex-wrap items-center gap-x-1 text-kecap-600">
          <Say>
            {isError ? trackedOrder.notUpdated : trackedOrder.updatedAt(formatTime(new Date(dataUpdatedAt)))}
          </Say>{' '}
          ·
          <button
            type="button"
            onClick={() => refetch()}
            aria-busy={isFetching || undefined}
            className="-mr-2 inline-flex min-h-12 items-center gap-1.5 rounded-button px-2 font-bold text-pandan-700 underline"
          >
            <RefreshCw aria-hidden="true" className="size-4" strokeWidth={2} />
            <Say>{trackedOrder.reload}</Say>
          </button>
        </p>
      </div>
      <OrderResult order={order} headingRef={heading} />
    </div>
  )
}
