import { refundStates, refundWays } from '@dimsum/domain/refund'
import { boolean, date, integer, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant, rupiahColumn } from './columns.ts'

/** Money of a paid order given back, or asked to be (decision 0066). Triggers bound, book and follow it. */
export const refunds = pgTable('refunds', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer('order_id').notNull(),
  /** The attempt that paid; null when the payment was recorded by hand. */
  attemptId: integer('attempt_id'),
  /** The provider's transaction it gives back from; null when the payment was recorded by hand. */
  transactionId: text('transaction_id'),
  /** How the order was paid, for the reports. */
  paymentMethod: text('payment_method').notNull(),
  amount: rupiahColumn('amount').notNull(),
  way: text('way', { enum: refundWays }).notNull(),
  state: text('state', { enum: refundStates }).notNull(),
  /** One key is one refund, here and at the provider. */
  refundKey: text('refund_key').notNull(),
  /** False once the payment it gives back from no longer pays the order. */
  counts: boolean('counts').notNull().default(true),
  /** The provider's sentence, where it refused. */
  refusal: text('refusal'),
  /** 'admin:<username>'; null when it was given back in the provider's dashboard. */
  askedBy: text('asked_by'),
  askedAt: instant('asked_at').notNull().defaultNow(),
  settledAt: instant('settled_at'),
  /** When the provider is asked again; null when there is nothing to ask. */
  nextAskAt: instant('next_ask_at'),
  /** Questions since the first. */
  asks: smallint('asks').notNull().default(0),
})

/** What went back on a WIB day, by how it had been paid; kept by a trigger as `revenue_daily` is. */
export const refundsDaily = pgTable('refunds_daily', {
  day: date('day', { mode: 'string' }).notNull(),
  paymentMethod: text('payment_method').notNull(),
  refunds: integer('refunds').notNull().default(0),
  amount: numeric('amount', { precision: 14, scale: 2 }).notNull().default('0'),
})
