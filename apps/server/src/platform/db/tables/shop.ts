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

/** What the owner may change without a developer; a missing key means the default of the specification. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  updatedBy: text('updated_by').notNull(),
})

/**
 * Paid sales per WIB day of the order and package, kept by a trigger in the transaction that flips
 * `orders.is_paid`: reports cost the same at ten orders and at ten million.
 */
export const revenueDaily = pgTable('revenue_daily', {
  day: date('day', { mode: 'string' }).notNull(),
  packageType: text('package_type').$type<PackageType>().notNull(),
  /** Orders whose first line is this package: sums to the orders of the day. */
  orders: integer('orders').notNull().default(0),
  /** Orders that hold this package in any line. */
  orderLines: integer('order_lines').notNull().default(0),
  revenue: numeric('revenue', { precision: 14, scale: 2 }).notNull().default('0'),
  /** What those orders were charged besides their packages: with `revenue` it sums to their totals. */
  charges: numeric('charges', { precision: 14, scale: 2 }).notNull().default('0'),
})

/** How the paid orders of a WIB day were paid; kept by a trigger as `revenue_daily` is. */
export const revenueByMethodDaily = pgTable('revenue_by_method_daily', {
  day: date('day', { mode: 'string' }).notNull(),
  /** As on the order; 'unknown' where none was noted. */
  paymentMethod: text('payment_method').notNull(),
  orders: integer('orders').notNull().default(0),
  revenue: numeric('revenue', { precision: 14, scale: 2 }).notNull().default('0'),
})

/** The kitchen's day: pieces promised, and what the owner set for it. */
export const kitchenDays = pgTable('kitchen_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  /** Pieces the kitchen can make; null: the weekday's default of the settings. */
  capacity: integer('capacity'),
  taken: integer('taken').notNull().default(0),
  isClosed: boolean('is_closed').notNull().default(false),
  note: text('note'),
})

/** What is promised for a time of a day; a trigger on `orders` counts it, always with the day locked. */
export const kitchenWindows = pgTable('kitchen_windows', {
  day: date('day', { mode: 'string' }).notNull(),
  /** As on the order: `09:00-11:00`. */
  timeWindow: text('time_window').notNull(),
  orders: integer('orders').notNull().default(0),
  pieces: integer('pieces').notNull().default(0),
})

/** Admin acts that belong to no single order. Append only. */
export const auditLog = pgTable('audit_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  at: instant('at').notNull().defaultNow(),
  actor: text('actor').notNull(),
  action: text('action').notNull(),
  subject: text('subject').notNull(),
  before: jsonb('before'),
  after: jsonb('after'),
})

/** When a repeating job (reconciler, retention, backup check) last ran and what it said. */
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

/** Counted tries per hashed key (`limits/`); `expire` is ms since 1970 by the database's clock. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
