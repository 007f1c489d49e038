import { attentionKinds } from '@dimsum/contract/payments'
import { attemptStates } from '@dimsum/domain/payment-attempt'
import { bigint, boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant, jsonb, rupiahColumn } from './columns.ts'
import { digest } from './orders.ts'

/** One payment try of one order, with its own provider order id `ORDER-{id}-{timestamp}`. */
export const paymentAttempts = pgTable('payment_attempts', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer('order_id').notNull(),
  /** The payment provider's name, as its adapter gives it. */
  provider: text('provider').notNull().default('midtrans'),
  providerOrderId: text('provider_order_id').notNull(),
  method: text('method').notNull(),
  amount: rupiahColumn('amount').notNull(),
  state: text('state', { enum: attemptStates }).notNull().default('creating'),
  token: text('token'),
  redirectUrl: text('redirect_url'),
  transactionId: text('transaction_id'),
  transactionStatus: text('transaction_status'),
  paymentType: text('payment_type'),
  /** The attempt was found through a signed message after a restore, not made by us. For a person who reads the table. */
  adopted: boolean('adopted').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  expiresAt: instant('expires_at'),
  paidAt: instant('paid_at'),
  /** When the reconciler asks the provider next; null when nothing is open. */
  nextCheckAt: instant('next_check_at'),
  checks: smallint('checks').notNull().default(0),
})

export const eventSources = ['notification', 'status', 'simulation', 'manual', 'demo'] as const

/** What a message did: the verdict is written with the event, in one transaction. */
export const eventVerdicts = [
  'applied',
  'duplicate',
  'stale',
  'mismatch',
  'unmatched',
  'unconfirmed',
] as const

/** Every payment message that carried a valid signature or came from asking the provider. */
export const paymentEvents = pgTable('payment_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer('order_id'),
  attemptId: integer('attempt_id'),
  source: text('source', { enum: eventSources }).notNull(),
  /** SHA-256 over every field that matters; the unique index makes a repeated message one event. */
  fingerprint: text('fingerprint').notNull(),
  providerOrderId: text('provider_order_id'),
  transactionId: text('transaction_id'),
  transactionStatus: text('transaction_status'),
  fraudStatus: text('fraud_status'),
  statusCode: text('status_code'),
  grossAmount: text('gross_amount'),
  paymentType: text('payment_type'),
  verdict: text('verdict', { enum: eventVerdicts }).notNull(),
  receivedAt: instant('received_at').notNull().defaultNow(),
})

/**
 * With these the shop proves that it asked for a payment (decision 0039). One is in use; it is made when the first page is
 * asked for. A restore retires it: pages of the time that was lost are known by it, and new ones get another.
 */
export const paymentSecrets = pgTable('payment_secrets', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** 32 random bytes; never sent anywhere. */
  secret: digest('secret').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** When a backup was restored over it; null while it is in use. */
  retiredAt: instant('retired_at'),
})

/** «Perlu perhatian»: what the owner must look at, until it is closed with a note. */
export const attentionItems = pgTable('attention_items', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  kind: text('kind', { enum: attentionKinds }).notNull(),
  orderId: integer('order_id'),
  attemptId: integer('attempt_id'),
  /** Same cause, same reference: one entry however often the message is repeated. */
  reference: text('reference').notNull(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: instant('created_at').notNull().defaultNow(),
  closedAt: instant('closed_at'),
  closedBy: text('closed_by'),
  closeNote: text('close_note'),
})
