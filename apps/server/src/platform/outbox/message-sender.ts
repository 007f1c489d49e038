import type { MessageChannel } from '../db/tables/outbox.ts'
import type { OutboxMessage } from './outbox-messages.queries.ts'

/**
 * Result of an attempt. `refused`: certainly not delivered, worth a retry. `failed`: not delivered, and a retry would
 * fail too. `unknown`: may have been delivered, so it is not sent again.
 */
export type SendOutcome = { end: 'sent' } | { end: 'refused' | 'failed' | 'unknown'; fault: string }

/** Sends through one channel. */
export interface MessageSender<Composed = unknown> {
  channel: MessageChannel
  /** Max concurrent messages per process. */
  atOnce: number
  /**
   * Composes the message from current data and prepares everything that can fail. Nothing is sent yet, so a rejection
   * is retried. Null: the message is obsolete or has no recipient.
   */
  compose(message: OutboxMessage): Promise<Composed | null>
  /** Sends it, in less than a minute. A rejection counts as `unknown`. */
  send(composed: Composed): Promise<SendOutcome>
}
