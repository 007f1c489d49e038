import { roles } from '@dimsum/domain/roles'
import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { digest } from './orders.ts'

/**
 * Users of the desk. `password` is a scrypt record with its parameters, never the password. A removed user's row is
 * kept, so that the name in the logs stays and is not reused. Trigger `users_keep_an_owner`: at least one owner exists.
 */
export const users = pgTable('users', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  username: text('username').notNull(),
  password: text('password').notNull(),
  role: text('role', { enum: roles }).notNull().default('owner'),
  createdAt: instant('created_at').notNull().defaultNow(),
  passwordChangedAt: instant('password_changed_at').notNull().defaultNow(),
  removedAt: instant('removed_at'),
})

/** A link that adds the person who opens it to the team, once: SHA-256 of its token. */
export const invitations = pgTable('invitations', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  tokenHash: digest('token_hash').notNull(),
  role: text('role', { enum: roles }).notNull(),
  invitedBy: integer('invited_by').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
})

/** A signed-in browser: SHA-256 of its cookie, at most 24 hours by the database's clock. */
export const sessions = pgTable('sessions', {
  tokenHash: digest('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
  /** Identifies the session to its user, who may end it. */
  id: integer('id').notNull().generatedByDefaultAsIdentity(),
  /** `Chrome, Android`. */
  device: text('device').notNull().default(''),
  /** Updated at most every five minutes, not with every request. */
  lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  /** The browser's device cookie: its next session takes over the push subscription of this one. */
  deviceHash: digest('device_hash'),
})

/**
 * The secret that an authenticator app shares with the shop; in force once `isConfirmed`. Stored in plain text
 * (decision 0052).
 */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id').primaryKey(),
  /** Base32, as apps expect it. */
  secret: text('secret').notNull(),
  isConfirmed: boolean('is_confirmed').notNull().default(false),
  /** The last 30-second step whose code was used; codes of this or an earlier step are refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** One-time codes that replace the app; SHA-256 of what was shown. */
export const recoveryCodes = pgTable('recovery_codes', {
  userId: integer('user_id').notNull(),
  codeHash: digest('code_hash').notNull(),
  usedAt: instant('used_at'),
})

/** A browser whose password was correct and whose code is required: SHA-256 of its cookie. It grants no access. */
export const signInSteps = pgTable('sign_in_steps', {
  tokenHash: digest('token_hash').primaryKey(),
  /** Deleted with the second factor whose code it waits for. */
  userId: integer('user_id').notNull(),
  /** Of the compared password: after a change the step is invalid. */
  passwordChangedAt: instant('password_changed_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** Browsers that signed in before: their attempts are counted separately. */
export const adminDevices = pgTable('admin_devices', {
  tokenHash: digest('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
})

/** Phones whose orders are refused. */
export const blockedPhones = pgTable('blocked_phones', {
  phoneKey: text('phone_key').primaryKey(),
  reason: text('reason').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  createdBy: text('created_by').notNull(),
})

/** The owner's note about a customer, joined to orders by the phone key. */
export const customerNotes = pgTable('customer_notes', {
  phoneKey: text('phone_key').primaryKey(),
  note: text('note').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  updatedBy: text('updated_by').notNull(),
})
