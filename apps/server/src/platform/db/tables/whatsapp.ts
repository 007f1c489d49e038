import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { digest } from './orders.ts'

export const whatsappStates = [
  'waiting',
  'dropped',
  'unknown',
  'accepted',
  'sent',
  'failed',
  'delivered',
  'read',
  'received',
] as const

/** A message to a customer with its state, or a message from a customer. The text is in `order_notes`. */
export const whatsappMessages = pgTable('whatsapp_messages', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  /** Null: from a number without orders. */
  orderId: integer('order_id'),
  /** Its entry in the timeline. */
  eventId: bigint('event_id', { mode: 'number' }),
  /** Null: from a customer. The outbox row is removed after 30 days. */
  outboxId: bigint('outbox_id', { mode: 'number' }),
  /** SHA-256 of Meta's message id, which contains the phone number. */
  wamidHash: digest('wamid_hash'),
  state: text('state', { enum: whatsappStates }).notNull(),
  /** Error code of the Cloud API. */
  code: integer('code'),
  at: instant('at').notNull().defaultNow(),
  changedAt: instant('changed_at').notNull().defaultNow(),
})

/** Numbers that withdrew from messages; `phone_key` as in `orders`. */
export const whatsappWithdrawals = pgTable('whatsapp_withdrawals', {
  phoneKey: text('phone_key').primaryKey(),
  at: instant('at').notNull().defaultNow(),
})
