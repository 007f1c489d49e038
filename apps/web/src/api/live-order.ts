import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { orderEventsPath, orderQuery } from './orders.ts'

/** Names the server gives its messages; one without a name arrives as `message`. */
const announcements = ['message', 'order', 'status', 'payment'] as const

/**
 * Keeps one order fresh while it is on screen: the server announces each change of status or payment, and the order is
 * then read again. Where announcements cannot come (no right, an old proxy, no connection) the order is read when
 * somebody comes back to the page; nothing polls (spec section 9).
 */
export function useLiveOrder(id: number | null) {
  const queries = useQueryClient()
  useEffect(() => {
    if (id === null) return
    const readAgain = () => {
      queries.invalidateQueries({ queryKey: orderQuery(id).queryKey })
    }
    const source = typeof EventSource === 'undefined' ? null : new EventSource(orderEventsPath(id))
    for (const name of announcements) source?.addEventListener(name, readAgain)
    // A source that lost its connection tries again by itself; what it missed meanwhile is read on its return.
    let wasLost = false
    source?.addEventListener('error', () => {
      wasLost = true
    })
    source?.addEventListener('open', () => {
      if (wasLost) readAgain()
      wasLost = false
    })
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
