import type { ChosenOption } from '@dimsum/domain/choices'
import type { Deposit } from '@dimsum/domain/deposit'
import type { PackageType } from '@dimsum/domain/menu'
import { orderStatuses } from '@dimsum/domain/order-status'
import type { Charge } from '@dimsum/domain/order-total'
import { bigint, boolean, date, integer, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { bytea, instant, jsonb, rupiahColumn } from './columns.ts'

/** 32 raw bytes of a SHA-256; tokens themselves are never stored. */
export const digest = bytea

/** Where an order came from: the storefront, or entered by the owner. */
export const orderSources = ['web', 'whatsapp', 'phone', 'walk-in'] as const

/**
 * One customer order (product.md section 3). `packageType` and `quantity` mirror the first line of `order_items`, which
 * is authoritative for orders with several packages.
 */
export const orders = pgTable('orders', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  customerName: text('customer_name').notNull(),
  customerPhone: text('customer_phone').notNull(),
  /** `normalisePhone(customerPhone)`: the key for matching, history and the block list. */
  phoneKey: text('phone_key').notNull(),
  customerEmail: text('customer_email'),
  customerAddress: text('customer_address').notNull(),
  packageType: text('package_type').$type<PackageType>().notNull(),
  quantity: integer('quantity').notNull().default(1),
  /** Pieces of all lines together, for the kitchen's capacity. */
  pieces: integer('pieces').notNull(),
  totalPrice: rupiahColumn('total_price').notNull(),
  status: text('status', { enum: orderStatuses }).notNull().default('pending'),
  notes: text('notes'),
  orderDate: instant('order_date').notNull().defaultNow(),
  deliveryDate: date('delivery_date', { mode: 'string' }),
  isDelivery: boolean('is_delivery').notNull().default(true),
  isPaid: boolean('is_paid').notNull().default(false),
  paidAt: instant('paid_at'),
  paymentMethod: text('payment_method'),
  stripePaymentIntentId: text('stripe_payment_intent_id'),
  midtransTransactionId: text('midtrans_transaction_id'),
  midtransPaymentStatus: text('midtrans_payment_status'),
  source: text('source', { enum: orderSources }).notNull().default('web'),
  cancelReason: text('cancel_reason'),
  /** Why the owner should check it before cooking (many pending orders from one phone, …). */
  suspicion: text('suspicion'),
  labelPrintedAt: instant('label_printed_at'),
  /** Set by the retention job; personal fields are blank from then on. */
  anonymisedAt: instant('anonymised_at'),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  /** Parts of the total besides the lines; null for none (decision 0057). */
  charges: jsonb('charges').$type<Charge[]>(),
  /** The time window of its day, `09:00-11:00` in WIB (decision 0064). */
  timeWindow: text('time_window'),
  /** Rupiah of its payment that were refunded; null for none. Maintained by a trigger on `refunds` (decision 0066). */
  refunded: rupiahColumn('refunded'),
  /** Rupiah held while the order is not paid in full; null for none. Maintained by the same trigger. */
  amountPaid: rupiahColumn('amount_paid'),
  /** Rupiah that the owner keeps of a cancelled order's money; null for none. */
  kept: rupiahColumn('kept'),
  /** The deposit offered when it was placed; null for none. */
  deposit: jsonb('deposit').$type<Deposit>(),
  /** The promotion code it was placed with; the charges contain its amount and name (decision 0064). */
  promotionCodeId: integer('promotion_code_id'),
})

/** The packages of one order; one line per package and choices. */
export const orderItems = pgTable('order_items', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer('order_id').notNull(),
  position: smallint('position').notNull().default(1),
  packageType: text('package_type').$type<PackageType>().notNull(),
  /** The package's name in both languages when it was sold. */
  name: text('name').notNull(),
  nameEn: text('name_en').notNull(),
  pieces: integer('pieces').notNull(),
  /** The options as they were sold, and their sorted ids. */
  choices: jsonb('choices').$type<ChosenOption[]>().notNull().default([]),
  choicesKey: text('choices_key').notNull().default(''),
  quantity: integer('quantity').notNull(),
  unitPrice: rupiahColumn('unit_price').notNull(),
  totalPrice: rupiahColumn('total_price').notNull(),
  /** This line took its quantity from `inventory` and has not returned it. */
  holdsStock: boolean('holds_stock').notNull().default(false),
  /** Ticked on the cook sheet. */
  preparedAt: instant('prepared_at'),
})

export const accessGrounds = ['order', 'phone', 'link'] as const

/** Grants access to an order: the SHA-256 of a browser's access cookie, per order. A row can be revoked. */
export const orderAccess = pgTable('order_access', {
  tokenHash: digest('token_hash').notNull(),
  orderId: integer('order_id').notNull(),
  via: text('via', { enum: accessGrounds }).notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
})

export const linkPurposes = ['track', 'review'] as const

/** Private links sent by WhatsApp; the key is in the URL fragment, only its SHA-256 is stored. */
export const orderLinks = pgTable('order_links', {
  keyHash: digest('key_hash').primaryKey(),
  orderId: integer('order_id').notNull(),
  purpose: text('purpose', { enum: linkPurposes }).notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
})

/** One submitted form makes one order: the key's row commits with its order. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  key: text('key').primaryKey(),
  bodyHash: digest('body_hash').notNull(),
  orderId: integer('order_id'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/**
 * The timeline and audit of an order, and the source of live events. Append only (a trigger refuses update and delete);
 * `data` never contains personal data.
 */
export const orderEvents = pgTable('order_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer('order_id').notNull(),
  at: instant('at').notNull().defaultNow(),
  /** 'customer', 'admin:<username>', 'provider', 'system'. */
  actor: text('actor').notNull(),
  /** 'placed', 'status', 'paid', 'unpaid', 'payment', 'note', 'whatsapp', 'label', 'access', … */
  kind: text('kind').notNull(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
})

/**
 * Text that a person wrote about an order: notes, reasons. Stored apart from its event, since events never change and
 * text may contain personal data that has to be erased.
 */
export const orderNotes = pgTable('order_notes', {
  eventId: bigint('event_id', { mode: 'number' }).primaryKey(),
  text: text('text').notNull(),
})

/** Number of orders and pieces per status, spread over slots so that concurrent writers do not wait for one row. */
export const orderCounts = pgTable('order_counts', {
  status: text('status', { enum: orderStatuses }).notNull(),
  slot: smallint('slot').notNull(),
  orders: bigint('orders', { mode: 'number' }).notNull(),
  pieces: bigint('pieces', { mode: 'number' }).notNull(),
  /** The unpaid ones of these orders, and their totals in rupiah. */
  unpaidOrders: bigint('unpaid_orders', { mode: 'number' }).notNull().default(0),
  unpaidTotal: numeric('unpaid_total', { precision: 16, scale: 2 }).notNull().default('0'),
})
