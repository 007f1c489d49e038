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

/** A message to a customer with what became of it, or one that a customer wrote; its words stand in `order_notes`. */
export const whatsappMessages = pgTable('whatsapp_messages', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  /** Null: a customer without an order wrote. */
  orderId: integer('order_id'),
  /** Its line of the timeline. */
  eventId: bigint('event_id', { mode: 'number' }),
  /** Null: a customer wrote it. The row of the outbox is removed after 30 days. */
  outboxId: bigint('outbox_id', { mode: 'number' }),
  /** SHA-256 of the id at WhatsApp, which has the phone number in it. */
  wamidHash: digest('wamid_hash'),
  state: text('state', { enum: whatsappStates }).notNull(),
  /** Error code of the Cloud API. */
  code: integer('code'),
  at: instant('at').notNull().defaultNow(),
  changedAt: instant('changed_at').notNull().defaultNow(),
})

/** Numbers that want no messages; `phone_key` as on the order. */
export const whatsappWithdrawals = pgTable('whatsapp_withdrawals', {
  phoneKey: text('phone_key').primaryKey(),
  at: instant('at').notNull().defaultNow(),
})
