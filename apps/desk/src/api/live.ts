import type { LiveChange, LiveOrderEvent, LiveOrders, LiveTopic } from '@dimsum/contract/live'
import { subscribeToStream } from '@dimsum/web/api/event-stream.ts'

/** Callbacks for the admin event stream (`@dimsum/contract/live`). */
export type ShopListener = {
  /** Events of these orders arrived. */
  onOrders: (events: readonly LiveOrderEvent[]) => void
  onChange: (topic: LiveTopic) => void
  /** The connection opened for the first time. */
  onOpen: () => void
  /** The connection reopened, or the page became visible: everything on screen may be stale. */
  onMissed: () => void
  /** The connection was lost, or the server refused it. It is retried without limit. */
  onLost: (isRefused: boolean) => void
  /** Whether the connection stays open while the page is hidden. */
  staysWhileHidden: () => boolean
}

/** Connects to the event stream. The returned function disconnects. */
export function subscribeToShop(listener: ShopListener): () => void {
  return subscribeToStream({
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
