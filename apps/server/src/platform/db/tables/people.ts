import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { digest } from './orders.ts'

/** Those who run the shop. `password` is a scrypt record with its parameters, never the password. */
export const users = pgTable('users', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  username: text('username').notNull().unique(),
  password: text('password').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  passwordChangedAt: instant('password_changed_at').notNull().defaultNow(),
})

/** A signed-in browser: SHA-256 of its cookie, at most 24 hours by the database's clock. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: digest('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    check('sessions_at_most_a_day', sql`${t.expiresAt} <= ${t.createdAt} + interval '24 hours'`),
    index('sessions_by_user').on(t.userId),
    index('sessions_expiry').on(t.expiresAt),
  ],
)

/** Browsers that signed in before: their attempts have a bucket of their own. */
export const adminDevices = pgTable('admin_devices', {
  tokenHash: digest('token_hash').primaryKey(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
})

/** Phones whose orders the owner no longer takes. */
export const blockedPhones = pgTable('blocked_phones', {
  phoneKey: text('phone_key').primaryKey(),
  reason: text('reason').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  createdBy: text('created_by').notNull(),
})

/** What the owner remembers about a customer, joined to orders by the phone key. */
export const customerNotes = pgTable('customer_notes', {
  phoneKey: text('phone_key').primaryKey(),
  note: text('note').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  updatedBy: text('updated_by').notNull(),
})
