import type { LiveChange, LiveOrderEvent, LiveOrders, LiveTopic } from '@dimsum/contract/live'
import { followStream } from '@dimsum/web/api/follow-stream.ts'

/** What a screen of the admin receives from the shop (`@dimsum/contract/live`). */
export type ShopListener = {
  /** Something happened to these orders. */
  onOrders: (events: readonly LiveOrderEvent[]) => void
  onChange: (topic: LiveTopic) => void
  /** The connection is open for the first time. */
  onOpen: () => void
  /** The connection is open again, or the page is visible again: everything on screen may be stale. */
  onMissed: () => void
  /** The connection is lost, or the shop refused it; it is retried for ever. */
  onLost: (isRefused: boolean) => void
  /** Whether this page is to hear of orders while it is hidden. */
  staysWhileHidden: () => boolean
}

/** Listens to the shop until the returned function is called. */
export function followShop(listener: ShopListener): () => void {
  return followStream({
    path: '/api/admin/events',
    events: ['order', 'changed', 'refresh'],
    staysWhileHidden: listener.staysWhileHidden,
    onMessage: ({ event, data }) => {
      switch (event) {
        case 'order':
          return listener.onOrders((JSON.parse(data) as LiveOrders).events)
        case 'changed':
          return listener.onChange((JSON.parse(data) as LiveChange).topic)
        case 'open':
          return listener.onOpen()
        case 'lost':
        case 'refused':
          return listener.onLost(event === 'refused')
        default:
          return listener.onMissed()
      }
    },
  })
}
