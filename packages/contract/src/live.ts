import { z } from 'zod'
import { WireInstant } from './fields.ts'

/**
 * Server-sent events of `GET /api/orders/{id}/events` (holder, admin) and `GET /api/admin/events` (admin). An event
 * says that something changed, without names or amounts; the screen then refetches.
 *
 * - `order`: {@link LiveOrders}.
 * - `changed`: {@link LiveChange}; admin only.
 * - `refresh`: too many changes to list; refetch everything.
 *
 * Nothing is replayed: the browser reconnects by itself and refetches. Only a response that is not a stream (403, 503)
 * stops it. The stream ends when its session or right ends.
 */

/** One entry of an order's timeline; kinds as in `OrderEvent`. */
export const LiveOrderEvent = z.object({
  id: z.int(),
  orderId: z.int(),
  kind: z.string(),
  at: WireInstant,
})
export type LiveOrderEvent = z.infer<typeof LiveOrderEvent>

/** `event: order` */
export const LiveOrders = z.object({ events: z.array(LiveOrderEvent) })
export type LiveOrders = z.infer<typeof LiveOrders>

/** Changes besides orders, named by table. */
export const liveTopics = [
  'reviews',
  'attention_items',
  'settings',
  'inventory',
  'kitchen_days',
  'promotion_codes',
  'packages',
  'cash_shifts',
] as const
export type LiveTopic = (typeof liveTopics)[number]

/** `event: changed` */
export const LiveChange = z.object({ topic: z.enum(liveTopics) })
export type LiveChange = z.infer<typeof LiveChange>
