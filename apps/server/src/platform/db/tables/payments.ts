import { attentionKinds } from '@dimsum/contract/payments'
import { attemptStates } from '@dimsum/domain/payment-attempt'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant, oneOf, rupiahColumn } from './columns.ts'
import { digest, orders } from './orders.ts'

/** One payment try of one order, with its own provider order id `ORDER-{id}-{timestamp}`. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The payment provider's name, as its adapter gives it. */
    provider: text('provider').notNull().default('midtrans'),
    providerOrderId: text('provider_order_id').notNull().unique(),
    method: text('method').notNull(),
    amount: rupiahColumn('amount').notNull(),
    state: text('state', { enum: attemptStates }).notNull().default('creating'),
    token: text('token'),
    redirectUrl: text('redirect_url'),
    transactionId: text('transaction_id'),
    transactionStatus: text('transaction_status'),
    /** Not written any more: `payment_events` holds it, message by message. */
    fraudStatus: text('fraud_status'),
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
  },
  (t) => [
    check('payment_attempts_state', sql`${t.state} in (${sql.raw(oneOf(attemptStates))})`),
    check('payment_attempts_amount', sql`${t.amount} > 0 and ${t.amount} = trunc(${t.amount})`),
    uniqueIndex('payment_attempts_one_live')
      .on(t.orderId, t.method)
      .where(sql`state in ('creating', 'open')`),
    index('payment_attempts_by_order').on(t.orderId, t.id),
    index('payment_attempts_by_transaction').on(t.transactionId).where(sql`transaction_id is not null`),
    index('payment_attempts_due').on(t.nextCheckAt).where(sql`next_check_at is not null`),
  ],
)

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
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id').references(() => orders.id),
    attemptId: integer('attempt_id').references(() => paymentAttempts.id),
    source: text('source', { enum: eventSources }).notNull(),
    /** SHA-256 over every field that matters; the unique index makes a repeated message one event. */
    fingerprint: text('fingerprint').notNull().unique(),
    providerOrderId: text('provider_order_id'),
    transactionId: text('transaction_id'),
    transactionStatus: text('transaction_status'),
    fraudStatus: text('fraud_status'),
    statusCode: text('status_code'),
    grossAmount: text('gross_amount'),
    paymentType: text('payment_type'),
    verdict: text('verdict', { enum: eventVerdicts }).notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (t) => [
    check('payment_events_source', sql`${t.source} in (${sql.raw(oneOf(eventSources))})`),
    check('payment_events_verdict', sql`${t.verdict} in (${sql.raw(oneOf(eventVerdicts))})`),
    index('payment_events_by_order').on(t.orderId, t.id),
    index('payment_events_by_attempt').on(t.attemptId),
  ],
)

/**
 * With these the shop proves that it asked for a payment (decision 0039). One is in use; it is made when the first page is
 * asked for. A restore retires it: pages of the time that was lost are known by it, and new ones get another.
 */
export const paymentSecrets = pgTable(
  'payment_secrets',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** 32 random bytes; never sent anywhere. */
    secret: digest('secret').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When a backup was restored over it; null while it is in use. */
    retiredAt: instant('retired_at'),
  },
  () => [
    uniqueIndex('payment_secrets_one_in_use').on(sql`(retired_at is null)`).where(sql`retired_at is null`),
  ],
)

/** «Perlu perhatian»: what the owner must look at, until it is closed with a note. */
export const attentionItems = pgTable(
  'attention_items',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind', { enum: attentionKinds }).notNull(),
    orderId: integer('order_id').references(() => orders.id),
    attemptId: integer('attempt_id').references(() => paymentAttempts.id),
    /** Same cause, same reference: one entry however often the message is repeated. */
    reference: text('reference').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant('created_at').notNull().defaultNow(),
    closedAt: instant('closed_at'),
    closedBy: text('closed_by'),
    closeNote: text('close_note'),
  },
  (t) => [
    check('attention_items_kind', sql`${t.kind} in (${sql.raw(oneOf(attentionKinds))})`),
    uniqueIndex('attention_items_one_per_cause').on(t.kind, t.reference),
    uniqueIndex('attention_items_one_wish')
      .on(t.orderId)
      .where(sql`kind = 'change-request' and closed_at is null`),
    index('attention_items_open').on(t.id.desc()).where(sql`closed_at is null`),
  ],
)
