import { roles } from '@dimsum/domain/roles'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
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
    /** Names the session to its user, who may end it. */
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    /** `Chrome, Android`; empty for a session of the version before. */
    device: text('device').notNull().default(''),
    /** Up to five minutes late: it is not written with every request. */
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  (t) => [
    check('sessions_at_most_a_day', sql`${t.expiresAt} <= ${t.createdAt} + interval '24 hours'`),
    index('sessions_by_user').on(t.userId),
    index('sessions_expiry').on(t.expiresAt),
    unique('sessions_id').on(t.id),
  ],
)

/** The secret an authenticator app shares with the shop; in force once `isConfirmed`. As it is: decision 0052 says why. */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32, as apps take it. */
  secret: text('secret').notNull(),
  isConfirmed: boolean('is_confirmed').notNull().default(false),
  /** The last 30-second step a code was taken of; no code of it or of an earlier one is taken again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Codes that stand in for the app, each once; SHA-256 of what was shown. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    codeHash: digest('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

/** A browser whose password was right and whose code is awaited: SHA-256 of its cookie. It opens nothing. */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    tokenHash: digest('token_hash').primaryKey(),
    /** Ends with the factor whose code it waits for. */
    userId: integer('user_id')
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    /** Of the password that was compared: after another one the step leads nowhere. */
    passwordChangedAt: instant('password_changed_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('sign_in_steps_expiry').on(t.expiresAt)],
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
