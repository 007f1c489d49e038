import { refundStates, refundWays } from '@dimsum/domain/refund'
import { integer, numeric, pgTable, pgView, smallint, text } from 'drizzle-orm/pg-core'
import { instant, rupiahColumn } from './columns.ts'

/** An amount received for an order (decision 0066). Triggers update the order's copy of it. */
export const payments = pgTable('payments', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer('order_id').notNull(),
  /** null when the payment was recorded by hand. */
  attemptId: integer('attempt_id'),
  transactionId: text('transaction_id'),
  amount: rupiahColumn('amount').notNull(),
  method: text('method').notNull(),
  /** The provider's latest status of the transaction. */
  status: text('status'),
  receivedAt: instant('received_at').notNull().defaultNow(),
  recordedAt: instant('recorded_at').notNull().defaultNow(),
  /** 'admin:<username>', 'provider', or 'customer' on the demo page. */
  recordedBy: text('recorded_by').notNull(),
  /** Reversed by the bank, or undone by the owner: it does not count. */
  voidedAt: instant('voided_at'),
  voidedBy: text('voided_by'),
  /** The open shift of the person who recorded it, set by a trigger. */
  shiftId: integer('shift_id'),
})

/** A refund of a payment, done or requested (decision 0066). */
export const refunds = pgTable('refunds', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer('order_id').notNull(),
  paymentId: integer('payment_id').notNull(),
  amount: rupiahColumn('amount').notNull(),
  /**
   * The part of the amount that reduces the order's revenue: zero while it returns money beyond the total. Maintained
   * by a trigger.
   */
  booked: rupiahColumn('booked').notNull().default('0'),
  way: text('way', { enum: refundWays }).notNull(),
  state: text('state', { enum: refundStates }).notNull(),
  /** One refund per key, here and at the provider. */
  refundKey: text('refund_key').notNull(),
  /** The provider's message when it refused. */
  refusal: text('refusal'),
  /** 'admin:<username>'; null when it was refunded in the provider's dashboard. */
  askedBy: text('asked_by'),
  askedAt: instant('asked_at').notNull().defaultNow(),
  settledAt: instant('settled_at'),
  /** When the request to the provider is retried; null when nothing is pending. */
  nextAskAt: instant('next_ask_at'),
  /** Number of retries. */
  asks: smallint('asks').notNull().default(0),
  /** As in {@link payments}. */
  shiftId: integer('shift_id'),
})

/** The money of each order; the SQL defines how the figures follow from payments and refunds. */
export const orderMoney = pgView('order_money', {
  orderId: integer('order_id').notNull(),
  received: numeric('received').notNull(),
  givenBack: numeric('given_back').notNull(),
  /** Refunded from the total of a paid order; also `orders.refunded`. */
  refunded: numeric('refunded').notNull(),
  /** What a paid order received beyond its total and has not refunded. */
  surplus: numeric('surplus').notNull(),
  /** What an order has that is not paid in full; also `orders.amount_paid`. */
  held: numeric('held').notNull(),
  /** What the owner keeps of a cancelled order; also `orders.kept`. */
  kept: numeric('kept').notNull(),
}).existing()
