import type { Order } from '@dimsum/contract/orders'
import { subscribeToStream } from '@dimsum/web/api/event-stream.ts'
import { orderEventsPath, orderQuery } from '@dimsum/web/api/orders.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * Refetches an open order when the server announces a change of its status or payment. It also refetches when the event
 * stream opens and when the page becomes visible again, because announcements may have been missed. There is no polling
 * (product.md section 9). A masked order has no announcements, so none are requested.
 */
export function useLiveOrder(order: Pick<Order, 'id' | 'masked'> | null | undefined) {
  const queries = useQueryClient()
  const id = order && !order.masked ? order.id : null
  useEffect(() => {
    if (id === null) return
    return subscribeToStream({
      path: orderEventsPath(id),
      events: ['order', 'refresh'],
      onMessage: ({ event }) => {
        if (event === 'lost' || event === 'refused') return
        void queries.invalidateQueries({ queryKey: orderQuery(id).queryKey })
      },
    })
  }, [id, queries])
}
