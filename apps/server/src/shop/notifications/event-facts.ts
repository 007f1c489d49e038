import type { DaySummary } from '@dimsum/domain/day-summary'
import { isCancelled } from '@dimsum/domain/order-status'
import type { Db } from '../../platform/db/connection.ts'
import type { MessageChannel } from '../../platform/db/tables/outbox.ts'
import type { OutboxMessage } from '../../platform/outbox/outbox-messages.queries.ts'
import { isAttentionOpen } from '../attention/attention.queries.ts'
import { summariseDay } from '../day-summary/summarise-day.ts'
import { findOrder, type StoredOrder } from '../orders/read/orders.queries.ts'
import { findLowStock, type LowStock, readOrderNews } from './event-facts.queries.ts'

/** The data of a message, read when it is sent. */
export type EventFacts = {
  topic: string
  data: Record<string, unknown>
  order?: StoredOrder | undefined
  summary?: DaySummary | undefined
  /** The package with low stock. */
  lowStock?: LowStock | undefined
}

/**
 * The current data of a message; null when it is obsolete: its event was undone, or a later event of the same kind
 * replaces it.
 */
export const factsOf = async (
  db: Db,
  channel: MessageChannel,
  message: OutboxMessage,
): Promise<EventFacts | null> => {
  const { topic, data, orderId } = message.event
  switch (topic) {
    case 'order-placed':
    case 'order-paid':
    case 'order-status': {
      const order = orderId === null ? undefined : await findOrder(db, orderId)
      return order && (await isNews(db, channel, message, order)) ? { topic, data, order } : null
    }
    case 'attention':
    case 'backup':
      if (!(await isAttentionOpen(db, String(data.kind), orderId))) return null
      return { topic, data, order: orderId === null ? undefined : await findOrder(db, orderId) }
    case 'low-stock': {
      const lowStock = await findLowStock(db, String(data.packageType))
      return lowStock === undefined ? null : { topic, data, lowStock }
    }
    case 'day-summary':
      return typeof data.day === 'string' ? { topic, data, summary: await summariseDay(db, data.day) } : null
    default:
      return null
  }
}

const isNews = async (
  db: Db,
  channel: MessageChannel,
  message: OutboxMessage,
  order: StoredOrder,
): Promise<boolean> => {
  const { topic, data } = message.event
  const { hasLater, toldStatus } = await readOrderNews(db, channel, message)
  if (hasLater) return false
  if (topic === 'order-placed') return !isCancelled(order.status)
  // The WhatsApp template is only for an order that is paid in full.
  if (topic === 'order-paid') return order.isPaid || (order.amountPaid !== null && channel !== 'whatsapp')
  return order.status === data.status && order.status !== toldStatus
}
