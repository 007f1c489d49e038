import type { LiveOrders, LiveTopic } from '@dimsum/contract/live'
import type { FeedEvent } from './live.queries.ts'

/**
 * The texts of a server-sent event stream (https://html.spec.whatwg.org/multipage/server-sent-events.html). Every
 * message about orders carries the position up to which nothing is missing; a browser that reconnects sends it back.
 */

/** How long a browser waits before it reconnects (ms). */
const reconnectMs = 3000

/** Opens the stream and tells the position at once, so that nothing is lost before the first message. */
export const openingText = (position: number): string => `retry: ${reconnectMs}\nid: ${position}\n\n`

/** An empty comment as heartbeat: it keeps proxies and idle time-outs from closing the stream. */
export const heartbeatText = ':\n\n'

export const ordersText = (events: readonly FeedEvent[], position: number): string => {
  const data: LiveOrders = {
    events: events.map(({ id, orderId, kind, at }) => ({ id, orderId, kind, at: at.toISOString() })),
  }
  return `event: order\nid: ${position}\ndata: ${JSON.stringify(data)}\n\n`
}

export const changedText = (topic: LiveTopic): string =>
  `event: changed\ndata: ${JSON.stringify({ topic })}\n\n`

export const refreshText = (position: number): string => `event: refresh\nid: ${position}\ndata: {}\n\n`

/** Reads what a reconnecting browser saw last; null when it is new or sends something else. */
export const readLastEventId = (header: unknown): number | null =>
  typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null
