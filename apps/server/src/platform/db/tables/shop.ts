import type { PackageType } from '@dimsum/domain/menu'
import {
  bigint,
  boolean,
  date,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  varchar,
} from 'drizzle-orm/pg-core'
import { instant, jsonb } from './columns.ts'

/** Settings that the owner changed; a missing key means the default of the specification. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  updatedBy: text('updated_by').notNull(),
})

/**
 * Paid revenue per WIB day of the order and package, maintained by a trigger in the transaction that changes
 * `orders.is_paid`: reports cost the same at any number of orders.
 */
export const revenueDaily = pgTable('revenue_daily', {
  day: date('day', { mode: 'string' }).notNull(),
  packageType: text('package_type').$type<PackageType>().notNull(),
  /** As on the order; 'unknown' when it has none. */
  paymentMethod: text('payment_method').notNull(),
  /** Orders whose first line is this package; the sum over packages is the orders of the day. */
  orders: integer('orders').notNull().default(0),
  /** Orders with this package in any line. */
  orderLines: integer('order_lines').notNull().default(0),
  revenue: numeric('revenue', { precision: 14, scale: 2 }).notNull().default('0'),
  /** Charges of those orders besides their packages; `revenue` plus this is the sum of their totals. */
  charges: numeric('charges', { precision: 14, scale: 2 }).notNull().default('0'),
})

/** A kitchen day: pieces ordered, and the owner's settings for it. */
export const kitchenDays = pgTable('kitchen_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  /** Max pieces; null: the weekday's default from the settings. */
  capacity: integer('capacity'),
  taken: integer('taken').notNull().default(0),
  isClosed: boolean('is_closed').notNull().default(false),
  note: text('note'),
})

/** What is ordered for a time window of a day; a trigger on `orders` maintains it, always with the day locked. */
export const kitchenWindows = pgTable('kitchen_windows', {
  day: date('day', { mode: 'string' }).notNull(),
  /** As on the order: `09:00-11:00`. */
  timeWindow: text('time_window').notNull(),
  orders: integer('orders').notNull().default(0),
  pieces: integer('pieces').notNull().default(0),
})

/** Admin actions that belong to no single order. Append only. */
export const auditLog = pgTable('audit_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  at: instant('at').notNull().defaultNow(),
  actor: text('actor').notNull(),
  action: text('action').notNull(),
  subject: text('subject').notNull(),
  before: jsonb('before'),
  after: jsonb('after'),
})

/** When a periodic job (reconciler, retention, backup check) last ran, and its result. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at'),
  result: jsonb('result'),
})

/** One row from a restore until the owner confirms that this copy is the real shop. */
export const unconfirmedRestore = pgTable('unconfirmed_restore', {
  id: smallint('id').primaryKey().default(1),
  /** When the backup was made. */
  backupAt: instant('backup_at').notNull(),
  restoredAt: instant('restored_at').notNull().defaultNow(),
})

/** Counted attempts per hashed key (`limits/`); `expire` is Unix time in ms by the database's clock. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
