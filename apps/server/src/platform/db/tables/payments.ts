import { attentionKinds } from '@dimsum/contract/payments'
import { attemptStates } from '@dimsum/domain/payment-attempt'
import { bigint, boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant, jsonb, rupiahColumn } from './columns.ts'
import { digest } from './orders.ts'

/** One payment attempt of one order, with its own provider order id `ORDER-{id}-{timestamp}`. */
export const paymentAttempts = pgTable('payment_attempts', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer('order_id').notNull(),
  /** The `name` of its PaymentProvider. */
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
  /** The attempt was adopted through a signed notification after a restore. Only for people who read the table. */
  adopted: boolean('adopted').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  expiresAt: instant('expires_at'),
  paidAt: instant('paid_at'),
  /** When the reconciler checks its status next; null when nothing is open. */
  nextCheckAt: instant('next_check_at'),
  checks: smallint('checks').notNull().default(0),
})

export const eventSources = ['notification', 'status', 'simulation', 'manual', 'demo'] as const

/** What a notification changed; written with the event in one transaction. */
export const eventVerdicts = [
  'applied',
  'duplicate',
  'stale',
  'mismatch',
  'unmatched',
  'unconfirmed',
] as const

/** Every payment report that had a valid signature or was the answer to a status check. */
export const paymentEvents = pgTable('payment_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer('order_id'),
  attemptId: integer('attempt_id'),
  source: text('source', { enum: eventSources }).notNull(),
  /** SHA-256 over every relevant field; the unique index stores a repeated notification once. */
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
 * Secrets that prove that the shop started a payment (decision 0039). One is in use, created with the first payment
 * page. A restore retires it: it identifies payments of the lost time, and new ones use another.
 */
export const paymentSecrets = pgTable('payment_secrets', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** 32 random bytes; never sent anywhere. */
  secret: digest('secret').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** When a restore retired it; null while it is in use. */
  retiredAt: instant('retired_at'),
})

/** «Perlu perhatian»: cases for the owner, until they are closed with a note. */
export const attentionItems = pgTable('attention_items', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  kind: text('kind', { enum: attentionKinds }).notNull(),
  orderId: integer('order_id'),
  attemptId: integer('attempt_id'),
  /** Same cause, same reference: one entry however often it is reported. */
  reference: text('reference').notNull(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: instant('created_at').notNull().defaultNow(),
  closedAt: instant('closed_at'),
  closedBy: text('closed_by'),
  closeNote: text('close_note'),
})
