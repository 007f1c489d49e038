import type { MessageChannel } from '../db/tables/outbox.ts'
import type { OutboxMessage } from './outbox-messages.queries.ts'

/**
 * How an attempt ended. `refused`: certainly not delivered, worth another try. `failed`: not delivered, and another try would
 * end the same. `unknown`: whether it was delivered cannot be known, so it is not sent again.
 */
export type SendOutcome = { end: 'sent' } | { end: 'refused' | 'failed' | 'unknown'; fault: string }

/** Sends through one channel. */
export interface MessageSender<Composed = unknown> {
  channel: MessageChannel
  /** How many at the same time, in each process. */
  atOnce: number
  /**
   * Reads what the message says now and prepares everything that can fail; nothing has left the shop yet, so a rejection is
   * tried again. Null: there is nothing to say any more, or nobody to say it to.
   */
  compose(message: OutboxMessage): Promise<Composed | null>
  /** Sends it, in less than a minute. A rejection counts as `unknown`. */
  send(composed: Composed): Promise<SendOutcome>
}
