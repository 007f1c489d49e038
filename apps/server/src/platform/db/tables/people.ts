import { roles } from '@dimsum/domain/roles'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, oneOf } from './columns.ts'
import { digest } from './orders.ts'

/**
 * Those who run the shop. `password` is a scrypt record with its parameters, never the password. A removed person stays,
 * so that what she did keeps her name and no one else takes it. Trigger `users_keep_an_owner`: one owner is always there.
 */
export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    username: text('username').notNull().unique(),
    password: text('password').notNull(),
    /** The default is for rows of backups from before there were roles: whoever was there is an owner. */
    role: text('role', { enum: roles }).notNull().default('owner'),
    createdAt: instant('created_at').notNull().defaultNow(),
    passwordChangedAt: instant('password_changed_at').notNull().defaultNow(),
    removedAt: instant('removed_at'),
  },
  (t) => [
    check('users_role', sql`${t.role} in (${sql.raw(oneOf(roles))})`),
    uniqueIndex('users_one_name_however_written').on(sql`lower(${t.username})`),
  ],
)

/** A link that makes whoever opens it one of the team, once: SHA-256 of its token. */
export const invitations = pgTable(
  'invitations',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    tokenHash: digest('token_hash').notNull().unique(),
    role: text('role', { enum: roles }).notNull(),
    invitedBy: integer('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    check('invitations_role', sql`${t.role} in (${sql.raw(oneOf(roles))})`),
    index('invitations_expiry').on(t.expiresAt),
  ],
)

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
