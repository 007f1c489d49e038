import type { Order } from '@dimsum/contract/orders'
import { followStream } from '@dimsum/web/api/follow-stream.ts'
import { orderEventsPath, orderQuery } from '@dimsum/web/api/orders.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * Keeps one order fresh while it is on screen: the server announces each change of status or payment, and the order is
 * then read again. It is also read when the stream opens and when the customer comes back to the page, since something may
 * have happened meanwhile; nothing polls (product.md section 9). Strangers get no announcements, so a masked order asks
 * for none.
 */
export function useLiveOrder(order: Pick<Order, 'id' | 'masked'> | null | undefined) {
  const queries = useQueryClient()
  const id = order && !order.masked ? order.id : null
  useEffect(() => {
    if (id === null) return
    return followStream({
      path: orderEventsPath(id),
      events: ['order', 'refresh'],
      onMessage: ({ event }) => {
        if (event === 'lost' || event === 'refused') return
        void queries.invalidateQueries({ queryKey: orderQuery(id).queryKey })
      },
    })
  }, [id, queries])
}
