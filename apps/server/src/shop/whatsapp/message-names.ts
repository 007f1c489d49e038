import { isMessageEvent, type MessageEvent } from '@dimsum/domain/order-messages'
import type { OutboxEvent } from '../../platform/outbox/outbox-events.queries.ts'

/** The switchable event of an outbox event; same rule as in `follow_whatsapp_outbox`. */
export const eventOf = ({ topic, data }: Pick<OutboxEvent, 'topic' | 'data'>): MessageEvent | null => {
  const event = typeof data.status === 'string' ? data.status : topic.replace(/^order-/, '')
  return isMessageEvent(event) ? event : null
}

/** Returned in every report about the message. */
export const keyOf = (outboxId: number): string => `outbox-${outboxId}`

export const outboxIdOf = (key: string | null): number | null => {
  const id = /^outbox-(\d{1,15})$/.exec(key ?? '')?.[1]
  return id === undefined ? null : Number(id)
}
