import type { Order } from '@dimsum/contract/orders'
import { orderEventsPath, orderQuery } from '@dimsum/web/api/orders.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** `order`: something happened to it; `refresh`: more than the stream can tell. */
const announcements = ['order', 'refresh'] as const

/**
 * Keeps one order fresh while it is on screen: the server announces each change of status or payment, and the order is
 * then read again. It is also read when the stream opens, since something may have happened since the page was drawn.
 * Where announcements cannot come (an old proxy, no connection) the order is read when the customer comes back to the page;
 * nothing polls (product.md section 9). Strangers get no announcements, so a masked order asks for none.
 */
export function useLiveOrder(order: Pick<Order, 'id' | 'masked'> | null | undefined) {
  const queries = useQueryClient()
  const id = order && !order.masked ? order.id : null
  useEffect(() => {
    if (id === null) return
    const readAgain = () => void queries.invalidateQueries({ queryKey: orderQuery(id).queryKey })
    const source = typeof EventSource === 'undefined' ? null : new EventSource(orderEventsPath(id))
    for (const name of ['open', ...announcements]) source?.addEventListener(name, readAgain)
    const onReturn = () => {
      const isListening = source !== null && source.readyState === source.OPEN
      if (document.visibilityState === 'visible' && !isListening) readAgain()
    }
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      source?.close()
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [id, queries])
}
