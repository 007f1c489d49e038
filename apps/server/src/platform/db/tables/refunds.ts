import { refundStates, refundWays } from '@dimsum/domain/refund'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { instant, oneOf, rupiahColumn } from './columns.ts'
import { orders } from './orders.ts'
import { paymentAttempts } from './payments.ts'

/** Money of a paid order given back, or asked to be (decision 0066). Triggers bound, book and follow it. */
export const refunds = pgTable(
  'refunds',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The attempt that paid; null when the payment was recorded by hand. */
    attemptId: integer('attempt_id').references(() => paymentAttempts.id),
    /** The provider's transaction it gives back from; null when the payment was recorded by hand. */
    transactionId: text('transaction_id'),
    /** How the order was paid, for the reports. */
    paymentMethod: text('payment_method').notNull(),
    amount: rupiahColumn('amount').notNull(),
    way: text('way', { enum: refundWays }).notNull(),
    state: text('state', { enum: refundStates }).notNull(),
    /** One key is one refund, here and at the provider. */
    refundKey: text('refund_key').notNull().unique(),
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
  },
  (t) => [
    check('refunds_amount', sql`${t.amount} > 0 and ${t.amount} = trunc(${t.amount})`),
    check('refunds_way', sql`${t.way} in (${sql.raw(oneOf(refundWays))})`),
    check('refunds_state', sql`${t.state} in (${sql.raw(oneOf(refundStates))})`),
    check('refunds_settled', sql`(${t.state} in ('done', 'refused')) = (${t.settledAt} is not null)`),
    index('refunds_by_order').on(t.orderId, t.id),
    index('refunds_due').on(t.nextAskAt).where(sql`next_ask_at is not null`),
  ],
)

/** What went back on a WIB day, by how it had been paid; kept by a trigger as `revenue_daily` is. */
export const refundsDaily = pgTable(
  'refunds_daily',
  {
    day: date('day', { mode: 'string' }).notNull(),
    paymentMethod: text('payment_method').notNull(),
    refunds: integer('refunds').notNull().default(0),
    amount: numeric('amount', { precision: 14, scale: 2 }).notNull().default('0'),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.paymentMethod] }),
    check('refunds_daily_not_negative', sql`${t.refunds} >= 0 and ${t.amount} >= 0`),
  ],
)
