import { packageTypes } from '@dimsum/domain/catalogue'
import { finalStatuses, orderStatuses } from '@dimsum/domain/order-status'
import { type Charge, chargeKinds } from '@dimsum/domain/order-total'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant, oneOf, rupiahColumn } from './columns.ts'
import { promotionCodes } from './promotions.ts'

/** 32 raw bytes of a SHA-256; tokens themselves are never stored. */
export const digest = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Where an order came from: the storefront, or typed in by the owner. */
export const orderSources = ['web', 'whatsapp', 'phone', 'walk-in'] as const

/** A JSON path to the charges that are whole: of a known kind, whole rupiah not below nothing, with a reason. */
const isKnownKind = chargeKinds.map((kind) => `@.kind == "${kind}"`).join(' || ')
const wholeCharges = `$[*] ? ((${isKnownKind}) && @.amount like_regex "^[0-9]{1,8}[.]00$" && @.reason.type() == "string")`

/**
 * One customer order (product.md section 3). `packageType` and `quantity` mirror the first line of
 * `order_items`, which is the truth for orders with several packages.
 */
export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerName: text('customer_name').notNull(),
    customerPhone: text('customer_phone').notNull(),
    /** `normalisePhone(customerPhone)`: the key for matching, history and the block list. */
    phoneKey: text('phone_key').notNull(),
    customerEmail: text('customer_email'),
    customerAddress: text('customer_address').notNull(),
    packageType: text('package_type', { enum: packageTypes }).notNull(),
    quantity: integer('quantity').notNull().default(1),
    /** Pieces of all lines together; what the kitchen counts. */
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
    /** Pieces of this order are counted in `kitchen_days` of its delivery date. */
    holdsCapacity: boolean('holds_capacity').notNull().default(false),
    /** Why the owner should look twice before cooking (many pending orders from one phone, …). */
    suspicion: text('suspicion'),
    labelPrintedAt: instant('label_printed_at'),
    /** Set by the retention job; personal fields are blank from then on. */
    anonymisedAt: instant('anonymised_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** What the total holds besides the lines; null for nothing (decision 0057). */
    charges: jsonb('charges').$type<Charge[]>(),
    /** The time of its day at which it is handed over, `09:00-11:00` in WIB (decision 0064). */
    timeWindow: text('time_window'),
    /** Rupiah of its payment that went back; null for none. A trigger on `refunds` keeps it (decision 0066). */
    refunded: rupiahColumn('refunded'),
    /** The promotion code it was placed with; its amount and word stand in the charges (decision 0068). */
    promotionCodeId: integer('promotion_code_id').references(() => promotionCodes.id),
  },
  (t) => [
    check('orders_package_type', sql`${t.packageType} in (${sql.raw(oneOf(packageTypes))})`),
    check('orders_status', sql`${t.status} in (${sql.raw(oneOf(orderStatuses))})`),
    check('orders_source', sql`${t.source} in (${sql.raw(oneOf(orderSources))})`),
    check('orders_quantity', sql`${t.quantity} >= 1`),
    check('orders_pieces', sql`${t.pieces} >= 1`),
    check('orders_total', sql`${t.totalPrice} >= 0 and ${t.totalPrice} = trunc(${t.totalPrice})`),
    check('orders_paid_at', sql`${t.isPaid} = (${t.paidAt} is not null)`),
    check(
      'orders_charges',
      sql`${t.charges} is null or (jsonb_typeof(${t.charges}) = 'array' and ${t.charges} <> '[]'
  and jsonb_array_length(${t.charges}) = jsonb_array_length(jsonb_path_query_array(${t.charges}, '${sql.raw(wholeCharges)}'))
  and ${t.totalPrice} >= charges_total(${t.charges}))`,
    ),
    check(
      'orders_time_window',
      sql`${t.timeWindow} ~ '^([01]\\d|2[0-3]):[0-5]\\d-([01]\\d|2[0-3]):[0-5]\\d$'`,
    ),
    check('orders_refunded', sql`${t.refunded} > 0`),
    index('orders_by_status').on(t.status, t.id.desc()),
    index('orders_unpaid').on(t.id.desc()).where(sql`not is_paid`),
    index('orders_by_phone').on(t.phoneKey, t.id.desc()),
    index('orders_by_delivery_date').on(t.deliveryDate, t.id).where(sql`delivery_date is not null`),
    index('orders_by_date').on(t.orderDate),
    /** Done, and still telling who ordered: what is forgotten next is at its beginning. */
    index('orders_to_forget')
      .on(t.orderDate, t.id)
      .where(sql`anonymised_at is null and status in (${sql.raw(oneOf(finalStatuses))})`),
    index('orders_with_charges').on(t.orderDate).where(sql`charges is not null`),
    index('orders_with_time').on(t.orderDate).where(sql`time_window is not null`),
    index('orders_with_refunds').on(t.orderDate).where(sql`refunded is not null`),
    index('orders_with_promotion')
      .on(t.promotionCodeId, t.phoneKey)
      .where(sql`promotion_code_id is not null`),
    index('orders_pickup').on(t.id.desc()).where(sql`not is_delivery`),
    /** Few orders are both: without it the list's total walks all of one kind to find them. */
    index('orders_pickup_unpaid').on(t.id.desc()).where(sql`not is_delivery and not is_paid`),
    index('orders_name_search').using('gin', sql`lower(${t.customerName}) gin_trgm_ops`),
    index('orders_phone_search').using('gin', sql`${t.phoneKey} gin_trgm_ops`),
  ],
)

/** The packages of one order; a package stands in at most one line. */
export const orderItems = pgTable(
  'order_items',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    position: smallint('position').notNull().default(1),
    packageType: text('package_type', { enum: packageTypes }).notNull(),
    quantity: integer('quantity').notNull(),
    unitPrice: rupiahColumn('unit_price').notNull(),
    totalPrice: rupiahColumn('total_price').notNull(),
    /** This line took its quantity from `inventory` and has not given it back. */
    holdsStock: boolean('holds_stock').notNull().default(false),
    /** Ticked on the cook sheet. */
    preparedAt: instant('prepared_at'),
  },
  (t) => [
    check('order_items_package_type', sql`${t.packageType} in (${sql.raw(oneOf(packageTypes))})`),
    check('order_items_quantity', sql`${t.quantity} >= 1`),
    check('order_items_total', sql`${t.totalPrice} = ${t.unitPrice} * ${t.quantity}`),
    uniqueIndex('order_items_one_line_per_package').on(t.orderId, t.packageType),
  ],
)

export const accessGrounds = ['order', 'phone', 'link'] as const

/** Who may see an order whole: the SHA-256 of a browser's access cookie, per order. A row can be taken back. */
export const orderAccess = pgTable(
  'order_access',
  {
    tokenHash: digest('token_hash').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    via: text('via', { enum: accessGrounds }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tokenHash, t.orderId] }),
    check('order_access_via', sql`${t.via} in (${sql.raw(oneOf(accessGrounds))})`),
    index('order_access_by_order').on(t.orderId),
    index('order_access_expiry').on(t.expiresAt),
  ],
)

export const linkPurposes = ['track', 'review'] as const

/** Private links sent by WhatsApp; the key travels after `#`, only its SHA-256 is stored. */
export const orderLinks = pgTable(
  'order_links',
  {
    keyHash: digest('key_hash').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: linkPurposes }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    check('order_links_purpose', sql`${t.purpose} in (${sql.raw(oneOf(linkPurposes))})`),
    index('order_links_by_order').on(t.orderId),
  ],
)

/** One filled form makes one order: the key row commits with its order. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: text('key').primaryKey(),
    bodyHash: digest('body_hash').notNull(),
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [index('idempotency_keys_age').on(t.createdAt)],
)

/**
 * The timeline and audit of an order, and the feed that live screens follow. Append only (a trigger
 * refuses update and delete); `data` never holds personal data.
 */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    at: instant('at').notNull().defaultNow(),
    /** 'customer', 'admin:<username>', 'provider', 'system'. */
    actor: text('actor').notNull(),
    /** 'placed', 'status', 'paid', 'unpaid', 'payment', 'note', 'whatsapp', 'label', 'access', … */
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [index('order_events_by_order').on(t.orderId, t.id)],
)

/**
 * Words a person wrote about an order: notes, reasons. They belong to an event but stand apart from it, since
 * events are never changed and words can hold personal data that has to go one day.
 */
export const orderNotes = pgTable('order_notes', {
  eventId: bigint('event_id', { mode: 'number' })
    .primaryKey()
    .references(() => orderEvents.id),
  text: text('text').notNull(),
})

/**
 * How many orders stand in each status and how many pieces they hold, spread over slots so that writers do
 * not queue on one row.
 */
export const orderCounts = pgTable(
  'order_counts',
  {
    status: text('status', { enum: orderStatuses }).notNull(),
    slot: smallint('slot').notNull(),
    orders: bigint('orders', { mode: 'number' }).notNull(),
    pieces: bigint('pieces', { mode: 'number' }).notNull(),
    /** Of these orders, those not paid, and their totals in rupiah. */
    unpaidOrders: bigint('unpaid_orders', { mode: 'number' }).notNull().default(0),
    unpaidTotal: numeric('unpaid_total', { precision: 16, scale: 2 }).notNull().default('0'),
  },
  (t) => [primaryKey({ columns: [t.status, t.slot] })],
)
