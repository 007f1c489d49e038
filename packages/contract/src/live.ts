import { z } from 'zod'
import { WireInstant } from './fields.ts'

/**
 * Messages of `GET /api/orders/{id}/events` (holder, admin) and `GET /api/admin/events` (admin), as server-sent events.
 * They say that something changed, never what it is about: no names, no amounts. A screen then reads what it shows.
 *
 * - `order`: {@link LiveOrders}.
 * - `changed`: {@link LiveChange}; admin only.
 * - `refresh`: more happened than is worth listing; read everything again.
 *
 * Nothing is replayed: a browser reconnects by itself and reads its data again. Only a response that is no stream (403, 503)
 * ends that. The stream ends with its session or right.
 */

/** One line of an order's timeline; kinds as in `OrderEvent`. */
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

/** What beside orders can change on an admin's screen: the table's name. */
export const liveTopics = [
  'reviews',
  'attention_items',
  'settings',
  'inventory',
  'kitchen_days',
  'promotion_codes',
  'packages',
] as const
export type LiveTopic = (typeof liveTopics)[number]

/** `event: changed` */
export const LiveChange = z.object({ topic: z.enum(liveTopics) })
export type LiveChange = z.infer<typeof LiveChange>
