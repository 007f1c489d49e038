import { roles } from '@dimsum/domain/roles'
import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { digest } from './orders.ts'

/**
 * Those who run the shop. `password` is a scrypt record with its parameters, never the password. A removed person stays,
 * so that what she did keeps her name and no one else takes it. Trigger `users_keep_an_owner`: one owner is always there.
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

/** A link that makes whoever opens it one of the team, once: SHA-256 of its token. */
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
  /** Names the session to its user, who may end it. */
  id: integer('id').notNull().generatedByDefaultAsIdentity(),
  /** `Chrome, Android`. */
  device: text('device').notNull().default(''),
  /** Up to five minutes late: it is not written with every request. */
  lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  /** The known browser it belongs to: its next session takes over what hangs on this one. */
  deviceHash: digest('device_hash'),
})

/** The secret an authenticator app shares with the shop; in force once `isConfirmed`. As it is: decision 0052 says why. */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id').primaryKey(),
  /** Base32, as apps take it. */
  secret: text('secret').notNull(),
  isConfirmed: boolean('is_confirmed').notNull().default(false),
  /** The last 30-second step a code was taken of; no code of it or of an earlier one is taken again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Codes that stand in for the app, each once; SHA-256 of what was shown. */
export const recoveryCodes = pgTable('recovery_codes', {
  userId: integer('user_id').notNull(),
  codeHash: digest('code_hash').notNull(),
  usedAt: instant('used_at'),
})

/** A browser whose password was right and whose code is awaited: SHA-256 of its cookie. It opens nothing. */
export const signInSteps = pgTable('sign_in_steps', {
  tokenHash: digest('token_hash').primaryKey(),
  /** Ends with the factor whose code it waits for. */
  userId: integer('user_id').notNull(),
  /** Of the password that was compared: after another one the step leads nowhere. */
  passwordChangedAt: instant('password_changed_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** Browsers that signed in before: their attempts have a bucket of their own. */
export const adminDevices = pgTable('admin_devices', {
  tokenHash: digest('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
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
